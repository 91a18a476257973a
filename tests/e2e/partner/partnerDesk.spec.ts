import type { Locator, Page } from '@playwright/test';
import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';
import { expect, test } from '../../support/browser/story';
import { signInAsPartner } from './partnerSteps';
import { heading } from '../steps';

test('a price is changed with the keyboard alone', async ({ page }) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  await signInAsPartner(page, partner);
  await page.goto(`/partner/room-management?hotelId=${hotel.id}`);
  const row = page.getByRole('row', { name: /101/ });
  await expect(row).toContainText('₫500,000');
  await row.focus();
  await page.keyboard.press('p');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('640000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is now ₫640,000 a night/)).toBeVisible();
  await expect(row).toContainText('₫640,000');
  await expect(row).toBeFocused();
  const [stored] = await sharedServer().sql<{ price: number }>(
    'select price_vnd as price from rooms where hotel_id = $1',
    [hotel.id],
  );
  expect(Number(stored!.price)).toBe(640_000);
});

test('a price is grouped while it is typed, and the caret stays', async ({ page }) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  await signInAsPartner(page, partner);
  await page.goto(`/partner/room-management?hotelId=${hotel.id}`);

  await test.step('in the table', async () => {
    await page.getByRole('button', { name: /^Change the price of Room 101/ }).click();
    await retype(page, page.getByRole('spinbutton', { name: /^Price.*Room 101/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/is now ₫12,934,567 a night/)).toBeVisible();
  });

  await test.step('for the rooms selected', async () => {
    await page.getByRole('checkbox', { name: /Select Room 101/ }).check();
    await page.getByRole('button', { name: 'Change price' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'One new price' }).check();
    await retype(page, dialog.getByRole('spinbutton'));
    await expect(dialog.getByRole('row', { name: /101/ })).toContainText('₫12,934,567');
  });
});

/** A digit goes into the middle of an amount, another is taken out, and one is typed for it. */
async function retype(page: Page, field: Locator): Promise<void> {
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
  await field.fill('');
  await field.pressSequentially('1234567');
  await expect(field).toHaveValue('1,234,567');
  for (let moved = 0; moved < '34,567'.length; moved += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('8');
  await expect(field).toHaveValue('12,834,567');
  expect(await caret()).toBe('12,8'.length);
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('1,234,567');
  expect(await caret()).toBe('1,2'.length);
  await page.keyboard.type('9');
  await expect(field).toHaveValue('12,934,567');
  expect(await caret()).toBe('12,9'.length);
  // As money is often written in Vietnam.
  await field.fill('');
  await field.pressSequentially('12.934.567');
  await expect(field).toHaveValue('12,934,567');
}

test('a filtered page of a table has an address, and Back leads to it', async ({ page }) => {
  const partner = await newPartner();
  const rooms = Array.from({ length: 12 }, (_, i) => ({ price: 300_000 + i * 10_000 }));
  const hotel = await newHotel({ owner: partner.email, rooms });
  await signInAsPartner(page, partner);
  await page.goto(`/partner/room-management?hotelId=${hotel.id}&size=5&sort=-price`);
  await page.getByRole('button', { name: /next page/i }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: /^Edit Room 107/ }).click();
  await expect(heading(page, 'Edit Room')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(page).toHaveURL(/sort=-price/);
  await expect(page.getByRole('row', { name: /107/ })).toBeVisible();
});

test.describe('two tabs', () => {
  test.use({ expectedInConsole: /status of 409/ });

  test('that change one hotel never overwrite each other in silence', async ({ page, context }) => {
    const partner = await newPartner();
    const hotel = await newHotel({ owner: partner.email });
    const { sql } = sharedServer();
    await sql(`update hotels set price_min = 400000, price_max = 900000 where id = $1`, [hotel.id]);
    await signInAsPartner(page, partner);
    const other = await context.newPage();
    const address = `/partner/hotel-management/edit/${hotel.id}`;
    await page.goto(address);
    await other.goto(address);
    const descriptionIn = (tab: typeof page) => tab.getByRole('textbox', { name: 'Description' });
    const saveIn = (tab: typeof page) => tab.getByRole('button', { name: 'Update Hotel' }).click();
    const stored = async () =>
      (
        await sql<{ text: string }>('select description as text from hotels where id = $1', [
          hotel.id,
        ])
      )[0]!.text;

    await descriptionIn(page).fill('Từ trang thứ nhất.');
    await descriptionIn(other).fill('Từ trang thứ hai.');
    await saveIn(other);
    await expect(other.getByText('Hotel updated successfully!')).toBeVisible();

    await saveIn(page);
    await expect(page.getByRole('button', { name: 'Save mine over it' })).toBeVisible();
    expect(await stored()).toBe('Từ trang thứ hai.');
    await expect(descriptionIn(page)).toHaveValue('Từ trang thứ nhất.');
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByText('Hotel updated successfully!')).toBeVisible();
    expect(await stored()).toBe('Từ trang thứ nhất.');
  });
});

test('a booking is read to its end by keys, though nothing in it can have the focus', async ({
  page,
}) => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 3 });
  await signInAsPartner(page, house.partner);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto(`/partner/bookings?booking=${code}`);
  const drawer = page.getByRole('dialog', { name: `Booking ${code}` });
  const parts = drawer.getByRole('heading', { level: 2 });
  await expect(drawer.getByText('To be paid at the counter')).toBeAttached();
  await expect(parts.last()).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(parts.last()).toBeInViewport();
  // From its buttons too.
  await page.keyboard.press('Tab');
  for (const key of ['Home', 'PageDown']) await page.keyboard.press(key);
  await expect(parts.first()).not.toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(parts.first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { signInAsPartner } from './partnerSteps';

async function openRooms(page: Parameters<typeof signInAsPartner>[0]) {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  await signInAsPartner(page, partner);
  await page.goto(`/partner/room-management?hotelId=${hotel.id}`);
  return hotel;
}

type Role = 'button' | 'textbox' | 'combobox' | 'spinbutton';

test('eighty rooms take at most sixty presses', async ({ page }) => {
  const hotel = await openRooms(page);
  let presses = 0;
  const press = async (name: string | RegExp, role: Role) => {
    presses += 1;
    await page.getByRole(role, { name }).click();
  };
  const type = async (text: string) => {
    presses += text.length;
    await page.keyboard.type(text);
  };
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  await press('Room types', 'button');
  await press('Add a type and its rooms', 'button');
  await press(/^Name/, 'textbox');
  await type('Deluxe');
  await press(/^Category/, 'combobox');
  presses += 1;
  await page.getByTitle('Deluxe', { exact: true }).click();
  await press(/^Price per night/, 'spinbutton');
  await type('850000');
  await key('Tab');
  await type('201-220,301-320,401-420,501-520');
  await expect(page.getByText(/^80 rooms: 201, 202, .* and 68 more/)).toBeVisible();
  await key('Enter');
  await expect(page.getByText('Deluxe was created with 80 rooms.')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(60);
  const stored = await sharedServer().sql(
    `select 1 from rooms where hotel_id = $1 and price_vnd = 850000 and room_type = 'Deluxe'`,
    [hotel.id],
  );
  expect(stored).toHaveLength(80);
});

test.describe('a type', () => {
  test.use({ expectedInConsole: /status of 409/ });

  test('says which rooms follow a change, takes one more, and names what is taken', async ({
    page,
  }) => {
    await openRooms(page);
    const drawer = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Room types' }).click();
    await drawer.getByRole('button', { name: 'Add room 102, one more Phòng 101' }).click();
    await expect(drawer.getByText('Standard · 2 rooms · ₫500,000')).toBeVisible();
    await checkA11y(page);

    await drawer.getByRole('button', { name: 'Edit Phòng 101' }).click();
    await expect(drawer.getByText('All 2 rooms will be updated.')).toBeVisible();
    const price = drawer.getByRole('spinbutton', { name: /^Price per night/ });
    await price.fill('650000');
    await expect(drawer.getByText('2 rooms: ₫500,000 → ₫650,000 a night.')).toBeVisible();
    const more = drawer.getByRole('form', { name: 'More rooms like these' });
    await more.getByRole('textbox', { name: /^Room numbers/ }).fill('102-104');
    await expect(more.getByText('Already in use: 102')).toBeVisible();
    await more.getByRole('button', { name: 'Add rooms' }).click();
    await expect(more.getByText(/numbers.*: 102\./)).toBeVisible();
    await checkA11y(page);
    await drawer.getByRole('button', { name: 'Save type' }).click();
    await expect(page.getByText('Phòng 101 and its rooms have been updated.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    const row = page.getByRole('row', { name: /102/ });
    await expect(row).toContainText('₫650,000');

    await row.getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByText('2 rooms of this type cost ₫650,000 a night.')).toBeVisible();
    await page.getByRole('spinbutton', { name: /^Price per night/ }).fill('600000');
    await expect(page.getByText('This room costs ₫50,000 less per night.')).toBeVisible();
    await page.getByRole('link', { name: 'Edit the room type' }).click();
    await expect(drawer.getByText('All 2 rooms will be updated.')).toBeVisible();

    const numbers = drawer.getByRole('textbox', { name: /^Room numbers/ });
    await numbers.fill('121-140');
    await drawer.getByRole('button', { name: 'All room types' }).click();
    await expect(drawer.locator(':focus'), 'what was pressed is gone').toHaveCount(1);
    await drawer.getByRole('button', { name: 'Edit Phòng 101' }).click();
    await expect(numbers).toHaveValue('121-140');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  });
});

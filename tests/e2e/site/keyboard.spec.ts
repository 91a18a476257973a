import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { formatDayRange } from '../../../domain/stays/dayText';
import { newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { bookButton, bookingsAt, confirmedId, heading, logInOn } from '../steps';

const MAX_STEPS = 120;
const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(85);

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // What is off is passed by.
  await expect(target).toBeEnabled();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'the keyboard reaches it').toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await expect(target).toBeEditable();
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** A new page is announced by its heading, and the next Tab goes on from there. */
async function expectArrived(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
}

test('the focus stays in the page when what was pressed is off or gone', async ({ page }) => {
  await page.goto(`/hotels?checkIn=${checkIn}&checkOut=${checkOut}&adults=2&amenities=wifi`);
  const bar = page.getByRole('main');
  await press(page, bar.getByRole('button', { name: /^Số khách/ }));
  const fewer = bar.getByRole('button', { name: 'Bớt một người lớn' });
  await press(page, fewer);
  await expect(bar.getByRole('spinbutton', { name: 'Người lớn' })).toHaveValue('1');
  await expect(fewer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: /^Số khách/ })).toBeFocused();

  await press(page, bar.getByRole('link', { name: /^Bỏ / }));
  await expect(page).not.toHaveURL(/amenities/);
  await expect(bar.getByRole('heading', { level: 2, name: /chỗ nghỉ$/ })).toBeFocused();
});

test('a stay is found and booked without a mouse', async ({ page }) => {
  const name = `Nhà Phím ${randomUUID().slice(0, 8)}`;
  const hotel = await newHotel({ name });
  await logInOn(page, await newTraveller());

  const form = page.getByRole('search');
  await type(page, form.getByRole('combobox'), name);
  await type(
    page,
    form.getByRole('textbox', { name: 'Ngày nhận – trả phòng' }),
    formatDayRange({ checkIn, checkOut }),
  );
  await press(page, form.getByRole('button', { name: /^Tìm/ }));
  await expectArrived(page, /./);

  await press(page, page.getByRole('main').getByRole('link', { name, exact: true }));
  await expectArrived(page, name);

  await press(page, page.getByRole('main').getByRole('link', { name: 'Phòng 101' }));
  await expectArrived(page, /Phòng 101/);

  await press(page, page.getByRole('button', { name: 'Đặt ngay' }));
  await expectArrived(page, 'Xác nhận đặt phòng');

  await type(page, page.getByRole('textbox', { name: 'Số điện thoại' }), '0912345678');
  await press(page, bookButton(page));
  await confirmedId(page);
  await expectArrived(page, 'Đặt phòng thành công');
  expect(await bookingsAt(hotel)).toBe(1);

  const showQr = page.getByRole('button', { name: 'Hiện mã QR' });
  await press(page, showQr);
  await expect(page.getByRole('dialog', { name: 'Mã QR đặt phòng' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(showQr).toBeFocused();
});

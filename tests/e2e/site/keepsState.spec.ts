import type { Page } from '@playwright/test';
import { formatDayRange } from '../../../domain/stays/dayText';
import { newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import {
  bookButton,
  chooseRooms,
  endSessions,
  expectGuest,
  fillGuest,
  goOnToBooking,
  logInAndBook,
  openHotel,
  prepareBooking,
  searchRooms,
  signInOn,
} from '../steps';

const stay = stayIn(60, 3);
const PHONE = '0912 000 111';
const NOTES = 'Xin tầng cao.';

const twoRooms = () => newHotel({ rooms: [{ price: 500_000 }, { price: 700_000 }] });

/** The search and the choice that the stories here make. */
async function expectChoice(page: Page): Promise<void> {
  const dates = { checkIn: stay.checkInDate, checkOut: stay.checkOutDate };
  await expect(page.getByRole('textbox', { name: 'Ngày nhận – trả phòng' })).toHaveValue(
    formatDayRange(dates),
  );
  await expect(page.getByRole('spinbutton', { name: 'Người lớn' })).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Đã chọn Phòng 102' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chọn phòng Phòng 101' })).toBeVisible();
}

test('search, choice and draft survive a reload and a killed tab', async ({ page, context }) => {
  const hotel = await twoRooms();
  await openHotel(page, hotel);
  await page.getByRole('button', { name: 'Thêm một người lớn' }).click();
  await searchRooms(page, stay);
  await chooseRooms(page, 'Phòng 102');
  await page.reload();
  await expectChoice(page);

  await goOnToBooking(page);
  await fillGuest(page, PHONE, NOTES);
  await page.reload();
  await expectGuest(page, PHONE, NOTES);
  await page.close();

  const tab = await context.newPage();
  await tab.goto('/booking-details');
  await expectGuest(tab, PHONE, NOTES);
  await expect(tab.getByRole('main')).toContainText('Phòng 102');
  await tab.getByRole('link', { name: 'Đổi ngày hoặc phòng' }).click();
  await expectChoice(tab);
});

test('the draft waits while somebody signs in', async ({ page }) => {
  const hotel = await twoRooms();
  const account = await newTraveller();
  await prepareBooking(page, hotel, stay);
  await fillGuest(page, PHONE, NOTES);
  await page.getByRole('button', { name: 'Đăng nhập để đặt phòng' }).click();
  await expect(page.getByText('Bạn cần đăng nhập để thực hiện đặt phòng')).toBeVisible();
  await page.reload();
  await logInAndBook(page, account, hotel, { phone: PHONE, notes: NOTES });
});

test.describe('a session that ends while the booking is sent', () => {
  test.use({ expectedInConsole: /status of 401/ });

  test('leads to the login and back to the same draft', async ({ page }) => {
    const hotel = await twoRooms();
    const account = await newTraveller();
    await signInOn(page, account);
    await prepareBooking(page, hotel, stay);
    await fillGuest(page, PHONE, NOTES);
    await expect(bookButton(page)).toBeEnabled();
    await endSessions(account);

    await bookButton(page).click();
    await expect(page.getByText(/^Phiên đăng nhập đã hết hạn/)).toBeVisible();
    await expect(page.getByText(/^Bạn cần đăng nhập/)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await logInAndBook(page, account, hotel, { phone: PHONE, notes: NOTES });
  });
});

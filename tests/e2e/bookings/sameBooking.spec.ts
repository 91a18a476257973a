import type { Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel, type TestHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { bookButton, bookingsAt, confirmedId, heading, prepareBooking, signInOn } from '../steps';

async function readyToBook(page: Page): Promise<TestHotel> {
  const hotel = await newHotel();
  await signInOn(page, await newTraveller());
  await prepareBooking(page, hotel, stayIn(50));
  await expect(bookButton(page)).toBeEnabled();
  return hotel;
}

test('a double click books once', async ({ page }) => {
  const hotel = await readyToBook(page);
  await bookButton(page).dblclick();
  await confirmedId(page);
  expect(await bookingsAt(hotel)).toBe(1);
});

test.describe('an answer that never arrives', () => {
  test.use({ expectedInConsole: /ERR_CONNECTION_RESET|409 \(Conflict\)/ });

  test('is asked for again, and the booking is the same', async ({ page }) => {
    const hotel = await readyToBook(page);
    const address = '**/api/customer/bookings/create';
    await page.route(
      address,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await bookButton(page).click();
    await expect(page.getByText(/Chưa nhận được câu trả lời rõ ràng/)).toBeVisible();
    expect(await bookingsAt(hotel)).toBe(1);

    // A page that is loaded again knows of it: the room is not somebody else's.
    await page.reload();
    await expect(page.getByText('Chưa rõ đã đặt được phòng hay chưa')).toBeVisible();
    await expect(page.getByText(/không còn trống/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await confirmedId(page);
    expect(await bookingsAt(hotel)).toBe(1);
  });
});

test('Back after a booking leads to it, and to no second one', async ({ page }) => {
  const hotel = await readyToBook(page);
  const bookingPage = page.url();
  await bookButton(page).click();
  const id = await confirmedId(page);

  await page.goBack();
  await expect(heading(page, hotel.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tiếp tục' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Đã chọn/ })).toHaveCount(0);

  await page.goto(bookingPage);
  await expect(page.getByText('Bạn đã đặt kỳ nghỉ này')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(id);
  await expect(bookButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Xem đặt phòng' }).click();
  await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
  expect(await bookingsAt(hotel)).toBe(1);
});

test('a confirmation that is opened again is read from the server', async ({ page, context }) => {
  await readyToBook(page);
  await bookButton(page).click();
  const id = await confirmedId(page);
  const again = await context.newPage();
  await again.goto(page.url());
  expect(await confirmedId(again)).toBe(id);
  await expect(again.getByRole('article')).toContainText(id);
});

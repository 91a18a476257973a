import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { formatDong } from '../../../domain/money/money';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { call } from '../../support/client';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { chooseDates, heading, signInOn } from '../steps';
import type { Page } from '@playwright/test';

// A refusal is an answer, and the browser writes each into its console.
test.use({ expectedInConsole: /status of (409|422)/ });

const stay = stayIn(60);
const longer = { ...stay, checkOutDate: stayIn(60, 3).checkOutDate };

/** A traveller's booking of one of two Deluxe rooms, in a hotel with a Suite beside. */
async function bookedStay() {
  const hotel = await hotelOfTypes([
    ...alike(2, 'Deluxe', 800_000),
    ...alike(1, 'Suite', 1_500_000),
  ]);
  const traveller = await newTraveller();
  const wanted = { ...bookingOf(hotel, [hotel.rooms[0]!], stay), adults: 2, children: 0 };
  const { status, body } = await book(traveller.token, wanted);
  expect(status).toBe(201);
  return { hotel, traveller, bookingId: body.bookingId };
}

const agree = (page: Page) => page.getByRole('button', { name: /^Đồng ý đổi/ });
const summary = (page: Page) => page.getByRole('region', { name: 'Sau khi đổi' });

async function openChange(page: Page): Promise<void> {
  await page.goto('/bookings');
  await page.getByRole('link', { name: 'Đổi đặt phòng' }).click();
  await expect(heading(page, 'Đổi đặt phòng')).toBeVisible();
  await expect(summary(page)).toContainText('Chưa có gì khác');
  await expect(agree(page)).toBeDisabled();
}

test(
  'a night more and another room: the difference is shown before it is agreed, and the booking is changed',
  { tag: '@phone' },
  async ({ page }) => {
    const { traveller, hotel } = await bookedStay();
    await signInOn(page, traveller);
    await openChange(page);
    await chooseDates(page, longer);
    // 800.000 and 10 % of tax and fee.
    await expect(agree(page)).toHaveText(`Đồng ý đổi, thêm ${formatDong(880_000)}`);
    await expect(summary(page)).toContainText(`Thêm ${formatDong(800_000)}`);
    await checkA11y(page);

    // Somebody takes the one room for the new night: another of its type takes its place.
    const night = { checkInDate: stay.checkOutDate, checkOutDate: longer.checkOutDate };
    const other = await newTraveller();
    const body = bookingOf(hotel, [hotel.rooms[0]!], night, 1);
    expect((await book(other.token, body)).status).toBe(201);
    await page.getByLabel('Thêm một phòng').selectOption('Suite (còn 1)');
    await expect(summary(page)).toContainText('Suite');
    await page.getByRole('button', { name: /^Không thêm nữa/ }).click();
    await expect(summary(page)).toContainText('phòng 101 → 102');
    await expect(agree(page)).toHaveText(`Đồng ý đổi, thêm ${formatDong(880_000)}`);

    await agree(page).click();
    await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('3 đêm');
    await expect(sheet).toContainText(formatDong(2_640_000));
    await checkA11y(page);
  },
);

test('two tabs: what the other changed is said, counted with, and nothing is lost', async ({
  page,
}) => {
  const { traveller, bookingId } = await bookedStay();
  await signInOn(page, traveller);
  await openChange(page);
  await page.getByRole('button', { name: 'Bớt một người lớn' }).click();
  await expect(agree(page)).toHaveText('Đồng ý đổi, tổng không đổi');

  const address = `/api/customer/bookings/${bookingId}`;
  const { token } = traveller;
  const change = { version: 1, checkOutDate: longer.checkOutDate, totalPrice: 2_400_000 };
  expect((await call('POST', `${address}/change`, { token, body: change })).status).toBe(200);

  await agree(page).click();
  await expect(page.getByText('vừa được thay đổi ở nơi khác')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Người lớn' })).toHaveValue('1');
  // The stay as it was typed here is a night less than it is by now.
  await expect(agree(page)).toHaveText(`Đồng ý đổi, bớt ${formatDong(880_000)}`);
  await agree(page).press('Enter');
  await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('2 đêm');
  await expect(page.getByRole('article')).toContainText('1 người lớn');
});

test('what is not possible is said in words with what to do next, and a closed booking leads back', async ({
  page,
}) => {
  const { traveller, bookingId } = await bookedStay();
  await signInOn(page, traveller);
  await openChange(page);
  const more = page.getByRole('button', { name: 'Thêm một người lớn' });
  await more.click();
  await expect(page.getByRole('alert')).toContainText('không đủ chỗ cho số khách');
  await expect(agree(page)).toBeDisabled();
  await page.getByLabel('Thêm một phòng').selectOption('Deluxe (còn 1)');
  await expect(agree(page)).toHaveText(`Đồng ý đổi, thêm ${formatDong(1_760_000)}`);

  await call('POST', `/api/customer/bookings/${bookingId}/cancel`, { token: traveller.token });
  await agree(page).click();
  await expect(page.getByText('đã huỷ nên không đổi được nữa')).toBeVisible();
  await page.getByRole('link', { name: 'Quay lại đặt phòng' }).click();
  await expect(page.getByText('Đã huỷ').first()).toBeVisible();
});

test('dates that the hotel does not give: the nearest others are chosen with one press', async ({
  page,
}) => {
  const { traveller, hotel } = await bookedStay();
  await sharedServer().sql(
    `insert into type_nights (hotel_id, type_id, night, closed)
     select distinct hotel_id, type_id, $2::date, true from rooms where hotel_id = $1`,
    [hotel.id, stay.checkOutDate],
  );
  await signInOn(page, traveller);
  await openChange(page);
  await chooseDates(page, longer);
  const nearest = summary(page).getByRole('button', { name: /^Chọn / });
  await expect(nearest).toBeVisible();
  await expect(agree(page)).toBeDisabled();
  await checkA11y(page);
  await nearest.press('Enter');
  await expect(agree(page)).toHaveText(`Đồng ý đổi, thêm ${formatDong(880_000)}`);
  await expect(summary(page).getByRole('heading', { name: 'Sau khi đổi' })).toBeFocused();
  await agree(page).click();
  await expect(page.getByRole('article')).toContainText('3 đêm');
});

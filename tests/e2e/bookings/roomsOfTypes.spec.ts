import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import type { TestHotel, TestRoom } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { checkA11y, expect, test } from '../../support/browser/story';
import {
  bookButton,
  bookingsAt,
  confirmedId,
  goOnToBooking,
  openHotel,
  searchRooms,
  signInOn,
} from '../steps';
import type { Page } from '@playwright/test';

const stay = stayIn(40);
const deluxe = 'Phòng Deluxe giường King hướng biển có ban công và bồn tắm';
const suite = 'Suite gia đình';

const resort = () => hotelOfTypes([...alike(4, deluxe), ...alike(3, suite, 2_100_000)]);

async function takenByOther(hotel: TestHotel, room: TestRoom | undefined): Promise<void> {
  const { token } = await newTraveller();
  expect((await book(token, bookingOf(hotel, [room!], stay))).status).toBe(201);
}

/** Two of the one type, and a named one of the other. */
async function chooseThree(page: Page, hotel: TestHotel): Promise<void> {
  await openHotel(page, hotel);
  await searchRooms(page, stay);
  const more = page.getByRole('button', { name: `Thêm một phòng: ${deluxe}` });
  await more.click();
  await more.press('Enter');
  await expect(page.getByRole('spinbutton', { name: `Số phòng: ${deluxe}` })).toHaveValue('2');
  await page.getByRole('button', { name: `Chọn phòng cụ thể ${suite}` }).click();
  await page.getByRole('button', { name: `Chọn phòng ${suite} 106` }).click();
  await expect(page.getByRole('button', { name: `Đã chọn ${suite} 106` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Đã chọn 3 phòng' })).toBeVisible();
}

test(
  'two rooms of a type and a named one of another are booked; one that is taken is replaced in silence',
  { tag: '@phone' },
  async ({ page }) => {
    const hotel = await resort();
    await signInOn(page, await newTraveller());
    await chooseThree(page, hotel);
    await checkA11y(page);
    await goOnToBooking(page);
    await expect(page.getByText(`${deluxe} × 2`)).toBeVisible();
    await expect(page.getByText('Phòng 101, 102')).toBeVisible();
    await expect(bookButton(page)).toBeEnabled();
    await checkA11y(page);

    // Between the price and the press.
    await takenByOther(hotel, hotel.rooms[0]);
    await bookButton(page).click();
    await confirmedId(page);
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(`${deluxe} × 2`);
    await expect(sheet).toContainText('Phòng 102, 103');
    await expect(sheet).toContainText(suite);
    await expect(sheet).toContainText('Phòng 106');
    await expect(sheet).not.toContainText('Phòng 101');
    await checkA11y(page);
    expect(await bookingsAt(hotel)).toBe(2);
  },
);

test('a room that was replaced before the price was asked is shown as the one it is', async ({
  page,
}) => {
  const hotel = await resort();
  await signInOn(page, await newTraveller());
  await chooseThree(page, hotel);
  await takenByOther(hotel, hotel.rooms[0]);
  await goOnToBooking(page);
  await expect(page.getByText('Phòng 102, 103')).toBeVisible();
  // Opened anew, it is the same booking in the making.
  await page.reload();
  await expect(page.getByText('Phòng 102, 103')).toBeVisible();
  await bookButton(page).click();
  await confirmedId(page);
  await expect(page.getByRole('article')).toContainText(`${deluxe} × 2`);
});

test.describe('a named room', () => {
  test.use({ expectedInConsole: /status of 409/ });

  test(
    'that somebody else got is not replaced: what is free is offered',
    { tag: '@phone' },
    async ({ page }) => {
      const hotel = await resort();
      await signInOn(page, await newTraveller());
      await chooseThree(page, hotel);
      await goOnToBooking(page);
      await expect(bookButton(page)).toBeEnabled();
      await takenByOther(hotel, hotel.rooms[5]);
      await bookButton(page).click();
      const panel = page.getByRole('alert').filter({ hasText: 'không còn trống' });
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(
        `${suite} (106) không còn trống`,
      );
      await checkA11y(page);
      await panel.getByRole('button', { name: `Chọn phòng này: ${suite} (105)` }).click();
      await bookButton(page).click();
      await confirmedId(page);
      const sheet = page.getByRole('article');
      await expect(sheet).toContainText('Phòng 101, 102');
      await expect(sheet).toContainText('Phòng 105');
    },
  );
});

import type { Page } from '@playwright/test';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { newTraveller } from '../../support/accounts';
import { newHotel, type TestHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';
import { expect, test as story } from '../../support/browser/story';
import {
  bookButton,
  bookingsAt,
  chooseDates,
  chooseRooms,
  confirmedId,
  goOnToBooking,
  openHotel,
  searchRooms,
  signInOn,
} from '../steps';

const today = addDays(vietnamToday(new Date()), 2);
const yesterday = addDays(today, -1);
const tomorrow = addDays(today, 1);
const JUST_AFTER_MIDNIGHT = `${today}T00:30:00+07:00`;

/** Half past midnight in Vietnam: the day before in Los Angeles, and for the server's UTC. */
const test = story.extend<{ hotel: TestHotel }, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ now: JUST_AFTER_MIDNIGHT });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  hotel: async ({ server }, use) => {
    await use(await newHotel({}, server.control));
  },
});

test.describe.configure({ mode: 'default' });
test.use({ timezoneId: 'America/Los_Angeles' });
test.beforeEach(({ page }) => page.clock.install({ time: JUST_AFTER_MIDNIGHT }));

test("Vietnam's today can be booked at half past midnight", async ({ page, server, hotel }) => {
  await signInOn(page, await newTraveller(server.address));
  await openHotel(page, hotel);
  await expectOffered(page);
  await searchRooms(page, { checkInDate: today, checkOutDate: tomorrow });
  await chooseRooms(page, 'Phòng 101');
  await goOnToBooking(page);
  await bookButton(page).click();
  await confirmedId(page);
  const dayText = today.split('-').reverse().join('/');
  await expect(page.getByRole('article')).toContainText(dayText);
  await expect(page.getByText(/^Giữ phòng đến 18:00/)).toContainText(dayText);
  expect(await bookingsAt(hotel, server.control)).toBe(1);
});

/** The calendar begins today, and yesterday cannot be taken. */
async function expectOffered(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mở lịch' }).click();
  const calendar = page.getByRole('dialog', { name: 'Mở lịch' });
  const day = (text: string) => calendar.locator(`[data-day="${text}"]`);
  await expect(day(today)).toBeEnabled();
  // Of a week that is over no day is drawn.
  await expect(day(yesterday).and(page.locator(':not([aria-disabled])'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
}

test('days that cannot be are refused with their reason', async ({ page, hotel }) => {
  await openHotel(page, hotel);
  const refused = async (checkIn: string, checkOut: string, reason: string) => {
    await chooseDates(page, { checkInDate: checkIn, checkOutDate: checkOut });
    await page.getByRole('button', { name: 'Tìm phòng trống' }).click();
    const field = page.getByRole('textbox', { name: 'Ngày nhận – trả phòng' });
    await expect(field).toHaveAccessibleDescription(reason);
    await expect(page.getByText(reason)).toBeVisible();
  };
  await refused(yesterday, tomorrow, 'Ngày nhận phòng không được trước ngày hiện tại');
  const reversed = 'Ngày nhận phòng không được lớn hơn hoặc bằng ngày trả phòng';
  await refused(tomorrow, today, reversed);
  await refused(tomorrow, tomorrow, 'Ngày trả phòng không được nhỏ hơn hoặc bằng ngày nhận phòng');
});

test('a link to yesterday is refused as well', async ({ page, hotel }) => {
  const link = (checkIn: string, checkOut: string) =>
    `/booking-details?hotel=${hotel.id}&rooms=${hotel.rooms[0]!.id}&checkIn=${checkIn}&checkOut=${checkOut}`;
  await page.goto(link(yesterday, tomorrow));
  await expect(page.getByText('Ngày nhận phòng không được trước ngày hiện tại')).toBeVisible();
  await page.getByRole('link', { name: 'Chọn ngày khác' }).click();
  await expect(page.getByRole('heading', { level: 1, name: hotel.name })).toBeVisible();
});

test("a phone's own calendar begins today", { tag: '@both' }, async ({ page, hotel, isMobile }) => {
  await openHotel(page, hotel);
  if (isMobile) {
    await expect(page.getByLabel('Ngày nhận phòng')).toHaveAttribute('min', today);
    await expect(page.getByLabel('Ngày trả phòng')).toHaveAttribute('min', tomorrow);
  }
  await searchRooms(page, { checkInDate: today, checkOutDate: tomorrow });
  await expect(page.getByText('1 phòng phù hợp')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { signInOn } from '../steps';

const LONG_NAME = 'Khu nghỉ dưỡng Hoàng Hôn Trên Biển Phương Nam Nguyễn Thị Minh';

test.use({ viewport: { width: 360, height: 740 } });

/** Nothing is pushed out at the side, whatever the reader's size of text. */
async function expectToFit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const overhang = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - window.innerWidth;
  });
  expect(overhang, address).toBe(0);
}

/** One page after the other, on whatever machine. */

test('pages fit a phone at twice the text size, long names and all', async ({ page }) => {
  const hotel = await newHotel({ name: LONG_NAME });
  const account = await newTraveller();
  const { body } = await book(account.token, bookingOf(hotel, hotel.rooms, stayIn(95)));
  for (const address of ['/', '/login', '/register', '/policy-support']) {
    await test.step(address, () => expectToFit(page, address));
  }
  await signInOn(page, account);
  for (const address of [
    '/hotels',
    `/hotels/${hotel.id}`,
    `/hotels/rooms/${hotel.rooms[0]!.id}`,
    '/bookings',
    `/bookings/${body.bookingId}`,
    `/booking-confirmation?booking=${body.bookingId}`,
    '/profile',
    '/history',
  ]) {
    await test.step(address, () => expectToFit(page, address));
  }
});

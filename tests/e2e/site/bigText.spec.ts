import type { Page } from '@playwright/test';
import { demo, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { sharedServer } from '../../support/server/serverControl';
import { illegible } from '../../support/browser/illegible';
import { expect, test } from '../../support/browser/story';
import { signInOn } from '../steps';

const LONG_NAME = 'Khu nghỉ dưỡng Hoàng Hôn Trên Biển Phương Nam Nguyễn Thị Minh';

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

test('pages fit a phone at twice the text size, long names and all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
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

test('the next step takes a third of a phone at most at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const hotel = await newHotel();
  const { checkInDate, checkOutDate } = stayIn(95);
  const stay = `?checkIn=${checkInDate}&checkOut=${checkOutDate}&adults=2`;
  for (const address of [`/hotels/${hotel.id}`, `/hotels/rooms/${hotel.rooms[0]!.id}`]) {
    await expectToFit(page, address + stay);
    const bar = page.locator('[data-sticky-bar]');
    await expect(bar).toContainText('gồm thuế và phí');
    expect((await bar.boundingBox())!.height, address).toBeLessThan(740 / 3);
  }
});

test('a change and the calendar of its days fit a phone at twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const hotel = await hotelOfTypes([...alike(1, 'Deluxe'), ...alike(1, 'Suite', 4_000_000)]);
  const account = await newTraveller();
  const wanted = bookingOf(hotel, [hotel.rooms[0]!], stayIn(95));
  const { body } = await book(account.token, wanted);
  await signInOn(page, account);
  await expectToFit(page, `/bookings/${body.bookingId}/change`);
  await page.getByLabel('Đổi loại phòng').selectOption('Suite (còn 1)');
  await expect(page.getByRole('button', { name: /^Đồng ý đổi, thêm/ })).toBeVisible();
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overhang()).toBe(0);
  await page.getByRole('button', { name: 'Mở lịch' }).click();
  const days = page.locator('button[data-day]');
  await expect(days.first()).toBeAttached();
  const unreadable = await days.evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(button.querySelector('span')!);
        return left < 0 || right > window.innerWidth || words.getClientRects().length > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(unreadable).toEqual([]);
  expect(await overhang()).toBe(0);
});

test('the days of a booking are whole in their places, as long as they are in English', async ({
  page,
  context,
}) => {
  const hotel = await newHotel();
  const account = await newTraveller();
  const { body } = await book(account.token, bookingOf(hotel, hotel.rooms, stayIn(95)));
  await context.addCookies([{ name: 'language', value: 'en', url: sharedServer().url }]);
  await signInOn(page, account);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/bookings/${body.bookingId}`);
    const days = page.getByRole('article').locator('dl', { hasText: 'Check-in' }).locator('dd');
    await expect(days.first()).toBeVisible();
    const overhangs = await days.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(Math.max(...overhangs), `${width}`).toBe(0);
  }
});

test('the account’s name is whole in the bar, or its picture stands for it', async ({ page }) => {
  await signInOn(page, demo.customer);
  for (const width of [360, 480, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/policy-support');
    const button = page.getByRole('button', { name: 'Lan' });
    await expect(button).toBeVisible();
    for (const size of ['100%', '200%']) {
      const seen = await button.evaluate((element, fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const box = element.getBoundingClientRect();
        return [...element.children].map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isOut = top === bottom || top >= box.bottom;
          const isWhole =
            left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          return isOut || (isWhole && part.scrollWidth <= part.clientWidth);
        });
      }, size);
      expect(seen, `${width} ${size}`).not.toContain(false);
    }
  }
});

test('names and places of hotels and destinations are whole at twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newHotel({ name: LONG_NAME });
  for (const address of ['/', '/hotels']) {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    const cut = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const words = document.querySelectorAll('main :is(.oneLine, h3.twoLines)');
      return [...words]
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
        .map(({ textContent }) => textContent);
    });
    expect(cut, address).toEqual([]);
  }
});

for (const width of [1280, 768]) {
  test(`partner pages are legible at twice the text size, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInOn(page, demo.partner);
    // From the start of the page on, as a browser does that is set so.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    for (const address of [
      '/partner/dashboard',
      '/partner/calendar',
      '/partner/calendar?view=rates',
      '/partner/prices',
      '/partner/room-management',
      '/partner/bookings',
      '/partner/bookings?new=1',
      '/partner/hotel-management',
      '/partner/discount-management',
      '/partner/reviews',
      '/partner/profile',
      '/partner/settings',
    ]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
        await expect(page.locator('main [role=status][aria-label]')).toHaveCount(0);
        expect(await page.evaluate(illegible), address).toEqual([]);
        const sizes = await page.evaluate(() => ({
          overhang: document.documentElement.scrollWidth - window.innerWidth,
          controls: [...document.querySelectorAll('main :is(.ant-btn, .ant-input)')]
            .map((control) => getComputedStyle(control).fontSize)
            .filter((size) => Number.parseFloat(size) < 28),
        }));
        expect(sizes, address).toEqual({ overhang: 0, controls: [] });
      });
    }
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Dashboard' });
    await expect(link).toBeInViewport({ ratio: 1 });
  });
}

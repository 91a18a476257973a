import type { Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { chooseRooms, heading } from '../steps';

const MAX_SHIFT = 0.02;

/** Runs in the page, before anything of its own. */
function watchShift(): void {
  const seen = globalThis as typeof globalThis & { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (globalThis as typeof globalThis & { shift: number }).shift;
  });

/** Answers come one after the other, each when the one before has been painted. */
async function answerOneByOne(page: Page): Promise<void> {
  let turn = Promise.resolve<unknown>(null);
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    // A page that is left meanwhile paints nothing more.
    turn = turn.then(() => shiftOn(page)).catch(() => null);
    await turn;
    await route.fulfill({ response: answer });
  });
}

async function signedInOnPhone(page: Page, url: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await newTraveller();
  await page.context().addCookies([{ name: 'language', value: 'en', url }]);
  await page.addInitScript((token) => localStorage.setItem('jwt', token), account.token);
  await page.addInitScript(watchShift);
  await answerOneByOne(page);
  return account;
}

test('the pages of a booking stand still while they load', async ({ page, baseURL }) => {
  const hotel = await newHotel({
    name: 'Khách sạn Di sản Cố Ngự bên Hồ Tây và Vườn sen cổ Nhật Tân',
    rooms: [{ price: 500_000 }, { price: 700_000 }],
  });
  const { token } = await signedInOnPhone(page, baseURL!);
  const { checkInDate, checkOutDate } = stayIn(48);
  const rooms = hotel.rooms.map(({ id }) => id).join('-');
  const stay = `checkIn=${checkInDate}&checkOut=${checkOutDate}&adults=2&children=0`;
  await page.goto(`/booking-details?hotel=${hotel.id}&rooms=${rooms}&${stay}`);
  await expect(page.getByRole('button', { name: 'Book now' })).toBeEnabled();
  expect(await shiftOn(page)).toBeLessThanOrEqual(MAX_SHIFT);

  const { body } = await book(token, bookingOf(hotel, hotel.rooms, stayIn(48)));
  for (const address of [
    `/bookings/${body.bookingId}`,
    `/booking-confirmation?booking=${body.bookingId}`,
    '/bookings',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name: hotel.name })).toBeVisible();
    expect(await shiftOn(page), address).toBeLessThanOrEqual(MAX_SHIFT);
  }
});

test('nothing declares the fonts again, which would move what is written in them', async ({
  page,
  baseURL,
}) => {
  const styles: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles.push(response.text());
  });
  await signedInOnPhone(page, baseURL!);
  const hotel = await newHotel();
  await page.goto(`/hotels/rooms/${hotel.rooms[0]?.id}`);
  await expect(page.getByRole('button', { name: 'Lan', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await Promise.all(styles)).filter((text) => text.includes('@font-face'))).toEqual([]);
});

test('the next step is in view with five rooms chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const rooms = Array.from({ length: 6 }, (_, n) => ({ price: 500_000 + n * 50_000 }));
  const hotel = await newHotel({ rooms });
  const { checkInDate, checkOutDate } = stayIn(49);
  await page.goto(`/hotels/${hotel.id}?checkIn=${checkInDate}&checkOut=${checkOutDate}`);
  await expect(heading(page, hotel.name)).toBeVisible();
  await chooseRooms(page, ...hotel.rooms.slice(0, 5).map(({ name }) => name));
  await expect(page.getByRole('button', { name: 'Tiếp tục' })).toBeInViewport({ ratio: 1 });
});

test('the price and the next step are in view before anything is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const hotel = await newHotel();
  await page.goto(`/hotels/${hotel.id}`);
  const summary = page.getByRole('region', { name: 'Đặt phòng của bạn' });
  const price = summary.getByText('₫').filter({ visible: true });
  const next = summary.getByRole('button', { name: 'Tiếp tục' });
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  const [above, below] = [await price.boundingBox(), await next.boundingBox()];
  expect(above!.y + above!.height, 'nothing lies on the price').toBeLessThanOrEqual(below!.y);
});

test('the stay above the price is whole before anything is scrolled', async ({ page }) => {
  const hotel = await newHotel();
  const { checkInDate, checkOutDate } = stayIn(49);
  await page.goto(`/hotels/${hotel.id}?checkIn=${checkInDate}&checkOut=${checkOutDate}&adults=2`);
  const summary = page.getByRole('region', { name: 'Đặt phòng của bạn' });
  for (const height of [720, 800, 900]) {
    await page.setViewportSize({ width: 1280, height });
    const guests = await summary.getByText('2 người lớn').boundingBox();
    const price = await summary.getByText('từ').filter({ visible: true }).boundingBox();
    expect(guests!.y + guests!.height, `${height}`).toBeLessThanOrEqual(price!.y);
  }
});

test('a type of place stays within its tile on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL! }]);
  await page.goto('/');
  const tile = page.getByRole('main').getByRole('link', { name: 'Apartment', exact: true });
  await expect(tile).toBeVisible();
  const left = await tile.evaluate((box) => {
    const words = document.createRange();
    words.selectNodeContents(box);
    return box.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(left, 'room beside the word').toBeGreaterThanOrEqual(8);
});

test('nothing stands empty above the results', { tag: '@both' }, async ({ page }) => {
  await page.goto('/hotels');
  const words = await page.getByText('Giá và số phòng trống đêm nay').boundingBox();
  const first = await page.getByRole('article').first().boundingBox();
  expect(first!.y - words!.y - words!.height).toBeLessThan(32);
});

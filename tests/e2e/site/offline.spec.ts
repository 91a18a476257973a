import type { Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { setStatus } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import {
  bookButton,
  confirmedId,
  fillGuest,
  heading,
  logInOn,
  prepareBooking,
  signInOn,
} from '../steps';
import { builtFile } from './build';
import { expectQrOf } from '../bookings/qrPicture';

const stay = stayIn(75);
const KEPT = /^Chưa kết nối được\. Đây là thông tin đã lưu trên thiết bị này/;
const offlineBar = 'Bạn đang ngoại tuyến.';

test.use({
  serviceWorkers: 'allow',
  expectedInConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS/,
});

/** The worker takes over at the page after the one that fetched it. */
async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function bookOnce(page: Page) {
  const hotel = await newHotel();
  await signInOn(page, await newTraveller());
  await prepareBooking(page, hotel, stay);
  await fillGuest(page, '0912345678', 'Đến muộn.');
  await bookButton(page).click();
  const bookingId = await confirmedId(page);
  await keptForOffline(page);
  return { hotel, bookingId };
}

test(
  'a booking and its QR code can be read without a network',
  { tag: '@phone' },
  async ({ page, context }) => {
    const { hotel, bookingId } = await bookOnce(page);
    await context.setOffline(true);

    await page.goto('/bookings');
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: hotel.name }).click();
    await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
    await expect(page.getByText(KEPT)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(bookingId);
    await page.getByRole('button', { name: 'Hiện mã QR' }).click();
    const picture = page.getByRole('img', { name: `Mã QR của đặt phòng ${bookingId}` });
    const [, base64 = ''] = ((await picture.getAttribute('src')) ?? '').split(',');
    await expectQrOf(bookingId, Buffer.from(base64, 'base64'));
    await page.keyboard.press('Escape');
    await checkA11y(page);

    await page.goto(`/booking-confirmation?booking=${bookingId}`);
    await expect(heading(page, 'Đặt phòng thành công')).toBeVisible();
    await expect(page.getByRole('article')).toContainText(hotel.name);

    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    // Nobody has to press anything.
    await expect(page.getByText(KEPT)).toBeHidden();
    await expect(page.getByRole('article')).toContainText(bookingId);
  },
);

test('whoever reads English finds a booking without a network, and may choose Vietnamese', async ({
  page,
  context,
}) => {
  const { hotel, bookingId } = await bookOnce(page);
  await page.getByRole('button', { name: 'Ngôn ngữ' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const language = page.getByRole('button', { name: 'Language' });
  await expect(language).toBeVisible();
  // The worker of before gives way once it has nothing left to answer.
  await page.waitForLoadState('networkidle');
  await page.reload();
  // What this release keeps for one language makes room for what it keeps for the other.
  const caches = () => page.evaluate(async () => window.caches.keys());
  await expect.poll(caches).toEqual([expect.stringMatching(/-en$/)]);
  await keptForOffline(page);
  await context.setOffline(true);

  await page.goto('/bookings');
  await page.getByRole('main').getByRole('link', { name: hotel.name }).click();
  await expect(heading(page, 'Booking details')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(bookingId);
  await language.click();
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
  await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
  await expect(page.getByText(KEPT)).toBeVisible();
});

test('a worker that is asked after its files were deleted keeps nothing anew', async ({ page }) => {
  await bookOnce(page);
  await keptForOffline(page);
  // The page that registers it is not answered by it.
  await page.reload();
  const left = await page.evaluate(async () => {
    const names = await window.caches.keys();
    await Promise.all(names.map((name) => window.caches.delete(name)));
    await fetch(document.querySelector<HTMLScriptElement>('script[src]')!.src);
    return [names.length, await window.caches.keys()];
  });
  expect(left).toEqual([1, []]);
});

test('the stay that one is in, and one’s name, are there without a network', async ({
  page,
  context,
}) => {
  const account = await newTraveller();
  const hotel = await newHotel();
  const { body } = await book(account.token, bookingOf(hotel, hotel.rooms, stayIn(0)));
  await setStatus(body.bookingId, 'CHECKED_IN');
  await logInOn(page, account);
  await keptForOffline(page);
  await page.goto('/bookings');
  await expect(page.getByRole('main').getByRole('link', { name: hotel.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lan', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: hotel.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lan', exact: true })).toBeVisible();
});

test('a page that needs the network says so, and leads to what does not', async ({
  page,
  context,
}) => {
  const { hotel } = await bookOnce(page);
  await context.setOffline(true);
  await page.goto('/policy-support');
  await expect(page.getByText(offlineBar)).toBeVisible();
  await expect(page.getByText('Trang này cần có mạng')).toBeVisible();
  await expect(page.getByText(/Các đặt phòng đã lưu trên thiết bị vẫn xem được/)).toBeVisible();
  await checkA11y(page);
  await page.getByRole('main').getByRole('link', { name: 'Đặt phòng của tôi' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: hotel.name })).toBeVisible();
});

test('the hotels that the device remembers are there without a network', async ({
  page,
  context,
}) => {
  const hotel = await newHotel();
  await page.goto(`/hotels/${hotel.id}`);
  await page.getByRole('button', { name: `Lưu ${hotel.name} vào yêu thích` }).click();
  await keptForOffline(page);
  await context.setOffline(true);
  for (const path of ['/favourites', '/history']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: hotel.name })).toBeVisible();
  }
});

test('who has no bookings on the device is told of none', async ({ page, context }) => {
  await page.goto('/');
  await keptForOffline(page);
  await context.setOffline(true);
  await page.goto('/login');
  const notice = page.getByRole('main');
  await expect(notice).toContainText('Trang sẽ tự mở khi có mạng trở lại.');
  await expect(notice).not.toContainText('đặt phòng');
});

test('signing out takes the bookings off the device', async ({ page, context }) => {
  const { bookingId } = await bookOnce(page);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain(bookingId);
  await page.getByRole('button', { name: 'Lan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect.poll(stored).not.toContain('0912345678');
  // The page that comes after is on its way, and so is what says so.
  await expect(page.getByText('Bạn đã đăng xuất.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/bookings');
  await expect(page.getByText(offlineBar)).toBeVisible();
  await expect(page.getByText(bookingId)).toBeHidden();
});

test('the site can be kept among the apps of a device', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href!);
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(manifest).toMatchObject({ short_name: 'Nghỉ Đâu', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('a new release replaces what the device kept of the old one', async ({ page }) => {
  await page.goto('/policy-support');
  await keptForOffline(page);
  const caches = () => page.evaluate(async () => window.caches.keys());
  const [current] = await caches();
  await page.evaluate(async () => {
    const old = await window.caches.open('shell-0ld');
    await old.put('/bookings', new Response('old'));
  });
  expect(await caches()).toHaveLength(2);
  // The browser starts the worker of a new release this way too.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
  });
  await page.reload();
  await keptForOffline(page);
  await expect.poll(caches).toEqual([current]);
});

test('a page is kept only beside the files that fill it', async ({ page, context }) => {
  await page.goto('/policy-support');
  await keptForOffline(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = await window.caches.keys();
      const shell = await (await window.caches.match('/bookings', { ignoreVary: true }))?.text();
      return { names, entry: /src="([^"]*index-[^"]*)"/.exec(shell ?? '')?.[1] };
    });
  const before = await kept();
  expect(before.entry).toBe(await builtFile('index.html'));
  // As when another language was chosen, or a server of another release answered, meanwhile.
  await context.addCookies([{ name: 'language', value: 'en', url: new URL(page.url()).origin }]);
  const ended = await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister();
    const { installing } = await navigator.serviceWorker.register(
      '/service-worker.js?language=vi&again',
    );
    return new Promise((resolve) =>
      installing!.addEventListener('statechange', () => resolve(installing!.state)),
    );
  });
  expect(ended).toBe('redundant');
  expect(await kept()).toEqual(before);
});

test('a page that began without a network is filled when there is one, whatever it shows', async ({
  page,
  context,
}) => {
  const { hotel } = await bookOnce(page);
  const retry = page.getByRole('main').getByRole('button', { name: 'Thử lại' });
  for (const [path, name] of [
    [`/hotels/${hotel.id}`, hotel.name],
    ['/profile', 'Thông tin cá nhân'],
  ] as const) {
    await context.setOffline(true);
    await page.goto(path);
    await expect(retry.first()).toBeVisible();
    await context.setOffline(false);
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  }
});

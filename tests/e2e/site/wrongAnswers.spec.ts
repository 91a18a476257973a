import { EventEmitter, once } from 'node:events';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { stayIn } from '../../support/bookings';
import { bookedIn, newHouse, type House } from '../../support/partnerBookings';
import { expect, test } from '../../support/browser/story';
import { logInAsPartner } from '../partner/partnerSteps';
import { heading, logInOn } from '../steps';

/** What one answer may become on its way here: something that cannot be shown … */
const failures: Record<string, (route: Route) => Promise<void>> = {
  dropped: (route) => route.abort('connectionreset'),
  null: (route) => route.fulfill({ json: null }),
  wrapped: (route) => changed(route, (data) => ({ data })),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<html><h1>Oops</h1></html>' }),
  empty: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  'cut off': (route) => route.fulfill({ contentType: 'application/json', body: '{"content":[{"i' }),
  '429': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, body: 'Slow' }),
  '503': (route) => route.fulfill({ status: 503, body: '<html><h1>Oops</h1></html>' }),
};

/** … or something odd that may be shown, in part. */
const oddities: typeof failures = {
  'of a wrong type': (route) => changed(route, withWrongNumber),
  'with 5,000 letters': (route) => changed(route, withLongTexts),
};

async function changed(route: Route, change: (data: unknown) => unknown): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
}

const within = (data: unknown, change: (value: unknown, field: string) => unknown): unknown => {
  if (Array.isArray(data)) return data.map((item) => within(item, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, change(within(value, change), field)]),
  );
};

const withWrongNumber = (data: unknown) =>
  within(data, (value, field) => (/^(id|totalElements)$/.test(field) ? {} : value));

const FREE_TEXT =
  /name|description|notes|street|district|city|location|reason|comment|^label$|^text$/i;

const withLongTexts = (data: unknown) =>
  within(data, (value, field) =>
    typeof value === 'string' && FREE_TEXT.test(field) ? 'x'.repeat(5000) : value,
  );

/**
 * A screen, and an answer that it is made of. `anew`: it is asked for only with a new document.
 * `beside`: the screen does without it.
 */
type Screen = [address: string, answer: RegExp, how?: 'anew' | 'beside'];

interface Side {
  /** Another page of this side, which asks for nothing of that. */
  meanwhile: [address: string, title: string];
  retry: string;
}

/** Leads there without a new document, as a link would. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = { usr: null, key: to, idx: 0 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

/** Long enough for what was answered to be forgotten, and for what failed to be asked again. */
async function forget(page: Page, [address, title]: Side['meanwhile']): Promise<void> {
  await follow(page, address);
  await heading(page, title).waitFor();
  await page.clock.fastForward('02:00:00');
}

const SOON_MS = 100;
const WHILE_MS = 1_000;

/** Passes over the pauses after which the client asks again by itself, but for those in which it waits for an answer. */
function pausesOf(page: Page) {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async (sign: Locator): Promise<void> => {
    const isSeen = () => sign.waitFor({ timeout: SOON_MS }).catch(() => 'not yet');
    while ((await isSeen()) === 'not yet') {
      if (underWay.size === 0) await page.clock.fastForward(WHILE_MS);
    }
  };
}

/** Seen in the page itself at each of its frames: to ask for it from here leaves up to a second between. */
const atRest = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-loading], [aria-busy="true"]'));

/** What is wrong with the page as it is. */
const errorsOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const text = document.body.innerText.replaceAll(/x{5000}/g, '');
    const { scrollWidth, clientWidth } = document.documentElement;
    const blank = [main, ...main.querySelectorAll('section, article')].filter(
      (section) =>
        section.checkVisibility() &&
        !(section as HTMLElement).innerText.trim() &&
        !section.querySelector('img, svg, input'),
    );
    return {
      says: text.match(/.{0,20}(undefined|\bNaN\b|\[object Object\]|Oops).{0,20}/g) ?? [],
      tooWide: scrollWidth - clientWidth,
      blank: blank.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    };
  });

/** Opens the screen with each of these in place of its answer, and looks when it has come to rest. */
async function expectSense(page: Page, [address, answer, how]: Screen, side: Side): Promise<void> {
  const seenInTime = pausesOf(page);
  for (const [name, fault] of Object.entries({ ...failures, ...oddities })) {
    await test.step(`${address}: ${name}`, async () => {
      await forget(page, side.meanwhile);
      const answers = new EventEmitter();
      await page.route(answer, async (route) => {
        await fault(route);
        answers.emit('given');
      });
      const given = once(answers, 'given');
      await (how === 'anew' ? page.goto(address) : follow(page, address));
      await given;
      const main = page.getByRole('main');
      if (name in failures && how !== 'beside') {
        await seenInTime(main.getByRole('button', { name: side.retry }).first());
      }
      await atRest(page);
      expect(await errorsOf(page)).toEqual({ says: [], tooWide: 0, blank: [] });
      // The screen may be asking once more at this moment.
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
}

const travellers: Side = {
  meanwhile: ['/policy-support', 'Trợ giúp và chính sách'],
  retry: 'Thử lại',
};
const partners: Side = { meanwhile: ['/partner/settings', 'Settings'], retry: 'Try again' };

test.use({
  viewport: { width: 360, height: 740 },
  expectedInConsole: /status of (429|503)|ERR_CONNECTION_RESET|ERR_FAILED/,
});

const stay = stayIn(40);
const query = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}&adults=1&children=0`;
const hotelPage = ({ hotel }: House) => `/hotels/${hotel.id}?${query}`;
const roomPage = ({ hotel }: House) => `/hotels/rooms/${hotel.rooms[0]!.id}?${query}`;
const checkout = ({ hotel }: House) =>
  `/booking-details?hotel=${hotel.id}&rooms=${hotel.rooms[0]!.id}&${query}`;
const roomsOf = ({ hotel }: House) => `/partner/room-management?hotelId=${hotel.id}`;

test('a traveller who looks around sees sense in no answer that is wrong', async ({ page }) => {
  const house = await newHouse();
  const screens: Screen[] = [
    ['/', /\/customer\/hotels\?/],
    ['/hotels', /\/customer\/hotels\?/],
    [hotelPage(house), /\/customer\/hotels\/\d+(\?|$)/],
    [hotelPage(house), /\/search-rooms\?/],
    [roomPage(house), /\/customer\/rooms\/\d+(\?|$)/],
    [roomPage(house), /\/quotes$/],
  ];
  await page.clock.install();
  await page.goto('/policy-support');
  for (const screen of screens) await expectSense(page, screen, travellers);
});

test('nor does one who books', async ({ page }) => {
  const house = await newHouse();
  const id = await bookedIn(house, { days: 30, notes: 'Đến muộn.' });
  const screens: Screen[] = [
    [checkout(house), /\/quotes$/],
    [checkout(house), /\/customer\/hotels\/\d+(\?|$)/],
    [`/bookings/${id}`, /\/customer\/bookings\/ND/],
    [`/booking-confirmation?booking=${id}`, /\/customer\/bookings\/ND/],
    ['/bookings', /\/customer\/bookings\?/],
    ['/profile', /\/auth\/account$/, 'beside'],
    ['/profile', /\/auth\/current-user$/, 'anew'],
    ['/favourites', /\/customer\/favourites$/, 'anew'],
  ];
  await page.clock.install();
  await logInOn(page, house.traveller);
  for (const screen of screens) await expectSense(page, screen, travellers);
});

test('nor does a partner', async ({ page }) => {
  const house = await newHouse();
  await bookedIn(house, { notes: 'Đến muộn.' });
  const screens: Screen[] = [
    ['/partner/dashboard', /\/partner\/dashboard$/],
    ['/partner/hotel-management', /\/partner\/hotels\?/],
    [`/partner/hotel-management/edit/${house.hotel.id}`, /\/partner\/hotels\/\d+$/],
    [roomsOf(house), /\/\d+\/rooms\?/],
    [roomsOf(house), /\/partner\/hotels\?/],
    ['/partner/discount-management', /\/partner\/vouchers\?/],
    ['/partner/bookings', /\/partner\/bookings\?/],
    ['/partner/reviews', /\/partner\/reviews\?/],
  ];
  await page.clock.install();
  await logInAsPartner(page, house.partner);
  for (const screen of screens) await expectSense(page, screen, partners);
});

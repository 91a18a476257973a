import type { Page, Route } from '@playwright/test';
import { newPartner, newTraveller } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { newHotel } from '../support/hotels';
import { expect, test } from '../support/story';
import { signInAsPartner } from './partnerSteps';
import { signInOn } from './steps';

/** What one answer may become on its way here. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  dropped: (route) => route.abort('connectionreset'),
  null: (route) => route.fulfill({ json: null }),
  wrapped: (route) => changed(route, (data) => ({ data })),
  'of a wrong type': (route) => changed(route, withWrongNumber),
  'with 5,000 letters': (route) => changed(route, withLongTexts),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<html><h1>Oops</h1></html>' }),
  empty: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  'cut off': (route) => route.fulfill({ contentType: 'application/json', body: '{"content":[{"i' }),
  '429': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, body: 'Slow' }),
  '503': (route) => route.fulfill({ status: 503, body: '<html><h1>Oops</h1></html>' }),
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
  within(data, (value, field) => (field === 'id' || field === 'totalElements' ? {} : value));

const withLongTexts = (data: unknown) =>
  within(data, (value, field) =>
    /^(name|hotelName|fullName|firstName|description|notes)$/.test(field)
      ? 'x'.repeat(5000)
      : value,
  );

/** Opens the page with each fault in turn, and reads it when it has come to rest. */
async function expectSense(page: Page, address: string, operation: RegExp): Promise<void> {
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`${address}: ${name}`, async () => {
      await page.route(operation, fault);
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main).not.toBeEmpty();
      await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);
      const text = (await page.locator('body').innerText()).replaceAll(/x{5000}/g, '');
      expect(text).not.toMatch(/undefined|\bNaN\b|\[object Object\]|Oops/);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(tooWide, 'scrolls sideways').toBe(false);
      await page.unroute(operation);
    });
  }
}

test.use({
  expectedInConsole: /status of (429|503)|ERR_CONNECTION_RESET|ERR_FAILED/,
});

test("a traveller's pages make sense of no answer that is wrong", async ({ page }) => {
  const traveller = await newTraveller();
  const hotel = await newHotel();
  await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(80)));
  await signInOn(page, traveller);
  await expectSense(page, '/bookings', /\/api\/customer\/bookings\?/);
});

test("a partner's pages make sense of no answer that is wrong", async ({ page }) => {
  const partner = await newPartner();
  await newHotel({ owner: partner.email });
  await signInAsPartner(page, partner);
  await expectSense(page, '/partner/dashboard', /\/api\/partner\/dashboard$/);
  await expectSense(page, '/partner/hotel-management', /\/api\/partner\/hotels(\?|$)/);
});

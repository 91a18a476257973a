import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { checkA11y, expect, test } from '../../support/browser/story';
import { chooseDates, heading } from '../steps';

const stay = stayIn(45);

const results = (page: Page) => page.getByRole('article');
const namesOf = (page: Page) => results(page).getByRole('heading').allTextContents();
const caption = (page: Page) => page.getByText(/^Hiển thị \d+ trên \d+ khách sạn \| Trang /);
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Where it stands in the window, in pixels: what loads above it may move the page, and it with that. */
const topOf = (seen: Locator) =>
  seen.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The search form: on the page, or behind the button that a phone shows. */
async function searchForm(page: Page, isMobile: boolean): Promise<Locator> {
  const form = page.getByRole('search', { name: 'Tìm chỗ nghỉ' });
  if (isMobile) await page.getByRole('main').locator('[aria-haspopup=dialog]').first().click();
  await expect(form).toBeVisible();
  return form;
}

/** Lets `choose` set filters beside the list, or in a phone's sheet. */
async function withFilters(
  page: Page,
  isMobile: boolean,
  choose: (filters: Locator) => Promise<void>,
): Promise<void> {
  if (!isMobile) return choose(page.getByRole('complementary', { name: 'Bộ lọc' }));
  await page.getByRole('button', { name: /^Bộ lọc/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
  await choose(sheet);
  await sheet.getByRole('button', { name: /^Xem \d+ chỗ nghỉ$/ }).click();
  await expect(sheet).toBeHidden();
}

/** Fourteen hotels of a place that are cheaper than any other there, the cheapest first. */
async function cheapHotels(destination: string): Promise<string[]> {
  const tag = randomUUID().slice(0, 6);
  const names: string[] = [];
  for (let n = 0; n < 14; n += 1) {
    const name = `Nhà Mây ${tag} số ${n}`;
    // Those of a try that failed are there still.
    const rooms = [{ price: 50_000 + n * 1000 - test.info().retry * 20_000 }];
    await newHotel({ name, destination, rooms, amenities: { pool: true }, rating: 4 });
    names.push(name);
  }
  return names;
}

test(
  'a place typed without marks, dates, filters, an order, a hotel, and back again',
  { tag: '@both' },
  async ({ page, browser, isMobile }) => {
    const place = isMobile
      ? { typed: 'pho co hoi an', slug: 'hoi-an', name: 'Hội An' }
      : { typed: 'sapa', slug: 'sa-pa', name: 'Sa Pa' };
    const names = await cheapHotels(place.slug);
    await page.goto('/');
    const form = await searchForm(page, isMobile);
    await form.getByRole('combobox').fill(place.typed);
    await form.getByRole('option', { name: place.name }).click();
    await expect(form.getByRole('combobox')).toHaveValue(place.name);
    await chooseDates(page, stay);
    if (!isMobile) await form.getByRole('button', { name: /^Số khách/ }).click();
    await form.getByRole('button', { name: 'Thêm một người lớn' }).click();
    await form.getByRole('button', { name: /^Tìm/ }).click();

    await expect(heading(page, `Chỗ nghỉ tại ${place.name}`)).toBeVisible();
    expect(parameter(page, 'destination')).toBe(place.slug);
    expect(parameter(page, 'checkIn')).toBe(stay.checkInDate);
    expect(parameter(page, 'adults')).toBe('2');
    await expect(results(page).first()).toContainText('phòng trống những ngày này');

    await withFilters(page, isMobile, async (filters) => {
      const pool = filters.getByRole('checkbox', { name: 'Hồ bơi' });
      await pool.click();
      await expect(pool).toBeChecked();
    });
    await expect(page.getByRole('link', { name: 'Bỏ Hồ bơi' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption('Giá thấp trước');
    await expect.poll(() => namesOf(page)).toEqual(names.slice(0, 10));
    const next = page.getByRole('link', { name: 'Trang sau' });
    await next.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const atPager = await topOf(next);
    await next.click();
    await expect(caption(page)).toContainText('Trang 2/');
    await expect.poll(async () => (await namesOf(page)).slice(0, 4)).toEqual(names.slice(10));
    const count = page.getByRole('heading', { level: 2, name: /^\d+ chỗ nghỉ$/ });
    await expect(count).toBeInViewport();

    // Where the pager led, though nobody scrolled there by hand.
    const atSecond = await topOf(count);
    await page.goBack();
    await expect.poll(() => namesOf(page)).toEqual(names.slice(0, 10));
    await expect.poll(() => topOf(next)).toBe(atPager);
    await page.goForward();
    await expect.poll(async () => (await namesOf(page)).slice(0, 4)).toEqual(names.slice(10));
    await expect.poll(() => topOf(count)).toBe(atSecond);
    await page.goBack();
    await expect.poll(() => namesOf(page)).toEqual(names.slice(0, 10));
    const seventh = page.getByRole('link', { name: names[7]!, exact: true });
    await seventh.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const place7 = await topOf(seventh);
    const link = page.url();
    await seventh.click();
    await expect(heading(page, names[7]!)).toBeVisible();
    // The hotel is searched for the same dates and guests.
    await expect(page.getByText('1 phòng phù hợp')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Người lớn' })).toHaveValue('2');

    await page.goBack();
    await expect.poll(() => namesOf(page)).toEqual(names.slice(0, 10));
    expect(page.url()).toBe(link);
    await expect.poll(() => topOf(seventh)).toBe(place7);
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(names.slice(0, 10));

    const friend = await browser.newPage();
    await friend.goto(link);
    await expect.poll(() => namesOf(friend)).toEqual(names.slice(0, 10));
    await expect(caption(friend)).toHaveText((await caption(page).textContent()) ?? '');
    await friend.close();
  },
);

test('a hotel sold out on the dates is not found on them', async ({ page }) => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const hotel = await newHotel({ name: `Nhà Trọ ${word}` });
  const { token } = await newTraveller();
  await book(token, bookingOf(hotel, hotel.rooms, stay));
  await page.goto(`/hotels?text=nha tro ${word}`);
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText('Còn 1 phòng trống đêm nay');
  await chooseDates(page, stay);
  await page.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page.getByText('Không tìm thấy chỗ nghỉ phù hợp')).toBeVisible();
  await page.getByRole('link', { name: /^Bỏ ngày .* \(1 chỗ nghỉ\)$/ }).click();
  await expect(results(page)).toHaveCount(1);
});

test('where a place is named beside what nobody has, that place is offered', async ({ page }) => {
  await newHotel({ destination: 'hoi-an' });
  await page.goto('/hotels?text=hội an cạnh nhà thờ đá');
  await page.getByRole('link', { name: /^Xem \d+ chỗ nghỉ ở Hội An$/ }).click();
  await expect(results(page).first()).toBeVisible();
  expect([parameter(page, 'destination'), parameter(page, 'text')]).toEqual(['hoi-an', null]);
});

test('nothing found says why and how to find something', { tag: '@both' }, async ({ page }) => {
  const word = `w${randomUUID().slice(0, 8)}`;
  await newHotel({ name: word, amenities: { wifi: true } });
  await newHotel({ name: word, amenities: { wifi: true } });
  await page.goto(`/hotels?text=${word}&amenities=wineBar,wifi`);
  await expect(page.getByText('Không tìm thấy chỗ nghỉ phù hợp')).toBeVisible();
  await expect(page.getByText(/thoả hết các điều kiện/)).toContainText(
    `“${word}”; Wi-Fi miễn phí; Quầy rượu vang`,
  );
  await checkA11y(page);
  await page.getByRole('link', { name: 'Bỏ Quầy rượu vang (2 chỗ nghỉ)' }).click();
  await expect(results(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: '2 chỗ nghỉ' })).toBeVisible();
  // The chip of a filter takes it off, and Back puts it on again.
  await page.getByRole('link', { name: 'Bỏ Wi-Fi miễn phí', exact: true }).click();
  expect(parameter(page, 'amenities')).toBeNull();
  await page.goBack();
  expect(parameter(page, 'amenities')).toBe('wifi');
});

test('prices and ratings narrow the list, by keyboard too', async ({ page }) => {
  await page.goto('/hotels');
  const filters = page.getByRole('complementary', { name: 'Bộ lọc' });
  // Beside the list they need no button that opens them.
  await expect(page.getByRole('button', { name: /^Bộ lọc/ })).toBeHidden();
  await filters.getByLabel('Từ', { exact: true }).fill('1,5 triệu');
  await filters.getByLabel('Từ', { exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: /^Bỏ Từ 1\.500\.000/ }).first()).toBeVisible();
  await filters.getByLabel('Đến').fill('500k');
  await filters.getByLabel('Đến').press('Enter');
  // Limits that were typed the wrong way round are turned.
  await expect(filters.getByLabel('Từ', { exact: true })).toHaveValue(/^500\.000/);
  expect([parameter(page, 'minPrice'), parameter(page, 'maxPrice')]).toEqual(['500000', '1500000']);
  await filters.getByLabel('Đến').fill('nhiều');
  await filters.getByLabel('Đến').press('Tab');
  await expect(filters.getByText('Hãy nhập một số tiền, ví dụ 500.000')).toBeVisible();
  await filters.getByRole('radio', { name: /^Tối đa 500\.000/ }).press('Space');
  expect([parameter(page, 'minPrice'), parameter(page, 'maxPrice')]).toEqual([null, '500000']);
  await filters.getByRole('radio', { name: 'Tất cả' }).press('ArrowDown');
  await expect(filters.getByRole('radio', { name: 'Từ 3.0 điểm' })).toBeFocused();
  expect(parameter(page, 'minRating')).toBe('3');
  await page.getByRole('link', { name: 'Xoá bộ lọc' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('a link that is out of date or broken still shows hotels', async ({ page }) => {
  const yesterday = addDays(vietnamToday(new Date()), -1);
  await page.goto(`/hotels?checkIn=${yesterday}&checkOut=${stay.checkOutDate}&sort=cheap&page=0`);
  await expect(page.getByText(/^Những ngày trong liên kết không đặt được/)).toBeVisible();
  await expect(results(page).first()).toContainText('đêm nay');
  await page.goto('/hotels?page=999');
  await page.getByRole('link', { name: 'Về trang đầu' }).click();
  await expect(results(page)).toHaveCount(10);
});

test('home and footer lead to the list', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Điểm đến nổi bật' })
    .getByRole('link', { name: /Đà Lạt/ })
    .click();
  await expect(heading(page, 'Chỗ nghỉ tại Đà Lạt')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Biệt thự' }).click();
  await expect(page.getByRole('link', { name: 'Bỏ Biệt thự' })).toBeVisible();
  await expect(heading(page, 'Khách sạn và chỗ nghỉ')).toBeVisible();
  await footer.getByRole('link', { name: 'Phú Quốc' }).click();
  await expect(heading(page, 'Chỗ nghỉ tại Phú Quốc')).toBeVisible();
});

test(
  'the list carries its first answer, and no page of it moves under the eye',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\//.test(request.url())) asked.push(request.url());
    });
    await page.addInitScript(() => {
      const shifts = window as unknown as { shifts: number };
      shifts.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) shifts.shifts += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifted = () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    await page.goto('/hotels?destination=da-nang&amenities=wifi&sort=rating');
    await expect(results(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await shifted()).toBeLessThanOrEqual(0.02);
    await checkA11y(page);
    if (isMobile) {
      await page.getByRole('button', { name: 'Bộ lọc (1)' }).click();
      await expect(page.getByRole('button', { name: /^Xem \d+ chỗ nghỉ$/ })).toBeVisible();
      await checkA11y(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Bộ lọc (1)' })).toBeFocused();
    }

    // From another page nothing is known yet: the skeletons stand where the cards will.
    await page.goto('/policy-support');
    let answer = () => {};
    const asking = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/customer/hotels?*', async (route) => {
      await asking;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Đà Nẵng' }).click();
    await expect(page.getByText('Đang tìm chỗ nghỉ…')).toBeVisible();
    answer();
    await expect(results(page).first()).toBeVisible();
    expect(await shifted()).toBeLessThanOrEqual(0.05);
  },
);

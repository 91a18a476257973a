import type { Page } from '@playwright/test';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { priceByNights } from '../../support/typePrices';
import { expect, test } from '../../support/browser/story';
import { holdBack } from './build';
import { heading } from '../steps';

const HOME = 'Đêm nay nghỉ đâu?';
const HOME_EN = 'Where to stay tonight?';
const HOSTILE = `Nhà </div><script>window.stolen = 1</script> "Gió" <b>&amp;</b> $& 'Biển'`;

/** As somebody who chose the language on an earlier visit. */
function readEnglish(page: Page, url = ''): Promise<void> {
  return page.context().addCookies([{ name: 'language', value: 'en', url }]);
}

test.describe('without scripts', { tag: '@both' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows hotels with their prices, and leads to them', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, HOME)).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    await expect(cards.first()).toContainText(/[1-9][\d.]+\s₫/);
    const link = cards.first().getByRole('heading').getByRole('link');
    const name = (await link.textContent())!;
    await link.click();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tiếp tục' })).toBeVisible();
  });

  test('the second page of the home page is the second', async ({ page }) => {
    await page.goto('/?page=2');
    await expect(page.getByText(/^Hiển thị \d+ trên \d+ khách sạn \| Trang 2\//)).toBeVisible();
  });

  test('a list shows what its address asks for', async ({ page }) => {
    await page.goto('/hotels?destination=da-nang');
    await expect(heading(page, 'Chỗ nghỉ tại Đà Nẵng')).toBeVisible();
    for (const card of await page.getByRole('article').all()) {
      await expect(card).toContainText('Đà Nẵng');
    }
  });

  test('a hotel shows its rooms and their prices, whatever it is called', async ({ page }) => {
    const hotel = await newHotel({ name: HOSTILE, rooms: [{ price: 512_000 }] });
    await page.goto(`/hotels/${hotel.id}`);
    await expect(heading(page, HOSTILE)).toBeVisible();
    const room = page.getByRole('article').filter({ hasText: 'Phòng 101' });
    await expect(room).toContainText('512.000');
    await room.getByRole('link').first().click();
    await expect(heading(page, 'Phòng 101')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('512.000');
  });

  test("a hotel's other sides can be read, and the footer leads on", async ({ page }) => {
    const hotel = await newHotel();
    await page.goto(`/hotels/${hotel.id}?tab=info`);
    await expect(page.getByRole('region', { name: 'Giới thiệu' })).toBeVisible();
    await page.goto(`/hotels/${hotel.id}?tab=amenities`);
    await expect(page.getByRole('tabpanel')).toContainText('Tiện nghi của khách sạn');
    await expect(page.getByRole('region', { name: 'Chính sách chỗ nghỉ' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Vị trí' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Đà Nẵng' }).click();
    await expect(heading(page, 'Chỗ nghỉ tại Đà Nẵng')).toBeVisible();
  });
});

test('a room has the price of the stay in its address, and it is asked for once', async ({
  page,
  browser,
}) => {
  const { checkInDate, checkOutDate } = stayIn(33);
  const hotel = await newHotel();
  const [room] = hotel.rooms;
  await priceByNights(hotel, [room!], { dates: { [checkInDate]: 700_000 } });
  const address = `/hotels/rooms/${room!.id}?checkIn=${checkInDate}&checkOut=${checkOutDate}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  await expect(page.getByText('Phòng còn trống cho những ngày bạn chọn.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('trung bình 600.000');
  expect(asked).not.toContain(`/api/customer/rooms/${room!.id}`);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL(address, page.url()).href);
  await expect(plain.getByRole('main')).toContainText('trung bình 600.000');
  await plain.close();
});

test.describe('without scripts, for who reads English', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words] of [
    ['/', HOME_EN],
    ['/hotels', 'Hotels and places to stay'],
    ['/login', 'Log in'],
  ] as const) {
    test(path, async ({ page, baseURL }) => {
      await readEnglish(page, baseURL);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page).toHaveTitle(new RegExp(words === HOME_EN ? 'book hotels' : words));
      if (path !== '/login') await expect(heading(page, words)).toBeVisible();
      else await expect(page.getByText(/This page needs JavaScript/)).toBeVisible();
    });
  }
});

for (const language of ['vi', 'en'] as const) {
  test(
    `the program takes over what stands there, and moves nothing (${language})`,
    { tag: '@both' },
    async ({ page, baseURL }) => {
      if (language === 'en') await readEnglish(page, baseURL);
      const release = await holdBack(page, 'src/pages/search/HotelsPage.tsx');
      await page.goto('/hotels', { waitUntil: 'commit' });
      const card = page.getByRole('article').first();
      await expect(card).toBeVisible();
      const count = await page.getByRole('article').count();
      await page.evaluate(() => {
        const all = window as unknown as { shift: number; card: Element | null };
        all.card = document.querySelector('article');
        all.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            all.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      release();
      await expect(page.getByRole('link', { name: /^(Đăng nhập|Log in)$/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const heart = card.getByRole('button', { pressed: false });
      await heart.click();
      await expect(card.getByRole('button', { pressed: true })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(count);
      const seen = await page.evaluate(() => {
        const { shift, card: first } = window as unknown as { shift: number; card: Element };
        return { shift, same: first === document.querySelector('article') };
      });
      expect(seen.same, 'the card is the one that the server drew').toBe(true);
      expect(seen.shift).toBeLessThan(0.02);
    },
  );
}

test(
  'dates are asked for once, in the way of the device',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const hotel = await newHotel();
    await page.goto(`/hotels/${hotel.id}`);
    const typed = page.getByRole('textbox', { name: 'Ngày nhận – trả phòng', includeHidden: true });
    await expect(page.locator('input[type=date]')).toHaveCount(isMobile ? 2 : 0);
    await expect(typed).toHaveCount(isMobile ? 0 : 1);
  },
);

test('what this device remembers follows at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { pressed: false }).click();
  await page.getByRole('button', { name: 'Ngôn ngữ' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(heading(page, HOME_EN)).toBeVisible();
  // What the server tells is asked for again, in English too.
  await expect(page.getByRole('link', { name: /Da Nang/ }).first()).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain(HOME_EN);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Favourites.*1/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('article').first().getByRole('button', { pressed: true }),
  ).toBeVisible();
});

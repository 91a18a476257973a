import type { Locator } from '@playwright/test';
import { ENTRY } from '../../../server/render/manifest';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { builtFile, holdBack } from './build';

/** By the entry, which comes before the page's own program. */
async function pressUntilKept(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((button) =>
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      ),
    )
    .toBe(false);
}

test(
  'what is pressed and typed before the program has arrived is not lost',
  { tag: '@both' },
  async ({ page }) => {
    const hotel = await newHotel();
    const release = await holdBack(page, 'src/pages/hotel/HotelPage.tsx');
    await page.goto(`/hotels/${hotel.id}`, { waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: `Lưu ${hotel.name} vào yêu thích` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await pressUntilKept(heart);
    const days = page.getByRole('textbox', { name: /^Ngày nhận/ }).first();
    await expect(days).not.toBeEditable();
    const ids = await page
      .locator('[id]')
      .evaluateAll((all) => all.map((element) => element.id).sort());
    expect(ids).toEqual([...new Set(ids)]);

    release();
    await expect(days).toBeEditable();
    await expect(page.getByRole('button', { name: /yêu thích/, pressed: true })).toBeVisible();
  },
);

test(
  'nor is what is pressed before any program has arrived',
  { tag: '@both' },
  async ({ page }) => {
    const hotel = await newHotel();
    const release = await holdBack(page, ENTRY);
    await page.goto(`/hotels/${hotel.id}`, { waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: `Lưu ${hotel.name} vào yêu thích` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(page.getByRole('button', { name: /yêu thích/, pressed: true })).toBeVisible();
  },
);

test('a link does not leave behind what was pressed before it', async ({ page }) => {
  const hotel = await newHotel();
  const release = await holdBack(page, ENTRY);
  await page.goto(`/hotels/${hotel.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: `Lưu ${hotel.name} vào yêu thích` }).click();
  await page.getByRole('link', { name: 'Yêu thích' }).first().click();
  release();
  await expect(page).toHaveURL(/favourites/);
  await expect(page.getByRole('main').getByRole('link', { name: hotel.name })).toBeVisible();
});

test('several of them are done one after the other', { tag: '@both' }, async ({ page }) => {
  const hotel = await newHotel();
  const { checkInDate, checkOutDate } = stayIn(29);
  const release = await holdBack(page, ENTRY);
  const days = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
  await page.goto(`/hotels/${hotel.id}?${days}&adults=1`, { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'Thêm một người lớn' }).first();
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Tìm phòng trống' }).click();
  release();
  await expect(page).toHaveURL(/adults=3/);
  await expect(page.getByRole('spinbutton', { name: 'Người lớn' })).toHaveValue('3');
});

test.describe('where no program arrives', () => {
  test.use({ expectedInConsole: /Failed to load resource|ERR_FAILED/ });

  for (const path of ['/', '/login']) {
    test(`${path} says so, and offers to be loaded again`, async ({ page }) => {
      const entry = `**${await builtFile(ENTRY)}`;
      await page.route(entry, (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      const told = page.getByRole('alert').filter({ hasText: 'Trang chưa tải xong' });
      await expect(told).toBeVisible();
      await page.unroute(entry);
      await told.getByRole('button', { name: 'Tải lại trang' }).click();
      await expect(page.getByRole('button', { name: 'Ngôn ngữ' })).toBeVisible();
      await expect(told).toHaveCount(0);
    });
  }
});

test(
  'a part below the first screen loads when it is touched, and does what was pressed before',
  { tag: '@both' },
  async ({ page }) => {
    const part = await builtFile('src/pages/home/FeaturedHotels.tsx');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdBack(page, 'src/pages/home/FeaturedHotels.tsx');
    // On a machine with no time left the client may draw the page itself, and then asks for the part at once.
    await expect(async () => {
      asked.length = 0;
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
      await page.waitForLoadState('networkidle', { timeout: 10_000 });
    }).toPass();
    const card = page.getByRole('article').last();
    const heart = card.getByRole('button', { name: /yêu thích/ });
    const isOnScreen = await card.evaluate((at) => at.getBoundingClientRect().top < innerHeight);
    expect(isOnScreen).toBe(false);
    expect(asked).not.toContain(part);
    await heart.click();
    await expect.poll(() => asked).toContain(part);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('article')).toHaveCount(10);
    await heart.focus();
    release();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
  },
);

test(
  'what is pressed where the page is taken over last is not lost either',
  { tag: '@both' },
  async ({ page }) => {
    const release = await holdBack(page, 'src/pages/search/HotelsPage.tsx');
    await page.goto('/hotels', { waitUntil: 'commit' });
    const heart = page
      .getByRole('article')
      .last()
      .getByRole('button', { name: /yêu thích/ });
    await pressUntilKept(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
);

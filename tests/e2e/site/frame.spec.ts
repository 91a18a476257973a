import type { Page } from '@playwright/test';
import { demo, newTraveller } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { checkA11y, expect, test } from '../../support/browser/story';
import { fillLogin, heading, openHotel, logInOn } from '../steps';
import { builtFile, holdBack } from './build';

const HOME = 'Đêm nay nghỉ đâu?';

async function expectMenu(page: Page, button: string, items: string[]): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(items);
}

test('the menu fits who is there', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await expectMenu(page, 'Menu', ['Đăng nhập', 'Đăng ký', 'Trợ giúp và hỗ trợ']);
  await page.keyboard.press('Escape');
  await logInOn(page, await newTraveller());
  await expectMenu(page, 'Lan', [
    'Thông tin cá nhân',
    'Đặt phòng của tôi',
    'Đã xem gần đây',
    'Trợ giúp và hỗ trợ',
    'Đăng xuất',
  ]);
  await checkA11y(page);
  await page.getByRole('menuitem', { name: 'Thông tin cá nhân' }).click();
  await expect(heading(page, 'Thông tin cá nhân')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Lan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page.getByText('Bạn đã đăng xuất.')).toBeVisible();
  await expect(heading(page, HOME)).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Đăng nhập', exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
});

test('only a partner sees the way to the partner area', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, demo.partner);
  await expect(page).toHaveURL(/\/partner/);
  await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'Quản lý đối tác' })).toBeVisible();
});

test('the language changes and stays changed', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ngôn ngữ' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(heading(page, 'Where to stay tonight?')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Featured hotels' })).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
  await expect(heading(page, HOME)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test('a language that comes late does not undo what was chosen since', async ({ page }) => {
  const release = await holdBack(page, 'src/i18n/en/allTexts.ts');
  await page.goto('/');
  const late = page.waitForResponse(`**${await builtFile('src/i18n/en/allTexts.ts')}`);
  for (const language of ['English', 'Tiếng Việt']) {
    await page.getByRole('button', { name: 'Ngôn ngữ' }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  }
  release();
  await (await late).finished();
  await page.waitForLoadState('networkidle');
  await expect(heading(page, HOME)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test('the language changes in another tab too, and is remembered without its cookie', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/');
    await tab.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: 'Ngôn ngữ' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Where to stay tonight?')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Log in' })).toBeVisible();
  }
  await context.clearCookies();
  await other.reload();
  await expect(heading(other, 'Where to stay tonight?')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();

  // Both came with the English client meanwhile.
  for (const tab of [page, other]) await tab.reload();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
  for (const tab of [page, other]) {
    await expect(heading(tab, HOME)).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  }
});

test('favourites and hotels seen are kept on the device', async ({ page }) => {
  const hotel = await newHotel();
  await openHotel(page, hotel);
  const heart = page.getByRole('button', { name: `Lưu ${hotel.name} vào yêu thích` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Yêu thích (1)' }).click();
  await expect(heading(page, 'Chỗ nghỉ yêu thích')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: hotel.name })).toBeVisible();
  await checkA11y(page);
  await heart.click();
  await expect(page.getByText('Bạn chưa lưu chỗ nghỉ nào')).toBeVisible();

  await page.goto('/history');
  await page.getByRole('main').getByRole('link', { name: hotel.name }).click();
  await expect(heading(page, hotel.name)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Xoá lịch sử xem' }).click();
  await expect(page.getByText('Bạn chưa xem chỗ nghỉ nào')).toBeVisible();
});

test('the footer leads on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Dự án sinh viên');
  await footer.getByRole('link', { name: 'Biệt thự' }).click();
  await expect(page).toHaveURL('/hotels?propertyType=VILLA');
  await footer.getByRole('link', { name: 'Đà Lạt' }).click();
  await expect(heading(page, /Đà Lạt/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Đà Lạt');
  await checkA11y(page);
  await footer.getByRole('link', { name: 'Huỷ phòng và giữ phòng' }).click();
  await expect(page).toHaveURL('/policy-support#cancel');
  await expect(page.getByRole('region', { name: 'Huỷ phòng' })).toBeInViewport();
  await checkA11y(page);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedInConsole: /status of 404/ });

  for (const address of ['/no-such-page', '/hotels/rooms', '/not-found']) {
    test(`${address} is not found, and says how to go on`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      await checkA11y(page);
      await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
      await expect(heading(page, HOME)).toBeVisible();
    });
  }

  test('a hotel and a room that are not there say so', async ({ page }) => {
    await page.goto('/hotels/999999999');
    await expect(heading(page, 'Không tìm thấy khách sạn')).toBeVisible();
    await page.goto('/hotels/rooms/999999999');
    await expect(
      page.getByText('Không thể tải thông tin phòng. Vui lòng thử lại sau.'),
    ).toBeVisible();
  });
});

test('a sixth room is refused', async ({ page }) => {
  const hotel = await newHotel({ rooms: Array.from({ length: 6 }, () => ({ price: 500_000 })) });
  await openHotel(page, hotel);
  for (const { name } of hotel.rooms) {
    await page.getByRole('button', { name: `Chọn phòng ${name}` }).click();
  }
  await expect(page.getByRole('alertdialog')).toContainText(
    'Bạn chỉ có thể chọn tối đa 5 phòng cùng một lúc.',
  );
  await page.getByRole('button', { name: 'Đã hiểu' }).click();
  await expect(page.getByRole('button', { name: /^Đã chọn/ })).toHaveCount(5);
});

test('the banner leads to the registration of partners', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Đăng ký làm đối tác' }).click();
  await expect(heading(page, 'Đăng ký đối tác')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(page.getByText('Vui lòng nhập đầy đủ thông tin')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập', exact: true }).click();
  await expect(heading(page, 'Đăng nhập đối tác')).toBeVisible();
});

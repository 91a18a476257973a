import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { fillLogin, heading, openHotel, logInOn } from '../steps';

/** Another device of the same traveller, signed in. */
async function otherDevice(browser: Browser, account: TestAccount): Promise<Page> {
  const context = await browser.newContext({ baseURL: sharedServer().url, locale: 'vi-VN' });
  const page = await context.newPage();
  await logInOn(page, account);
  return page;
}

const heartOf = (page: Page, { name }: { name: string }) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Lưu ${name} vào yêu thích` })
    .first();

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(heading(page, 'Thông tin cá nhân')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Xoá tài khoản' })).toBeVisible();
}

test(
  'favourites follow the account from device to device, and leave with it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const lan = await newTraveller();
    const [first, second] = [await newHotel(), await newHotel()];
    await openHotel(page, first);
    await heartOf(page, first).click();
    await expect(page.getByRole('link', { name: 'Yêu thích (1)' })).toBeVisible();
    await logInOn(page, lan);
    const kept = () =>
      sharedServer().sql('select 1 from favourites where hotel_id = $1', [first.id]);
    await expect.poll(kept).toHaveLength(1);

    const elsewhere = await otherDevice(browser, lan);
    await elsewhere.goto('/favourites');
    await expect(elsewhere.getByRole('link', { name: first.name })).toBeVisible();
    await openHotel(elsewhere, second);
    await expect(elsewhere.getByRole('link', { name: 'Yêu thích (1)' })).toBeVisible();
    const saved = elsewhere.waitForResponse((answer) => answer.request().method() === 'PUT');
    await heartOf(elsewhere, second).click();
    expect((await saved).status()).toBe(200);

    await page.goto('/favourites');
    await expect(page.getByRole('link', { name: second.name })).toBeVisible();
    await expect(page.getByRole('link', { name: first.name })).toBeVisible();
    await checkA11y(page);
    await page.getByRole('button', { name: 'Lan', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page.getByText('Bạn đã đăng xuất.')).toBeVisible();
    await page.goto('/favourites');
    await expect(page.getByText('Bạn chưa lưu chỗ nghỉ nào')).toBeVisible();
    await elsewhere.context().close();
  },
);

test('hotels opened by a link are listed as viewed, without a login', async ({ page }) => {
  await page.goto('/history');
  await expect(page.getByText('Bạn chưa xem chỗ nghỉ nào')).toBeVisible();
  const [first, second] = [await newHotel(), await newHotel()];
  for (const hotel of [first, second]) {
    await openHotel(page, hotel);
    const stored = () => page.evaluate(() => localStorage.getItem('persist:nghi-dau:viewed'));
    await expect.poll(stored).toContain(hotel.name);
  }
  await page.goto('/history');
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(names).toHaveText([second.name, first.name]);
});

test.describe('the account’s own page', () => {
  // Refused on purpose: a session that was ended, a deleted account.
  test.use({ expectedInConsole: /status of 401/ });

  test('a traveller changes the password, ends every session, and takes the data along', async ({
    page,
    browser,
  }) => {
    const lan = await newTraveller();
    const hotel = await newHotel();
    const stay = { ...bookingOf(hotel, hotel.rooms, stayIn(9)), phoneNumber: '0912345678' };
    const booked = await book(lan.token, stay);
    await logInOn(page, lan);
    const elsewhere = await otherDevice(browser, lan);

    await openProfile(page);
    await checkA11y(page);
    await page.getByLabel(/^Mật khẩu hiện tại/).fill(lan.password);
    await page.getByLabel(/^Mật khẩu mới/).fill('Matkhau456');
    await page.getByLabel(/^Nhập lại mật khẩu mới/).fill('Matkhau456');
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await expect(page.getByText('Mật khẩu đã được đổi.')).toBeVisible();
    await elsewhere.goto('/profile');
    await expect(heading(elsewhere, 'Đăng nhập')).toBeVisible();
    await fillLogin(elsewhere, { ...lan, password: 'Matkhau456' });
    await expect(heading(elsewhere, 'Thông tin cá nhân')).toBeVisible();

    await page.reload();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^nghi-dau-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: { email: lan.email },
      bookings: [{ bookingId: booked.body.bookingId, hotelName: hotel.name }],
    });

    await page.getByRole('button', { name: 'Đăng xuất khỏi mọi thiết bị' }).click();
    const question = page.getByRole('alertdialog', { name: 'Đăng xuất khỏi mọi thiết bị?' });
    await expect(question).toBeVisible();
    await checkA11y(page);
    await question.getByRole('button', { name: 'Đăng xuất khỏi mọi thiết bị' }).click();
    await expect(page.getByText('Bạn đã đăng xuất khỏi mọi thiết bị.')).toBeVisible();
    await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
    await elsewhere.goto('/bookings');
    await expect(heading(elsewhere, 'Đăng nhập')).toBeVisible();
    await elsewhere.context().close();
  });

  test(
    'a traveller settles a coming booking and deletes the account',
    { tag: '@phone' },
    async ({ page }) => {
      const lan = await newTraveller();
      const hotel = await newHotel();
      const stay = { ...bookingOf(hotel, hotel.rooms, stayIn(9)), phoneNumber: '0912345678' };
      await book(lan.token, stay);
      await logInOn(page, lan);
      await openProfile(page);
      await expect(page.getByText(/Bạn còn 1 đặt phòng sắp tới/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Xoá tài khoản' })).toBeHidden();
      await page.getByRole('link', { name: 'Xem đặt phòng của tôi' }).click();
      await page.getByRole('main').getByRole('link', { name: hotel.name }).first().click();
      await page.getByRole('main').getByRole('button', { name: 'Huỷ đặt phòng' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đặt phòng' }).click();
      await expect(page.getByText(/^Đã huỷ đặt phòng/)).toBeVisible();

      await openProfile(page);
      await page.getByRole('button', { name: 'Xoá tài khoản' }).click();
      const question = page.getByRole('alertdialog', { name: 'Xoá tài khoản của bạn?' });
      await expect(question.getByLabel(/^Mật khẩu/)).toBeFocused();
      await checkA11y(page);
      await question.getByLabel(/^Mật khẩu/).fill(lan.password);
      await question.getByRole('button', { name: 'Xoá vĩnh viễn' }).click();
      await expect(page.getByText(/^Tài khoản của bạn đã được xoá/)).toBeVisible();
      await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();

      await page.goto('/login');
      await fillLogin(page, lan);
      await expect(page.getByRole('alert')).toHaveText(
        'Tài khoản hoặc mật khẩu không đúng. Vui lòng thử lại.',
      );
    },
  );
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatDong } from '../../../domain/money/money';
import { freshEmail } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { mailTo } from '../../support/server/outbox';
import { checkA11y, expect, test } from '../../support/browser/story';
import { expectQrOf } from './qrPicture';
import {
  bookButton,
  chooseRooms,
  confirmedId,
  expectGuest,
  fillGuest,
  fillLogin,
  goOnToBooking,
  heading,
  openHotel,
  searchRooms,
} from '../steps';

const PHONE = '0987 654 321';
const NOTES = 'Đến lúc 17:30, xin phòng yên tĩnh.';
// Two rooms of 500.000 ₫ and 650.000 ₫ for two nights, and 10% tax and fee.
const TOTAL = formatDong(2_530_000);

test(
  'a new traveller goes from the home page to the QR code',
  { tag: '@both' },
  async ({ page }) => {
    const hotel = await newHotel({
      rooms: [{ price: 500_000 }, { price: 650_000 }, { price: 900_000 }],
    });
    const account = { email: freshEmail(), password: 'Matkhau123' };

    await test.step('looks around', () => lookAround(page));

    await test.step('chooses two rooms', async () => {
      await openHotel(page, hotel);
      await searchRooms(page, stayIn(30));
      await chooseRooms(page, 'Phòng 101', 'Phòng 102');
      await expectTotal(page, 'Đặt phòng của bạn');
      await checkA11y(page);
      await goOnToBooking(page);
      await expectTotal(page, 'Chi tiết giá');
      await fillGuest(page, PHONE, NOTES);
      await checkA11y(page);
    });

    await test.step('is told to sign in, and signs up', async () => {
      await page.getByRole('button', { name: 'Đăng nhập để đặt phòng' }).click();
      await expect(page.getByText('Bạn cần đăng nhập để thực hiện đặt phòng')).toBeVisible();
      await checkA11y(page);
      await page.getByRole('main').getByRole('link', { name: 'Đăng ký', exact: true }).click();
      await signUp(page, account);
    });

    await test.step('verifies by the link in the mail', async () => {
      await page.goto((await mailTo(account.email)).link);
      await expect(
        page.getByText('Xác thực email thành công! Bạn có thể đăng nhập ngay bây giờ.'),
      ).toBeVisible();
      await checkA11y(page);
      await expect(heading(page, 'Đăng nhập')).toBeVisible();
    });

    await test.step('signs in and finds everything as it was', async () => {
      await fillLogin(page, account);
      await expect(heading(page, 'Xác nhận đặt phòng')).toBeVisible();
      await expectGuest(page, PHONE, NOTES);
      await expect(page.getByRole('main')).toContainText('Phòng 102');
    });

    const id = await test.step('books', async () => {
      await bookButton(page).click();
      const booked = await confirmedId(page);
      await expect(page.getByRole('main')).toContainText(booked);
      await expect(page.getByRole('main')).toContainText('Đã xác nhận');
      await expect(page.getByRole('main')).toContainText(TOTAL);
      await expect(page.getByRole('main')).toContainText(NOTES);
      await checkA11y(page);
      return booked;
    });

    await test.step('keeps the QR code', () => keepQrCode(page, id));

    await test.step('finds the booking in the list', async () => {
      await page.getByRole('button', { name: 'Lan', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Đặt phòng của tôi' }).click();
      const card = page.getByRole('listitem').filter({ hasText: id });
      await expect(card).toContainText(hotel.name);
      await expect(card).toContainText(TOTAL);
      await checkA11y(page);
      await card.getByRole('link', { name: hotel.name }).click();
      await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(TOTAL);
      await checkA11y(page);
    });
  },
);

async function lookAround(page: Page): Promise<void> {
  await page.goto('/');
  await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
  await checkA11y(page);
  const featured = page.getByRole('region', { name: 'Khách sạn nổi bật' });
  const card = featured.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: `Xem chi tiết ${name}` }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** What is seen of it: a phone shows one line, a wide screen all of them. */
async function expectTotal(page: Page, region: string): Promise<void> {
  await expect(page.getByRole('region', { name: region })).toContainText(TOTAL, {
    useInnerText: true,
  });
}

async function signUp(page: Page, account: { email: string; password: string }): Promise<void> {
  await expect(heading(page, 'Tạo tài khoản')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Họ và tên đệm' }).fill('Nguyễn Thị');
  await page.getByRole('textbox', { name: 'Tên', exact: true }).fill('Lan');
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill('0912345678');
  await page.getByLabel(/^Mật khẩu/).fill(account.password);
  await page.getByLabel('Xác nhận mật khẩu').fill(account.password);
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(heading(page, 'Kiểm tra email của bạn')).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await checkA11y(page);
}

async function keepQrCode(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Hiện mã QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mã QR đặt phòng' });
  await expect(dialog.getByRole('img', { name: `Mã QR của đặt phòng ${id}` })).toBeVisible();
  await checkA11y(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Tải ảnh PNG' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${id}.png`);
  await expectQrOf(id, await readFile(await download.path()));
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dialog).toBeHidden();
}

import type { BrowserContext, Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel, type TestHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import {
  bookButton,
  confirmedId,
  endSessions,
  expectGuest,
  fillGuest,
  fillLogin,
  heading,
  openHotel,
  prepareBooking,
  logInOn,
} from '../steps';

const stay = stayIn(62);
const PHONE = '0987654321';
const NOTES = 'Xin phòng yên tĩnh.';

async function signOutOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
}

/** Nothing on the screen or on the device says who was here or where they go. */
async function expectNothingOf(page: Page, ...traces: (string | RegExp)[]): Promise<void> {
  for (const trace of traces) await expect(page.getByText(trace)).toHaveCount(0);
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stored).not.toContain(PHONE);
}

test.describe('after signing out', () => {
  test.use({ expectedInConsole: /status of 404/ });

  test('the next one at the device finds nothing of the last one', async ({ page }) => {
    const hotel = await newHotel();
    await logInOn(page, await newTraveller());
    await prepareBooking(page, hotel, stay);
    await fillGuest(page, PHONE, NOTES);
    await bookButton(page).click();
    const id = await confirmedId(page);
    const traces = [id, PHONE, NOTES];
    await signOutOn(page);

    await page.goBack();
    await expect(page.getByText(/^Không tìm thấy thông tin đặt phòng/)).toBeVisible();
    await expectNothingOf(page, ...traces);
    await page.reload();
    await expect(page.getByText(/^Không tìm thấy thông tin đặt phòng/)).toBeVisible();
    await expectNothingOf(page, ...traces);

    const other = await newTraveller();
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập để xem đặt phòng' }).click();
    await fillLogin(page, other);
    await expect(page.getByText(/^Không tìm thấy thông tin đặt phòng/)).toBeVisible();
    await expectNothingOf(page, ...traces);
    await page.goto('/history');
    await expect(page.getByText('Bạn chưa xem chỗ nghỉ nào')).toBeVisible();
    await page.goto('/bookings');
    await expect(heading(page, 'Đặt phòng của tôi')).toBeVisible();
    await expectNothingOf(page, ...traces, hotel.name);
  });
});

test.describe('a session that ends in the middle of a booking', () => {
  test.use({ expectedInConsole: /status of 401/ });

  test('keeps the draft for nobody else', async ({ page }) => {
    const hotel = await newHotel();
    const account = await newTraveller();
    await logInOn(page, account);
    await prepareBooking(page, hotel, stay);
    await fillGuest(page, PHONE, NOTES);
    await expect(bookButton(page)).toBeEnabled();
    const address = page.url();
    await endSessions(account);
    await bookButton(page).click();
    await expect(page.getByText(/^Phiên đăng nhập đã hết hạn/)).toBeVisible();

    await page.goto(address);
    await expectGuest(page, '', '');
    await page.goto('/login');
    await fillLogin(page, await newTraveller());
    await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
    await page.goto(address);
    await expectGuest(page, '0912345678', '');
    await expectNothingOf(page, NOTES);
  });

  test('waits whole at the login, where another tab finds it ended', async ({ page, context }) => {
    const second = await context.newPage();
    const hotel = await newHotel();
    const account = await newTraveller();
    await logInOn(page, account);
    await prepareBooking(page, hotel, stay);
    await fillGuest(page, PHONE, NOTES);
    // What the page asks when it has come to rest would find it, too.
    const asked = second.waitForResponse('**/api/customer/favourites');
    await second.goto('/profile');
    await expect(second.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
    await asked;
    await endSessions(account);
    await second.getByRole('button', { name: /^Lưu thay đổi/ }).click();
    const reason = /^Phiên đăng nhập đã hết hạn/;
    await expect(second.getByText(reason)).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();

    await fillLogin(second, account);
    await expectGuest(page, PHONE, NOTES);
  });
});

const heart = (page: Page, hotel: TestHotel, pressed: boolean) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Lưu ${hotel.name} vào yêu thích`, pressed })
    .first();

async function tabAt(context: BrowserContext, hotel: TestHotel): Promise<Page> {
  const tab = await context.newPage();
  await openHotel(tab, hotel);
  return tab;
}

test('what two tabs keep and drop is the same in both', async ({ context }) => {
  const hotels = [await newHotel(), await newHotel(), await newHotel()];
  const tabs = await Promise.all(hotels.map((hotel) => tabAt(context, hotel)));
  await Promise.all(tabs.map((tab, at) => heart(tab, hotels[at]!, false).click()));
  const list = await context.newPage();
  await list.goto('/favourites');
  const names = hotels.map(({ name }) => list.getByRole('main').getByRole('link', { name }));
  for (const name of names) await expect(name).toBeVisible();

  await heart(tabs[0]!, hotels[0]!, true).click();
  await expect(names[0]!).toBeHidden();
  await heart(list, hotels[1]!, true).click();
  await expect(heart(tabs[1]!, hotels[1]!, false)).toBeVisible();
  await list.reload();
  await expect(names[2]!).toBeVisible();
  await expect(names[0]!).toBeHidden();
  await expect(names[1]!).toBeHidden();
});

test('an account that leaves or changes in one tab does so in the other', async ({
  page,
  context,
}) => {
  const hotel = await newHotel();
  await logInOn(page, await newTraveller());
  await prepareBooking(page, hotel, stay);
  await fillGuest(page, PHONE, NOTES);
  const second = await context.newPage();
  await second.goto('/profile');
  await signOutOn(second);
  await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
  await expectNothingOf(page, PHONE, NOTES);
  // Nor is the stay, with nothing typed, drafted for whoever comes next.
  await page.goto('/booking-details');
  await expect(page.getByText(/^Không có phòng nào được chọn/)).toBeVisible();

  const other = await newTraveller();
  await second.goto('/login');
  await fillLogin(second, other);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Lan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Thông tin cá nhân' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(other.email);
});

import type { Browser, Page } from '@playwright/test';
import { formatAmount, formatDong } from '../../../domain/money/money';
import { stayText } from '../../../domain/stays/stayText';
import { addDays } from '../../../domain/stays/stay';
import { newPartner, newTraveller } from '../../support/accounts';
import { checkA11y, expect, test } from '../../support/browser/story';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import type { ExpectedLines } from '../../support/priceCases';
import { mailTo } from '../../support/server/outbox';
import { priceByNights } from '../../support/typePrices';
import { newVoucher } from '../../support/vouchers';
import { signInAsPartner } from '../partner/partnerSteps';
import { bookButton, confirmedId, goOnToBooking, heading, openHotel, signInOn } from '../steps';
import { showsLines } from './priceLines';

test.use({
  viewport: { width: 360, height: 740 },
  ...{ deviceScaleFactor: 2, hasTouch: true, isMobile: true },
});

const deluxe = 'Phòng Deluxe giường King hướng biển có ban công và bồn tắm';
const suite = 'Suite gia đình hai phòng ngủ nhìn ra vườn nhiệt đới';
const nameOfParent = 'Nguyễn Trần Thị Phương Thảo';

const week = stayIn(40, 7);
const { checkInDate: arrival, checkOutDate: lastDay } = week;
const dayAfter = addDays(lastDay, 1);
const longer = { checkIn: arrival, checkOut: dayAfter };

/** What is off on every night, of itself. */
const PERCENT = 10;
/** Of the week, and otherwise: dong a night. */
const DELUXE = { week: 501_115, usual: 700_000 };
const SUITE = { week: 1_100_005, usual: 1_500_000, dearer: -50_000 };
const less = (price: number) => Math.round((price * (100 - PERCENT)) / 100);

/** All three rooms for a night. */
const fullNight = (of: 'week' | 'usual') => 2 * DELUXE[of] + SUITE[of] + SUITE.dearer;
const shownNight = (of: 'week' | 'usual') => 2 * less(DELUXE[of]) + less(SUITE[of] + SUITE.dearer);

/** As the rules of prices say: each night reduced and rounded by itself, tax on all of it. */
function linesOf(nights: readonly ('week' | 'usual')[]): ExpectedLines {
  const rooms = nights.reduce((sum, of) => sum + fullNight(of), 0);
  const before = nights.reduce((sum, of) => sum + shownNight(of), 0);
  const tax = Math.round(before / 10);
  return { rooms, discount: rooms - before, tax, total: before + tax };
}

const sevenNights = Array.from({ length: 7 }, () => 'week' as const);
const booked = linesOf(sevenNights);
const changed = linesOf([...sevenNights, 'usual']);

/** Two rooms of one type, and two of another of which 104 is cheaper; cheap for a week, and less of itself. */
async function resort() {
  const partner = await newPartner();
  const hotel = await newHotel({
    owner: partner.email,
    name: `Khu nghỉ dưỡng và biệt thự biển Hương Tràm Mũi Né ${Date.now()}`,
    rooms: [
      ...[deluxe, deluxe].map((name) => ({ name, price: DELUXE.usual })),
      ...[0, SUITE.dearer].map((more) => ({ name: suite, price: SUITE.usual + more })),
    ].map((room) => ({ ...room, adults: 2, children: 0 })),
  });
  const cheap = (price: number) =>
    Object.fromEntries(sevenNights.map((_, i) => [addDays(arrival, i), price]));
  const [first, second, third, fourth] = hotel.rooms;
  await priceByNights(hotel, [first!, second!], { dates: cheap(DELUXE.week) });
  await priceByNights(hotel, [third!, fourth!], { dates: cheap(SUITE.week) });
  await newVoucher(partner, { autoApply: true, discountPercent: PERCENT });
  return { partner, hotel };
}

const dayIn = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

async function openCalendar(page: Page) {
  await page.getByRole('button', { name: 'Xem giá từng ngày' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày theo giá' });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function goToMonthOf(page: Page, day: string): Promise<void> {
  while ((await dayIn(page, day).count()) === 0) {
    await page.getByRole('dialog').getByRole('button', { name: 'Tháng sau' }).click();
  }
}

async function fitsTheScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function press(page: Page, name: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await page.getByRole('button', { name }).click();
}

test('the cheapest week for a family in three rooms, booked for the parents and made longer: one number everywhere', async ({
  page,
  browser,
}) => {
  const { partner, hotel } = await resort();
  const traveller = await newTraveller();
  await signInOn(page, traveller);

  // The card tells of the cheapest room.
  await page.goto(
    `/hotels?text=${encodeURIComponent(hotel.name)}&checkIn=${arrival}&checkOut=${lastDay}`,
  );
  const one = 7 * less(DELUXE.week);
  const card = page.getByRole('article').filter({ hasText: hotel.name });
  await expect(card).toContainText(formatDong(one + Math.round(one / 10)));
  await fitsTheScreen(page);

  // Days tell what all of them pay.
  await openHotel(page, hotel);
  await press(page, 'Thêm một người lớn', 3);
  await press(page, 'Thêm một trẻ em', 2);
  const sheet = await openCalendar(page);
  await goToMonthOf(page, arrival);
  const toldOf = (of: 'week' | 'usual') =>
    new RegExp(`từ ${formatDong(shownNight(of))} một đêm cho 3 phòng`);
  await expect(dayIn(page, arrival)).toHaveAccessibleName(toldOf('week'));
  await expect(dayIn(page, addDays(arrival, -1))).toHaveAccessibleName(toldOf('usual'));
  await dayIn(page, arrival).click();
  await goToMonthOf(page, lastDay);
  await dayIn(page, lastDay).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Tìm phòng trống' }).click();

  // None holds them alone; together three do.
  await expect(page.getByRole('heading', { name: /^Phòng trống / })).toBeVisible();
  const bar = page.locator('[data-sticky-bar]');
  await expect(bar).toContainText(formatDong(booked.total));
  await press(page, `Thêm một phòng: ${deluxe}`, 2);
  await page.getByRole('button', { name: `Chọn phòng cụ thể ${suite}` }).click();
  await page.getByRole('button', { name: `Chọn phòng ${suite} 104` }).click();
  await expect(bar).toContainText('Đã chọn 3 phòng');
  await expect(bar).toContainText(formatDong(booked.total));
  await fitsTheScreen(page);
  await checkA11y(page);

  // For the parents.
  await goOnToBooking(page);
  await showsLines(page.getByRole('main'), booked);
  await page.getByRole('checkbox', { name: 'Tôi đặt cho người khác' }).check();
  await page.getByRole('textbox', { name: 'Họ tên khách nhận phòng' }).fill(nameOfParent);
  await page.getByRole('textbox', { name: 'Số điện thoại của khách' }).fill('0987 654 321');
  await fitsTheScreen(page);
  await bookButton(page).click();
  const id = await confirmedId(page);
  await showsLines(page.getByRole('article'), booked);
  await fitsTheScreen(page);

  await page.goto('/bookings');
  const mine = page.getByRole('listitem').filter({ hasText: id });
  await expect(mine).toContainText(formatDong(booked.total));
  await expect(mine).toContainText(nameOfParent);
  await fitsTheScreen(page);

  // A night more, by the booking's own calendar, in which its nights are free.
  await mine.getByRole('link', { name: 'Đổi đặt phòng' }).click();
  const own = await openCalendar(page);
  await goToMonthOf(page, arrival);
  await expect(dayIn(page, arrival)).toHaveAccessibleName(toldOf('week'));
  await dayIn(page, arrival).click();
  await goToMonthOf(page, dayAfter);
  await expect(dayIn(page, lastDay)).toHaveAccessibleName(toldOf('usual'));
  await dayIn(page, dayAfter).click();
  await expect(own).toBeHidden();
  const more = formatDong(changed.total - booked.total);
  const outcome = page.getByRole('region', { name: 'Sau khi đổi' });
  for (const amount of [formatDong(booked.total), formatDong(changed.total), `Thêm ${more}`]) {
    await expect(outcome).toContainText(amount);
  }
  await fitsTheScreen(page);
  await checkA11y(page);
  await page.getByRole('button', { name: `Đồng ý đổi, thêm ${more}` }).click();

  await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
  const paper = page.getByRole('article');
  await showsLines(paper, changed);
  await expect(paper).toContainText(nameOfParent);
  await expect(paper).toContainText('Phòng 101, 102');
  await expect(paper).toContainText('Phòng 104');
  await fitsTheScreen(page);
  await page.emulateMedia({ media: 'print' });
  await showsLines(paper, changed);
  await page.emulateMedia({ media: null });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Thêm vào lịch' }).click();
  const file = await (await download).createReadStream();
  const calendar = (await file.toArray()).join('').replaceAll('\r\n ', '');
  // From 14:00 to 12:00 in Vietnam.
  expect(calendar).toContain(`DTSTART:${arrival.replaceAll('-', '')}T070000Z`);
  expect(calendar).toContain(`DTEND:${dayAfter.replaceAll('-', '')}T050000Z`);
  expect(calendar).toContain(formatDong(changed.total));
  await page.goto('/bookings');
  await expect(mine).toContainText(formatDong(changed.total));

  await mailTells(traveller.email, id);
  await deskTells(browser, partner, id);
});

async function mailTells(email: string, id: string): Promise<void> {
  const { text } = await mailTo(email, { subject: new RegExp(`đã thay đổi: ${id}`) });
  expect(text).toContain(`${formatDong(booked.total)} → ${formatDong(changed.total)}`);
  expect(text).toContain(`Tổng trả tại quầy: ${formatDong(changed.total)}\n`);
  expect(text).toContain(nameOfParent);
  expect(text).toContain(stayText(longer, 'vi'));
}

/** In its list, its drawer and its table. */
async function deskTells(
  browser: Browser,
  partner: { email: string; password: string; token: string },
  id: string,
): Promise<void> {
  const { body: table } = await call<string>('GET', `/api/partner/bookings/export?text=${id}`, {
    token: partner.token,
  });
  expect(table).toContain(nameOfParent);
  expect(table).toContain(String(changed.total));
  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signInAsPartner(desk, partner);
  await desk.goto(`/partner/bookings?booking=${id}`);
  const drawer = desk.getByRole('dialog', { name: `Booking ${id}` });
  await expect(drawer.getByText(formatAmount(changed.total, 'VND')).first()).toBeVisible();
  await expect(drawer).toContainText(nameOfParent);
  await desk.close();
}

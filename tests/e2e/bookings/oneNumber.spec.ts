import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quoteOf } from '../../../domain/bookings/quote';
import { formatDong } from '../../../domain/money/money';
import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import type { TestHotel } from '../../support/hotels';
import { priceCases, promised, type ExpectedLines, type PriceCase } from '../../support/priceCases';
import { automaticVoucher, codeOf, hotelOf } from '../../support/pricedStay';
import { mailTo } from '../../support/server/outbox';
import { expect, test } from '../../support/browser/story';
import { showsLines } from './priceLines';
import {
  bookButton,
  chooseRooms,
  confirmedId,
  goOnToBooking,
  heading,
  searchRooms,
  signInOn,
} from '../steps';

// What the server answers is held for more of them, in tests/api.
const CASES = 4;
// The same cases again: ONE_NUMBER_SEED=… npx playwright test oneNumber
const seedGiven = Number(process.env['ONE_NUMBER_SEED']);

type Promised = ReturnType<typeof promised>;
type Rates = Parameters<typeof promised>[1];
interface Walk {
  page: Page;
  traveller: TestAccount;
  partner: TestAccount;
  rates: Rates;
  hotel: TestHotel;
  stay: ReturnType<typeof stayIn>;
  wanted: PriceCase;
  prices: Promised;
}

for (const half of [1, 2]) {
  test(`one number from the card to the mail, ${CASES} stays (${half} of 2)`, async ({ page }) => {
    test.setTimeout(600_000);
    const seed = seedGiven || randomInt(1, 2 ** 31);
    const [traveller, partner] = [await newTraveller(), await newPartner()];
    const { body: rates } = await call<Rates>('GET', '/api/partner/rates', partner);
    await signInOn(page, traveller);
    const totals: [string, number][] = [];
    for (const [i, wanted] of priceCases(seed, CASES).entries()) {
      const what = `ONE_NUMBER_SEED=${seed}, stay ${i}: ${JSON.stringify(wanted)}`;
      await test.step(what, async () => {
        const hotel = await hotelOf(partner, wanted);
        const undo = await automaticVoucher(partner, wanted);
        const stay = stayIn(20 + i, wanted.nights);
        const prices = promised(wanted, rates);
        const who = { page, traveller, partner };
        totals.push([
          await walked({ ...who, hotel, stay, wanted, prices, rates }),
          prices.booked.total,
        ]);
        await undo();
      });
    }
    await page.goto('/bookings');
    for (const [id, total] of totals) {
      await expect(page.getByRole('listitem').filter({ hasText: id })).toContainText(
        formatDong(total),
      );
    }
  });
}

/** From the list to the booking's own page; every price on the way is the promised one. */
async function walked(walk: Walk): Promise<string> {
  const { page, partner, traveller, hotel, stay, wanted, prices } = walk;
  await seesCard(walk);
  await page.getByRole('link', { name: hotel.name, exact: true }).click();
  await expect(heading(page, hotel.name)).toBeVisible();
  await searchRooms(page, stay);
  await chooseRooms(page, ...hotel.rooms.map(({ name }) => name));
  await showsLines(page.locator('[data-sticky-bar]'), prices.usual);
  await seesFirstRoom(walk);
  await goOnToBooking(page);
  await showsLines(page.getByRole('main'), prices.usual);
  if (wanted.code) await typeCode(page, (await codeOf(partner, wanted.code)).code);
  await showsLines(page.getByRole('main'), prices.booked);
  await bookButton(page).click();
  const id = await confirmedId(page);
  await showsLines(page.getByRole('article'), prices.booked);
  await page.goto(`/bookings/${id}`);
  await showsLines(page.getByRole('article'), prices.booked);
  await readsMail(traveller, id, prices.booked);
  return id;
}

async function seesCard({ page, hotel, stay, wanted, prices }: Walk): Promise<void> {
  const { checkInDate, checkOutDate } = stay;
  const text = encodeURIComponent(hotel.name);
  await page.goto(`/hotels?text=${text}&checkIn=${checkInDate}&checkOut=${checkOutDate}`);
  const card = page.getByRole('article').filter({ hasText: hotel.name });
  const inFull = (night: number) =>
    formatDong(quoteOf({ stayPrices: [night * wanted.nights], ...wanted, discount: null }).total);
  await expect(card).toContainText(formatDong(Math.min(...prices.shown)));
  await expect(card).toContainText(inFull(Math.min(...prices.shown)));
  const struck = card.locator('s');
  if (wanted.automatic === null) return expect(struck).toHaveCount(0);
  await expect(card).toContainText(`-${wanted.automatic}%`);
  await expect(struck).toContainText(inFull(Math.min(...prices.full)));
}

/** On its own page, for the same nights, and back. */
async function seesFirstRoom({ page, hotel, wanted, rates }: Walk): Promise<void> {
  const [room] = hotel.rooms;
  const alone = promised({ ...wanted, prices: wanted.prices.slice(0, 1) }, rates);
  await page.getByRole('link', { name: room!.name, exact: true }).click();
  await expect(heading(page, room!.name)).toBeVisible();
  const order = page.getByRole('region', { name: 'Đặt phòng này' });
  await expect(order).toContainText(formatDong(alone.shown[0]!));
  await showsLines(order, alone.usual);
  await page.goBack();
  await expect(heading(page, hotel.name)).toBeVisible();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mã giảm giá' }).fill(code);
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page.getByRole('button', { name: 'Bỏ mã' })).toBeVisible();
}

async function readsMail(
  { email }: TestAccount,
  id: string,
  { rooms, discount, tax, total }: ExpectedLines,
): Promise<void> {
  const { text } = await mailTo(email, { subject: new RegExp(id) });
  expect(text).toContain(`Tiền phòng: ${formatDong(rooms)}\n`);
  expect(text).toContain(`Thuế và phí (10%): ${formatDong(tax)}\n`);
  expect(text).toContain(`Tổng trả tại quầy: ${formatDong(total)}\n`);
  if (discount > 0) expect(text).toContain(`: −${formatDong(discount)}\n`);
}

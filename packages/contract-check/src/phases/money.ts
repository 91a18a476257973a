import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { listAt, numberAt, textAt, type Json } from '../json';
import type { Answer } from '../http/exchange';
import { book, cancel, priceOf, quote, type Plan } from '../world/bookings';
import { newVoucher, secondHotel, voucherOf } from '../world/world';

/** What is asked for, taken off and added adds up, everywhere the same. */
export async function money(ctx: Context): Promise<void> {
  await step(ctx, 'quotes add up', () => quotes(ctx));
  await step(ctx, 'a booking costs what was quoted', () => asQuoted(ctx));
  await step(ctx, 'another price is not taken', () => otherPrice(ctx));
  await step(ctx, 'discounts take off what they say', () => discounts(ctx));
  await step(ctx, 'discounts that are not valid take off nothing', () => invalid(ctx));
  await step(ctx, 'a hotel that counts in dollars is paid in dong', () => dollars(ctx));
  await step(ctx, "a discount's uses are counted and given back", () => uses(ctx));
}

const near = (a: number, b: number, by = 1) => Math.abs(a - b) <= by;

function planOf(ctx: Context, from: number, more: Partial<Plan> = {}): Plan {
  const { hotelId, rooms } = worldOf(ctx);
  return { hotelId, rooms: rooms.slice(0, 1), from, ...more };
}

async function quotes(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote');
  const { rooms } = worldOf(ctx);
  for (const [nights, count] of [
    [1, 1],
    [3, 2],
    [7, 4],
  ] as const) {
    const plan = planOf(ctx, 80, { nights, rooms: rooms.slice(0, count) });
    const answer = await quote(ctx, plan);
    expectStatus(ctx, answer, 200, { step: 'a traveller is told the price of free rooms' });
    addsUp(ctx, answer, 'total');
    const expected = plan.rooms.reduce((sum, { price }) => sum + price, 0) * nights;
    equals(ctx, answer, 'nights', nights);
    // What a partner's automatic discounts take off is in the rooms' prices.
    const original = listAt(answer.body, 'rooms').reduce<number>(
      (sum, room) => sum + before(room),
      0,
    );
    if (!near(original * nights, expected))
      unequal(ctx, answer, 'rooms', expected, original * nights);
  }
}

function before(room: Json): number {
  const original = numberAt(room, 'originalPrice');
  return Number.isNaN(original) ? numberAt(room, 'price') : original;
}

/** Room total less discount is the price; tax and fee are their share of it. */
function addsUp(ctx: Context, answer: Answer, total: 'total' | 'totalAmount'): void {
  const { body } = answer;
  const of = (name: string) => numberAt(body, name);
  const price = of('roomTotal') - of('discount');
  if (!near(of('totalPrice'), price)) unequal(ctx, answer, 'totalPrice', price, of('totalPrice'));
  const tax = (of('totalPrice') * of('taxAndFeePercent')) / 100;
  if (!near(of('taxAndFee'), tax)) unequal(ctx, answer, 'taxAndFee', tax, of('taxAndFee'));
  const sum = of('totalPrice') + of('taxAndFee');
  if (!near(of(total), sum)) unequal(ctx, answer, total, sum, of(total));
  for (const name of ['totalPrice', 'taxAndFee', total, 'discount']) {
    if (of(name) < 0 || !Number.isInteger(of(name))) {
      unequal(ctx, answer, name, 'whole dong, not below 0', of(name));
    }
  }
}

function equals(ctx: Context, answer: Answer, name: string, expected: number): void {
  const seen = numberAt(answer.body, name);
  if (seen !== expected) unequal(ctx, answer, name, expected, seen);
}

function unequal(
  ctx: Context,
  answer: Answer,
  name: string,
  expected: number | string,
  seen: number,
): void {
  tell(ctx, answer, {
    cause: `money does not add up: ${name}`,
    severity: 'BREAKS SCREEN',
    expected: `${name}: ${expected}`,
    seen: `${name}: ${seen}`,
  });
}

async function asQuoted(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'getBooking');
  const guest = personOf(ctx, 'customer');
  const plan = planOf(ctx, 84, { nights: 3 });
  const told = await quote(ctx, plan);
  const totalPrice = numberAt(told.body, 'totalPrice');
  const made = await book(ctx, guest, { ...plan, totalPrice });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const read = await ctx.client.call('getBooking', { token: guest.token, params });
  for (const answer of [made, read]) {
    addsUp(ctx, answer, 'totalAmount');
    for (const name of ['roomTotal', 'discount', 'totalPrice', 'taxAndFee', 'nights']) {
      equals(ctx, answer, name, numberAt(told.body, name));
    }
    equals(ctx, answer, 'totalAmount', numberAt(told.body, 'total'));
  }
  await cancel(ctx, guest, params.bookingId);
}

async function otherPrice(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const plan = planOf(ctx, 84);
  const right = await priceOf(ctx, plan);
  for (const totalPrice of [1, 0, right - 1, right + 1]) {
    const answer = await book(ctx, guest, { ...plan, totalPrice });
    seemsStatus(ctx, answer, 409, {
      step: 'a traveller names another price than the server',
      severity: 'UNSAFE',
      code: 'PRICE_CHANGED',
    });
    if (answer.status === 201) await cancel(ctx, guest, textAt(answer.body, 'bookingId'));
    else if (
      numberAt(answer.body, 'quote', 'totalPrice') !== right &&
      ctx.offered.has('createQuote')
    ) {
      tell(ctx, answer, {
        cause: 'PRICE_CHANGED without the new quote',
        severity: 'WRONG MESSAGE',
        expected: `quote with totalPrice ${right}`,
        seen: answer.text.slice(0, 120),
      });
    }
  }
}

async function discounts(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createVoucher');
  const { token } = worldOf(ctx).owner;
  const plan = planOf(ctx, 88, { nights: 2 });
  const full = numberAt((await quote(ctx, plan)).body, 'roomTotal');
  const cases: [Record<string, Json>, number][] = [
    [{ discountPercent: 15 }, full * 0.15],
    [{ discountPercent: 33 }, full * 0.33],
    [{ discountPercent: 100 }, full],
    [{ discountAmount: 120_000, currency: 'VND' }, 120_000],
    [{ discountAmount: 200_000_000, currency: 'VND' }, full],
  ];
  for (const [voucher, expected] of cases) {
    const { voucherCode } = await newVoucher(ctx, token, voucher);
    const spellings = [voucherCode, voucherCode.toLowerCase()];
    for (const spelling of spellings) {
      const answer = await quote(ctx, { ...plan, voucherCode: spelling });
      expectStatus(ctx, answer, 200, { step: 'a traveller types a valid discount code' });
      addsUp(ctx, answer, 'total');
      const taken = numberAt(answer.body, 'discount');
      if (!near(taken, expected, plan.nights ?? 1))
        unequal(ctx, answer, 'discount', expected, taken);
    }
  }
}

async function invalid(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createVoucher');
  const { token } = worldOf(ctx).owner;
  const plan = planOf(ctx, 88);
  const past = { startDate: '2026-01-01T00:00:00Z', expirationDate: '2026-01-02T00:00:00Z' };
  const later = { startDate: '2098-01-01T00:00:00Z' };
  const other = ctx.people.otherPartner?.token;
  const cases: [string, string, Record<string, Json>][] = [
    ['that is over', token, past],
    ['that has not begun', token, later],
    ['that is not active', token, { active: false }],
    ...(other ? [['of another partner', other, {}] as [string, string, Record<string, Json>]] : []),
  ];
  const codes: [string, string][] = [['that nobody made', 'NOBODYMADETHIS']];
  for (const [what, owner, more] of cases) {
    const made = await newVoucher(ctx, owner, { discountPercent: 50, ...more });
    codes.push([what, made.voucherCode]);
  }
  const guest = personOf(ctx, 'customer');
  for (const [what, voucherCode] of codes) {
    const told = await quote(ctx, { ...plan, voucherCode }, guest.token);
    if (told.status === 200 && numberAt(told.body, 'discount') > 0) tookOff(ctx, told, what);
    else
      seemsStatus(ctx, told, 422, {
        step: `a discount ${what} is refused`,
        severity: 'WRONG MESSAGE',
      });
    const half = Math.round((await priceOf(ctx, plan)) / 2);
    const answer = await book(ctx, guest, { ...plan, voucherCode, totalPrice: half });
    if (answer.status === 201) {
      tookOff(ctx, answer, what);
      await cancel(ctx, guest, textAt(answer.body, 'bookingId'));
    }
  }
}

function tookOff(ctx: Context, answer: Answer, what: string): void {
  tell(ctx, answer, {
    cause: `a discount ${what} is taken`,
    severity: 'UNSAFE',
    expected: '422 with the reason at voucherCode',
    seen: `${answer.status}, discount ${numberAt(answer.body, 'discount')}`,
  });
}

const DOLLARS = 80.5;
/** A dollar has cost more dong than this since 2015. */
const LEAST_RATE = 20_000;

async function dollars(ctx: Context): Promise<void> {
  const { owner } = worldOf(ctx);
  const { token } = owner;
  const { hotelId, room } = await secondHotel(ctx, { currency: 'USD' }, DOLLARS);
  const shown = await ctx.client.call('getRoom', { params: { id: room.id } });
  expectStatus(ctx, shown, 200, { step: "a room's page opens" });
  const price = numberAt(shown.body, 'price');
  const rates = ctx.offered.has('getRates') && (await ctx.client.call('getRates', { token })).body;
  const rate = rates ? numberAt(rates, 'USD') : undefined;
  const expected = DOLLARS * (rate ?? LEAST_RATE);
  const isRight = rate === undefined ? price >= expected : near(price, expected, expected / 50);
  if (!isRight || !Number.isInteger(price)) {
    unequal(ctx, shown, 'price', `${DOLLARS} dollars in whole dong: ${expected}`, price);
  }
  if (!ctx.offered.has('createQuote')) return;
  const told = await quote(ctx, { hotelId, rooms: [room], from: 86, nights: 2 });
  expectStatus(ctx, told, 200, { step: 'a traveller is told the price of free rooms' });
  if (numberAt(told.body, 'roomTotal') !== 2 * price) equals(ctx, told, 'roomTotal', 2 * price);
}

async function uses(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'getVoucher', 'cancelBooking', 'createQuote');
  const guest = personOf(ctx, 'customer');
  const { token } = worldOf(ctx).owner;
  const made = await newVoucher(ctx, token, { discountPercent: 10, quantity: 2 });
  const params = { id: made.voucherId };
  const left = async (remaining: number, used: number) => {
    const answer = await ctx.client.call('getVoucher', { token, params });
    equals(ctx, answer, 'remainingQuantity', remaining);
    equals(ctx, answer, 'usedCount', used);
  };
  const bookingIds: string[] = [];
  for (const [i, from] of [92, 95].entries()) {
    await left(2 - i, i);
    const plan = planOf(ctx, from, { voucherCode: made.voucherCode });
    const totalPrice = numberAt((await quote(ctx, plan)).body, 'totalPrice');
    const answer = await book(ctx, guest, { ...plan, totalPrice });
    expectStatus(ctx, answer, 201, { step: 'a traveller books with a discount' });
    if (textAt(answer.body, 'voucherCode').toUpperCase() !== made.voucherCode) {
      unequal(ctx, answer, 'voucherCode', made.voucherCode, Number.NaN);
    }
    bookingIds.push(textAt(answer.body, 'bookingId'));
  }
  await left(0, 2);
  const spent = await quote(ctx, planOf(ctx, 98, { voucherCode: made.voucherCode }));
  if (spent.status === 200 && numberAt(spent.body, 'discount') > 0) {
    tookOff(ctx, spent, 'without uses');
  }
  await fewerThanUsed(ctx, made);
  for (const id of bookingIds) await cancel(ctx, guest, id);
  await left(2, 0);
}

/** A partner may not promise fewer uses than guests have had. */
async function fewerThanUsed(ctx: Context, made: { voucherId: number; voucherCode: string }) {
  needs(ctx, 'updateVoucher');
  const { token } = worldOf(ctx).owner;
  const params = { id: made.voucherId };
  const { body } = await ctx.client.call('getVoucher', { token, params });
  const fewer = { ...voucherOf(made.voucherCode), discountPercent: 10, quantity: 1 };
  const answer = await ctx.client.call('updateVoucher', {
    token,
    params,
    body: { ...fewer, version: numberAt(body, 'version') },
  });
  seemsStatus(ctx, answer, 422, {
    step: 'a discount gets fewer uses than it has had',
    severity: answer.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
  });
}

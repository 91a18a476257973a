import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  tell,
  worldOf,
  type Context,
} from '../../context';
import type { Answer } from '../../http/exchange';
import { numberAt, textAt, type Json } from '../../json';
import { book, cancel, priceOf, quote } from '../../world/bookings';
import { newVoucher, usesOf, voucherOf } from '../../world/world';
import { addsUp, equals, near, planOf, unequal } from './sums';

export async function discounts(ctx: Context): Promise<void> {
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

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

export async function invalid(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createVoucher');
  const { token } = worldOf(ctx).owner;
  const plan = planOf(ctx, 88);
  const past = { startDate: '2026-01-01T00:00:00Z', expirationDate: '2026-01-02T00:00:00Z' };
  const later = { startDate: '2098-01-01T00:00:00Z' };
  const other = ctx.people.otherPartner?.token;
  const cases: [string, string, Record<string, Json>][] = [
    ['that is over', token, past],
    ['that was over a minute ago', token, { expirationDate: inMinutes(-1) }],
    ['that has not begun', token, later],
    ['that begins in an hour', token, { startDate: inMinutes(60) }],
    ['that is not active', token, { active: false }],
    ...(other ? [['of another partner', other, {}] as [string, string, Record<string, Json>]] : []),
  ];
  const codes: [string, string][] = [['that nobody made', 'NOBODYMADETHIS']];
  for (const [what, owner, more] of cases) {
    const made = await newVoucher(ctx, owner, { discountPercent: 50, ...more });
    codes.push([what, made.voucherCode]);
  }
  const deleted = await newVoucher(ctx, token, { discountPercent: 50 });
  await ctx.client.call('deleteVoucher', { token, params: { id: deleted.voucherId } });
  codes.push(['that was deleted', deleted.voucherCode]);
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

export async function uses(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'getVoucher', 'cancelBooking', 'createQuote');
  const guest = personOf(ctx, 'customer');
  const { token } = worldOf(ctx).owner;
  const made = await newVoucher(ctx, token, { discountPercent: 10, quantity: 2 });
  const params = { id: made.voucherId };
  const left = async (remaining: number, used: number) => {
    const answer = await ctx.client.call('getVoucher', { token, params });
    equals(ctx, answer, 'remainingQuantity', remaining);
    const seen = usesOf(answer.body);
    if (seen !== used) unequal(ctx, answer, 'usedCount', used, seen);
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

import { expectStatus, needs, personOf, step, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import { listAt, numberAt, textAt, type Json } from '../json';
import { booked, cancel, priceOf } from '../world/bookings';
import { newVoucher, usesOf } from '../world/world';

const STATES = ['active', 'scheduled', 'expired'];

const CASES: [what: string, expected: string, more: Record<string, Json>][] = [
  ['on whose days it is', 'active', {}],
  ['that begins later', 'scheduled', { startDate: '2098-01-01T00:00:00Z' }],
  [
    'that is over',
    'expired',
    { startDate: '2026-01-01T00:00:00Z', expirationDate: '2026-01-02T00:00:00Z' },
  ],
  ['that is switched off', 'expired', { active: false }],
];

/** A discount is found under the state that its days say, and under no other. */
export async function voucherStates(ctx: Context): Promise<void> {
  for (const [what, expected, more] of CASES) {
    await step(ctx, `a discount ${what} is ${expected}`, () => stateOf(ctx, expected, more));
  }
  await step(ctx, 'discounts that can be used now are counted', () => counted(ctx));
}

/** Those on whose days it is, and of which a use is left. */
async function counted(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'getPartnerDashboard', 'cancelBooking', 'createQuote');
  const { token } = worldOf(ctx).owner;
  let right = await ofDashboard(ctx);
  const isCounted = async (what: string) => {
    const seen = await ofDashboard(ctx);
    if (seen === right) return;
    ctx.findings.report({
      cause: `the partner's day counts other discounts than can be used, after one ${what}`,
      severity: 'BREAKS SCREEN',
      expected: `activeDiscounts: ${right}`,
      seen: `activeDiscounts: ${seen}`,
      operationId: 'getPartnerDashboard',
    });
    right = seen;
  };
  for (const [what, expected, more] of CASES) {
    await newVoucher(ctx, token, { discountPercent: 5, ...more });
    if (expected === 'active') right += 1;
    await isCounted(what);
  }
  const { voucherCode } = await newVoucher(ctx, token, { discountPercent: 5, quantity: 1 });
  right += 1;
  await isCounted('with a use');
  const { hotelId, rooms } = worldOf(ctx);
  const guest = personOf(ctx, 'customer');
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: 106, nights: 1, voucherCode };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  right -= 1;
  await isCounted('without uses');
  await cancel(ctx, guest, textAt(made.body, 'bookingId'));
  right += 1;
  await isCounted('of which the use was given back');
}

async function ofDashboard(ctx: Context): Promise<number> {
  const { token } = worldOf(ctx).owner;
  const day = await ctx.client.call('getPartnerDashboard', { token, query: { day: dayIn(0) } });
  expectStatus(ctx, day, 200, { step: 'a partner opens the day' });
  return numberAt(day.body, 'activeDiscounts');
}

async function stateOf(ctx: Context, expected: string, more: Record<string, Json>): Promise<void> {
  needs(ctx, 'createVoucher', 'listVouchers');
  const { token } = worldOf(ctx).owner;
  const made = await newVoucher(ctx, token, { discountPercent: 5, ...more });
  for (const status of STATES) {
    const query = { status, text: made.voucherCode, size: 50 };
    const list = await ctx.client.call('listVouchers', { token, query });
    const codes = listAt(list.body, 'content').map((row) => textAt(row, 'code'));
    const isListed = codes.includes(made.voucherCode);
    if (list.status !== 200 || isListed === (status === expected)) continue;
    tell(ctx, list, {
      cause: `discounts that are ${expected} are found as others`,
      severity: 'BREAKS SCREEN',
      expected: `${made.voucherCode} where status=${expected}, and nowhere else`,
      seen: `${isListed ? 'there' : 'not there'} where status=${status}`,
    });
  }
}

/** "How many bookings hold a use of it." */
export async function isUsed(ctx: Context, voucherId: number, expected: number): Promise<void> {
  if (!ctx.offered.has('getVoucher')) return;
  const { token } = worldOf(ctx).owner;
  const answer = await ctx.client.call('getVoucher', { token, params: { id: voucherId } });
  const seen = usesOf(answer.body);
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: 'a discount has another number of uses than bookings hold',
    severity: 'BREAKS SCREEN',
    expected: String(expected),
    seen: String(seen),
  });
}

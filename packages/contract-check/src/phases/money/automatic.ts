import { expectStatus, needs, personOf, worldOf, type Context } from '../../context';
import { numberAt, textAt, type Json } from '../../json';
import { book, cancel, quote, type Plan } from '../../world/bookings';
import { newVoucher, secondHotel, usesOf } from '../../world/world';
import { equals, unequal } from './sums';

const PRICE = 1_000_000;
const OFF = { discountPercent: 10, autoApply: true };

/** Which cannot be used: nothing is taken off. */
const IDLE: Record<string, Json>[] = [
  { startDate: '2098-01-01T00:00:00Z' },
  { startDate: '2026-01-01T00:00:00Z', expirationDate: '2026-01-02T00:00:00Z' },
  { active: false },
];

/** "Taken off every price without a code while the voucher can be used." */
export async function automatic(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createVoucher', 'getVoucher', 'deleteVoucher', 'cancelBooking');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, {}, PRICE);
  const plan = { hotelId, rooms: [room], from: 487, nights: 1 };
  for (const more of [...IDLE, { quantity: 1 }]) {
    const { voucherId } = await newVoucher(ctx, token, { ...OFF, ...more });
    try {
      if ('quantity' in more) await usedUp(ctx, plan, voucherId);
      else await costs(ctx, plan, PRICE);
    } finally {
      // It would be taken off whatever is priced from here on.
      await ctx.client.call('deleteVoucher', { token, params: { id: voucherId } });
    }
  }
}

/** On the quote and on the room's own page. */
async function costs(ctx: Context, plan: Plan, expected: number): Promise<void> {
  const told = await quote(ctx, plan);
  expectStatus(ctx, told, 200, { step: 'a traveller is told the price of free rooms' });
  equals(ctx, told, 'totalPrice', expected);
  const page = await ctx.client.call('getRoom', { params: { id: plan.rooms[0]!.id } });
  equals(ctx, page, 'price', expected);
}

/** Once, and again when that stay is cancelled. */
async function usedUp(ctx: Context, plan: Plan, voucherId: number): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { token } = worldOf(ctx).owner;
  const less = PRICE * 0.9;
  const isUsed = async (expected: number) => {
    const answer = await ctx.client.call('getVoucher', { token, params: { id: voucherId } });
    const seen = usesOf(answer.body);
    if (seen !== expected) unequal(ctx, answer, 'usedCount', expected, seen);
  };
  const other = { ...plan, from: plan.from + 3 };
  await costs(ctx, other, less);
  const made = await book(ctx, guest, { ...plan, totalPrice: less });
  expectStatus(ctx, made, 201, {
    step: 'a traveller books with a discount that applies by itself',
  });
  equals(ctx, made, 'discount', numberAt(made.body, 'roomTotal') - less);
  await isUsed(1);
  await costs(ctx, other, PRICE);
  await cancel(ctx, guest, textAt(made.body, 'bookingId'));
  await isUsed(0);
  await costs(ctx, other, less);
}

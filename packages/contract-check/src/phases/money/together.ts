import { expectStatus, needs, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { numberAt } from '../../json';
import { quote } from '../../world/bookings';
import { newVoucher, secondHotel } from '../../world/world';
import { addsUp, equals, near, unequal } from './sums';

const PRICE = 1_000_000;

/** Automatic discounts and a code: the best of them, and never two. */
export async function together(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createVoucher', 'deleteVoucher');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, {}, PRICE);
  const plan = { hotelId, rooms: [room], from: 480, nights: 1 };
  const automatic: number[] = [];
  try {
    // The best is neither the first nor the last.
    for (const discountPercent of [7, 12, 9]) {
      const { voucherId } = await newVoucher(ctx, token, { discountPercent, autoApply: true });
      automatic.push(voucherId);
    }
    const none = await quote(ctx, plan);
    expectStatus(ctx, none, 200, { step: 'a traveller is told the price of free rooms' });
    equals(ctx, none, 'totalPrice', PRICE - 120_000);
    for (const [percent, expected] of [
      [30, 300_000],
      [5, 120_000],
    ] as const) {
      const { voucherCode } = await newVoucher(ctx, token, { discountPercent: percent });
      const answer = await quote(ctx, { ...plan, voucherCode });
      expectStatus(ctx, answer, 200, { step: 'a traveller types a valid discount code' });
      equals(ctx, answer, 'roomTotal', PRICE);
      equals(ctx, answer, 'discount', expected);
    }
  } finally {
    // They would be taken off whatever is priced from here on.
    for (const id of automatic) {
      await ctx.client.call('deleteVoucher', { token, params: { id } });
    }
  }
}

/** An amount in dollars is as much in dong as a room's price is. */
export async function dollarsOff(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createVoucher', 'getRates');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, {}, PRICE);
  const rates = await ctx.client.call('getRates', { token });
  const discount = { discountAmount: 10, currency: 'USD' };
  const { voucherCode } = await newVoucher(ctx, token, discount);
  const answer = await quote(ctx, { hotelId, rooms: [room], from: 480, nights: 1, voucherCode });
  expectStatus(ctx, answer, 200, { step: 'a traveller types a valid discount code' });
  const [expected, seen] = [10 * numberAt(rates.body, 'USD'), numberAt(answer.body, 'discount')];
  if (!near(seen, expected, expected / 50)) unequal(ctx, answer, 'discount', expected, seen);
}

/** A discount that is only thought of costs what the quote would say, whatever is taken off by itself. */
export async function trial(ctx: Context): Promise<void> {
  needs(ctx, 'previewVoucher', 'createQuote', 'createVoucher', 'deleteVoucher');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, {}, PRICE);
  const stay = { checkInDate: dayIn(480), checkOutDate: dayIn(482) };
  const body = { hotelId, roomId: room.id, ...stay, discountPercent: 15 };
  const tried = async () => {
    const answer = await ctx.client.call('previewVoucher', { token, body });
    expectStatus(ctx, answer, 200, { step: 'a partner tries a discount' });
    equals(ctx, answer, 'roomTotal', 2 * PRICE);
    return answer;
  };
  const alone = await tried();
  equals(ctx, alone, 'discount', 300_000);
  addsUp(ctx, alone, 'total');
  const automatic = await newVoucher(ctx, token, { discountPercent: 20, autoApply: true });
  try {
    await tried();
  } finally {
    await ctx.client.call('deleteVoucher', { token, params: { id: automatic.voucherId } });
  }
}

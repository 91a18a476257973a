import { expectStatus, needs, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { numberAt, textAt, type Json } from '../../json';
import { bookAtDesk } from '../../world/bookings';
import { newVoucher } from '../../world/world';
import { picked, tellTold } from '../alike/differences';
import { whileDiscounted } from '../alike/house';
import { isUsed } from '../voucherStates';
import { deskBooking } from './bookings';

const FROM = 66;
const BY_HAND = 333_000;
const SAID = ['roomTotal', 'discount', 'totalPrice', 'taxAndFee', 'voucherCode'];

/** "As `createPartnerBooking` would": with a code, with a price that was agreed on, with both and with neither. */
export async function quotesOfDesk(ctx: Context): Promise<void> {
  needs(ctx, 'quotePartnerBooking', 'createPartnerBooking', 'cancelPartnerBooking');
  const { rooms } = worldOf(ctx);
  const room = rooms[2]!;
  const { token } = worldOf(ctx).owner;
  const { voucherId, voucherCode } = await newVoucher(ctx, token, { discountPercent: 10 });
  let from = FROM;
  for (const code of [undefined, voucherCode]) {
    for (const byHand of [undefined, BY_HAND]) {
      const roomTotal = byHand ?? room.price;
      const discount = code === undefined ? 0 : Math.round(roomTotal / 10);
      const expected = { roomTotal, discount, voucherCode: code ?? null };
      await isBookedAs(ctx, { roomId: room.id, from, byHand, code }, expected);
      await isUsed(ctx, voucherId, 0);
      from += 1;
    }
  }
}

interface Wish {
  roomId: number;
  from: number;
  byHand: number | undefined;
  code: string | undefined;
}

async function isBookedAs(
  ctx: Context,
  { roomId, from, byHand, code }: Wish,
  expected: { [name: string]: Json },
): Promise<void> {
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const stay = { checkInDate: dayIn(from), checkOutDate: dayIn(from + 1), roomIds: [roomId] };
  const named = code === undefined ? {} : { voucherCode: code };
  const told = await ctx.client.call('quotePartnerBooking', {
    ...{ token, params: { hotelId } },
    body: { ...stay, ...named, ...(byHand !== undefined && { pricePerNight: byHand }) },
  });
  expectStatus(ctx, told, 200, { step: 'the desk asks what a booking would cost' });
  tellTold(ctx, told, 'a quote of the desk', expected, told.body);
  const agreed = byHand !== undefined && {
    priceByHand: { pricePerNight: byHand, reason: 'Khách quen' },
  };
  const body = deskBooking(roomId, from, numberAt(told.body, 'totalPrice'));
  const made = await bookAtDesk(ctx, { ...body, ...named, ...agreed });
  expectStatus(ctx, made, 201, { step: 'the desk books at the price of its quote' });
  tellTold(ctx, made, 'a booking of the desk', picked(told.body, SAID), made.body);
  await ctx.client.call('cancelPartnerBooking', {
    ...{ token, params: { bookingId: textAt(made.body, 'bookingId') }, body: { reason: 'Thử.' } },
  });
}

/** "An automatic one where it takes off more": its own code is told then, in a quote as in the booking. */
export async function weakerCode(ctx: Context): Promise<void> {
  needs(ctx, 'quotePartnerBooking', 'createPartnerBooking', 'cancelPartnerBooking');
  const { owner, rooms } = worldOf(ctx);
  const { token } = owner;
  const room = rooms[2]!;
  const weaker = await newVoucher(ctx, token, { discountPercent: 10 });
  const better = await newVoucher(ctx, token, { discountPercent: 30, autoApply: true });
  try {
    const wish = { roomId: room.id, from: FROM + 7, byHand: undefined };
    await isBookedAs(
      ctx,
      { ...wish, code: weaker.voucherCode },
      {
        voucherCode: better.voucherCode,
        totalPrice: Math.round((room.price * 70) / 100),
      },
    );
  } finally {
    const params = { id: better.voucherId ?? 0 };
    await ctx.client.call('deleteVoucher', { token, params });
  }
}

/** "Instead of what travellers pay": nothing is taken off what was agreed on. */
export async function agreed(ctx: Context): Promise<void> {
  needs(ctx, 'quotePartnerBooking', 'createPartnerBooking', 'cancelPartnerBooking');
  const roomId = worldOf(ctx).rooms[2]!.id;
  await whileDiscounted(ctx, 20, async () => {
    const wish = { roomId, from: FROM + 5, byHand: BY_HAND, code: undefined };
    await isBookedAs(ctx, wish, { roomTotal: BY_HAND, discount: 0, totalPrice: BY_HAND });
  });
}

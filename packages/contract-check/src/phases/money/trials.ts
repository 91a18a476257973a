import { expectStatus, needs, worldOf, type Context } from '../../context';
import { stayIn } from '../../days';
import type { Json } from '../../json';
import { quote } from '../../world/bookings';
import { newVoucher, secondHotel } from '../../world/world';
import { picked, tellTold } from '../alike/differences';

const FROM = 484;
const NIGHTS = 3;
/** Of which a night less 15 percent is rounded otherwise than three of them are. */
const PRICE = 450_011;

const SAID = [
  ...['nights', 'roomTotal', 'discount', 'totalPrice'],
  ...['taxAndFeePercent', 'taxAndFee', 'total'],
];

const DISCOUNTS: Record<string, Json>[] = [
  { discountPercent: 15 },
  { discountPercent: 15, autoApply: true },
  { discountAmount: 123_457, currency: 'VND' },
  { discountAmount: 7, currency: 'USD' },
];

/** "Whether or not the room is free or the hotel listed." */
export async function trialsOfDrafts(ctx: Context): Promise<void> {
  needs(ctx, 'previewVoucher');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx);
  const body = { hotelId, roomId: room.id, ...stayIn(FROM, NIGHTS), discountPercent: 20 };
  const tried = await ctx.client.call('previewVoucher', { token, body });
  expectStatus(ctx, tried, 200, { step: 'a partner tries a discount before the hotel is on sale' });
  const roomTotal = NIGHTS * room.price;
  const expected = { roomTotal, discount: roomTotal / 5, totalPrice: (roomTotal * 4) / 5 };
  tellTold(ctx, tried, 'the trial of a discount', expected, tried.body);
}

/** "Priced by the same rule as the quote": to the dong, with a code and without. */
export async function trials(ctx: Context): Promise<void> {
  needs(ctx, 'previewVoucher', 'createQuote', 'createVoucher', 'deleteVoucher');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, {}, PRICE);
  const plan = { hotelId, rooms: [room], from: FROM, nights: NIGHTS };
  for (const discount of DISCOUNTS) {
    const body = { hotelId, roomId: room.id, ...stayIn(FROM, NIGHTS), ...discount };
    const tried = await ctx.client.call('previewVoucher', { token, body });
    expectStatus(ctx, tried, 200, { step: 'a partner tries a discount' });
    const { voucherId, voucherCode } = await newVoucher(ctx, token, discount);
    const told = await quote(ctx, { ...plan, ...(!discount['autoApply'] && { voucherCode }) });
    await ctx.client.call('deleteVoucher', { token, params: { id: voucherId } });
    expectStatus(ctx, told, 200, { step: 'a traveller is told the price of free rooms' });
    tellTold(ctx, tried, 'the trial of a discount', picked(told.body, SAID), tried.body);
  }
}

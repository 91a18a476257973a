import { expectStatus, needs, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { listAt, numberAt, type Json } from '../../json';
import { newRoom, newVoucher, secondHotel } from '../../world/world';
import type { Room } from '../../world/types';

export interface House {
  hotelId: number;
  rooms: Room[];
}

const PRICES = [400_000, 430_000];

/** A hotel on sale with two rooms for three, the cheaper one first. */
export async function newHouse(ctx: Context, more: Record<string, Json> = {}): Promise<House> {
  const { token } = worldOf(ctx).owner;
  const [first, price = 0] = PRICES;
  const { hotelId, room } = await secondHotel(ctx, more, first);
  const second = await newRoom(ctx, { hotelId, token, price, number: '2' });
  return { hotelId, rooms: [room, second] };
}

/** Nights of all kinds of rooms get a price by hand. */
export async function priceNights(ctx: Context, hotelId: number, from: number, prices: number[]) {
  needs(ctx, 'changeNights', 'listRoomTypes');
  const { token } = worldOf(ctx).owner;
  const params = { hotelId };
  const types = await ctx.client.call('listRoomTypes', { token, params });
  const typeIds = listAt({ types: types.body ?? [] }, 'types').map((type) => numberAt(type, 'id'));
  for (const [i, value] of prices.entries()) {
    const night = dayIn(from + i);
    const body = { typeIds, firstNight: night, lastNight: night, change: 'PRICE', value };
    const set = await ctx.client.call('changeNights', { token, params, body });
    expectStatus(ctx, set, 200, { step: 'a partner prices nights by hand' });
  }
}

/** While a discount of the partner applies by itself. */
export async function whileDiscounted(ctx: Context, percent: number, run: () => Promise<void>) {
  needs(ctx, 'createVoucher', 'deleteVoucher');
  const { token } = worldOf(ctx).owner;
  const { voucherId } = await newVoucher(ctx, token, { discountPercent: percent, autoApply: true });
  try {
    await run();
  } finally {
    await ctx.client.call('deleteVoucher', { token, params: { id: voucherId } });
  }
}

export async function closeNights(
  ctx: Context,
  { hotelId }: House,
  room: Room,
  days: [number, number],
) {
  needs(ctx, 'closeRoom');
  const { token } = worldOf(ctx).owner;
  const [from, to] = days;
  const body = { from: dayIn(from), to: dayIn(to), reason: 'Sơn lại' };
  const made = await ctx.client.call('closeRoom', {
    token,
    params: { hotelId, roomId: room.id },
    body,
  });
  expectStatus(ctx, made, 201, { step: 'a partner closes a room' });
}

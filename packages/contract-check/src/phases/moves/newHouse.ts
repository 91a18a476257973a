import { expectStatus, needs, personOf, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import { booked, cancel, priceOf } from '../../world/bookings';
import { ROOM, secondHotel } from '../../world/world';
import type { Room } from '../../world/types';

/** What a night costs when a stay is booked, and afterwards. */
export const PRICES = { plain: [500_000, 560_000], better: [650_000, 760_000] } as const;

/** Days from today. */
export const FROM = 612;
export const NIGHTS = 3;

interface Type {
  typeId: number;
  rooms: [Room, Room, ...Room[]];
}

export interface House {
  hotelId: number;
  plain: Type;
  better: Type;
}

export interface Stay {
  bookingId: string;
  version(): Promise<number>;
  preview(wish: object): Promise<Answer>;
  save(wish: object): Promise<Answer>;
  asTraveller(wish: object): Promise<Answer>;
  end(): Promise<unknown>;
}

/** A hotel on sale with two types of rooms beside its first one. */
export async function newHouse(ctx: Context): Promise<House> {
  needs(ctx, 'createRoomType', 'getRoomType', 'updateRoomType', 'createBooking', 'cancelBooking');
  needs(ctx, 'previewPartnerBookingChange', 'changePartnerBooking', 'previewBookingChange');
  const { hotelId } = await secondHotel(ctx, {}, 400_000);
  const plain = await newType(ctx, hotelId, 'Thường', PRICES.plain[0], '71, 72');
  const better = await newType(ctx, hotelId, 'Đẹp hơn', PRICES.better[0], '81, 82');
  return { hotelId, plain, better };
}

export async function newType(
  ctx: Context,
  hotelId: number,
  name: string,
  price: number,
  roomNumbers: string,
): Promise<Type> {
  const { token } = worldOf(ctx).owner;
  const body = { ...ROOM, name, pricePerNight: price, roomNumbers };
  const made = await ctx.client.call('createRoomType', { token, params: { hotelId }, body });
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  const [first, second, ...more] = listAt(made.body, 'rooms').map((room) => ({
    ...{ id: numberAt(room, 'id'), price, name },
  }));
  return { typeId: numberAt(made.body, 'id'), rooms: [first!, second!, ...more] };
}

/** From here on both types cost more, and the better one by more. */
export async function raised(ctx: Context, { hotelId, plain, better }: House): Promise<void> {
  const { token } = worldOf(ctx).owner;
  for (const [{ typeId }, name, [, pricePerNight]] of [
    [plain, 'Thường', PRICES.plain],
    [better, 'Đẹp hơn', PRICES.better],
  ] as const) {
    const call = { token, params: { hotelId, typeId } };
    const version = numberAt((await ctx.client.call('getRoomType', call)).body, 'version');
    const body = { ...ROOM, name, pricePerNight, version };
    const saved = await ctx.client.call('updateRoomType', { ...call, body });
    expectStatus(ctx, saved, 200, { step: 'a partner changes a type' });
  }
}

/** Of a traveller, in the first plain room. */
export async function newStay(ctx: Context, { hotelId, plain }: House): Promise<Stay> {
  const guest = personOf(ctx, 'customer');
  const plan = { hotelId, rooms: plain.rooms.slice(0, 1), from: FROM, nights: NIGHTS };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const bookingId = textAt(made.body, 'bookingId');
  const { token } = worldOf(ctx).owner;
  const call = { token, params: { bookingId } };
  const version = async () =>
    numberAt((await ctx.client.call('getPartnerBooking', call)).body, 'version');
  const ask = async (id: string, caller: string, wish: object) => {
    const body = { version: await version(), ...wish };
    const told = await ctx.client.call(id, { ...call, token: caller, body });
    expectStatus(ctx, told, 200, { step: 'it is asked what a change would do' });
    return told;
  };
  const preview = (wish: object) => ask('previewPartnerBookingChange', token, wish);
  const save = async (wish: object) => {
    const totalPrice = numberAt((await preview(wish)).body, 'after', 'totalPrice');
    const body = { version: await version(), ...wish, totalPrice };
    const saved = await ctx.client.call('changePartnerBooking', { ...call, body });
    expectStatus(ctx, saved, 200, { step: 'the desk changes a stay' });
    return saved;
  };
  return {
    ...{ bookingId, version, preview, save },
    asTraveller: (wish) => ask('previewBookingChange', guest.token, wish),
    end: () => cancel(ctx, guest, bookingId),
  };
}

/** The room and the nights of each part of the only line, as a preview or a booking tells it. */
export function placesOf(line: Json | undefined): Json[] {
  return listAt(line, 'segments').map((one) => [
    at(one, 'roomId') ?? null,
    at(one, 'from') ?? null,
    at(one, 'to') ?? null,
  ]);
}

export const day = (night: number) => dayIn(FROM + night);

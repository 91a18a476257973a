import { expectStatus, needs, personOf, seemsStatus, type Context } from '../../context';
import { numberAt, textAt } from '../../json';
import { newPerson } from '../../people/people';
import { book, cancel, priceOf } from '../../world/bookings';
import { HOTEL, newRoom } from '../../world/world';
import type { Room } from '../../world/types';
import { tellTold } from './differences';

const FROM = 640;

interface House {
  token: string;
  password: string;
  hotelId: number;
  room: Room;
}

/** "409 while the account has hotels on sale, or guests who are expected" with their number. "Nothing changed." */
export async function deletions(ctx: Context): Promise<void> {
  needs(ctx, 'deleteAccount', 'createPartnerHotel', 'setHotelListing', 'createBooking');
  const house = await newHouse(ctx);
  const bookingId = await stays(ctx, house, FROM);
  // With both in the way, either may be told.
  const early = { step: 'a partner with a hotel on sale is deleted' };
  seemsStatus(ctx, await gone(ctx, house), 409, early);
  await list(ctx, house, false);
  await isKept(ctx, house, 'guests are expected');
  await cancel(ctx, personOf(ctx, 'customer'), bookingId);
  await inTheHouse(ctx, house);
  await gone(ctx, house);
}

async function newHouse(ctx: Context): Promise<House> {
  const { token, password } = await newPerson(ctx, 'partner');
  const made = await ctx.client.call('createPartnerHotel', { token, body: HOTEL });
  expectStatus(ctx, made, 201, { step: 'a partner creates a hotel' });
  const hotelId = numberAt(made.body, 'id');
  const room = await newRoom(ctx, { hotelId, token, price: 390_000, number: '1' });
  return { token, password, hotelId, room };
}

async function list(ctx: Context, { token, hotelId }: House, listed: boolean): Promise<void> {
  const call = { token, params: { hotelId }, body: { listed } };
  const answer = await ctx.client.call('setHotelListing', call);
  expectStatus(ctx, answer, 200, {
    step: `a partner ${listed ? 'puts a complete hotel on' : 'takes a hotel off'} sale`,
  });
}

const gone = (ctx: Context, { token, password }: House) =>
  ctx.client.call('deleteAccount', { token, body: { password } });

/** On sale for that long. */
async function stays(ctx: Context, house: House, from: number): Promise<string> {
  await list(ctx, house, true);
  const plan = { hotelId: house.hotelId, rooms: [house.room], from, nights: 1 };
  const price = await priceOf(ctx, plan);
  const stay = await book(ctx, personOf(ctx, 'customer'), { ...plan, totalPrice: price });
  expectStatus(ctx, stay, 201, { step: 'a traveller books free rooms at their price' });
  return textAt(stay.body, 'bookingId');
}

/** The account, the house, its rooms of one type, and the room: nothing of it can be deleted. */
async function isKept(ctx: Context, house: House, why: string): Promise<void> {
  const { token, hotelId, room } = house;
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const typeId = numberAt(read.body, 'typeId');
  const tries: [id: string, params: Record<string, number>, query?: Record<string, number>][] = [
    ['deletePartnerRoom', { hotelId, roomId: room.id }],
    ['deleteRoomType', { hotelId, typeId }, { rooms: 1 }],
    ['deletePartnerHotel', { id: hotelId }],
  ];
  const answers = [await gone(ctx, house)];
  for (const [id, params, query] of tries) {
    if (!ctx.offered.has(id)) continue;
    answers.push(await ctx.client.call(id, { token, params, ...(query && { query }) }));
  }
  for (const refused of answers) {
    const expected = { step: `a partner deletes what ${why} in`, code: 'HAS_BOOKINGS' };
    if (!seemsStatus(ctx, refused, 409, expected)) continue;
    tellTold(ctx, refused, 'HAS_BOOKINGS', { bookings: 1 }, refused.body);
  }
}

/** "Or in the house." */
async function inTheHouse(ctx: Context, house: House): Promise<void> {
  needs(ctx, 'checkInBooking', 'checkOutBooking');
  const bookingId = await stays(ctx, house, 0);
  await list(ctx, house, false);
  const call = { token: house.token, params: { bookingId } };
  const here = await ctx.client.call('checkInBooking', call);
  expectStatus(ctx, here, 200, { step: "checkInBooking of today's guest" });
  await isKept(ctx, house, 'guests are');
  await ctx.client.call('checkOutBooking', call);
}

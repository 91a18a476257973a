import { expectStatus, needs, personOf, seemsStatus, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt, textAt } from '../../json';
import { newPerson } from '../../people/people';
import { book, cancel, priceOf } from '../../world/bookings';
import { HOTEL, newRoom, ROOM } from '../../world/world';
import type { Room } from '../../world/types';
import { tellTold } from './differences';

const FROM = 640;

interface House {
  token: string;
  password: string;
  hotelId: number;
  /** Of one type, and one of another. */
  like: [Room, Room];
  other: Room;
}

/** How many bookings are in the way of what. */
interface InTheWay {
  ofAll: number;
  ofRooms: [room: Room, count: number][];
  /** With how many rooms the type of this room is shown. */
  ofType: { room: Room; rooms: number; count: number };
}

/** "409 while the account has hotels on sale, or guests who are expected" with their number. "Nothing changed." */
export async function deletions(ctx: Context): Promise<void> {
  needs(ctx, 'deleteAccount', 'createPartnerHotel', 'setHotelListing', 'createBooking');
  needs(ctx, 'createRoomType');
  const house = await newHouse(ctx);
  const bookingIds = await stays(ctx, house);
  // With both in the way, either may be told.
  const early = { step: 'a partner with a hotel on sale is deleted' };
  seemsStatus(ctx, await gone(ctx, house), 409, early);
  await list(ctx, house, false);
  const [both, one] = house.like;
  await isKept(ctx, house, 'guests are expected', {
    ofAll: 3,
    ofRooms: [
      [both, 2],
      [one, 1],
      [house.other, 1],
    ],
    ofType: { room: both, rooms: 2, count: 2 },
  });
  for (const id of bookingIds) await cancel(ctx, guestOf(ctx), id);
  await inTheHouse(ctx, house);
  await gone(ctx, house);
}

async function newHouse(ctx: Context): Promise<House> {
  const { token, password } = await newPerson(ctx, 'partner');
  const made = await ctx.client.call('createPartnerHotel', { token, body: HOTEL });
  expectStatus(ctx, made, 201, { step: 'a partner creates a hotel' });
  const hotelId = numberAt(made.body, 'id');
  const other = await newRoom(ctx, { hotelId, token, price: 390_000, number: '1' });
  const body = { ...ROOM, name: 'Hai phòng', pricePerNight: 420_000, roomNumbers: '2, 3' };
  const type = await ctx.client.call('createRoomType', { token, params: { hotelId }, body });
  expectStatus(ctx, type, 201, { step: 'a partner makes a type and its rooms' });
  const [first, second] = listAt(type.body, 'rooms').map((room) => ({
    ...{ id: numberAt(room, 'id'), price: 420_000, name: body.name },
  }));
  return { token, password, hotelId, like: [first!, second!], other };
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

/** The other account holds most of what it may. */
const guestOf = (ctx: Context) => ctx.people.otherCustomer ?? personOf(ctx, 'customer');

async function booking(ctx: Context, { hotelId }: House, rooms: Room[], from: number) {
  const plan = { hotelId, rooms, from, nights: 1 };
  const price = await priceOf(ctx, plan);
  const stay = await book(ctx, guestOf(ctx), { ...plan, totalPrice: price });
  expectStatus(ctx, stay, 201, { step: 'a traveller books free rooms at their price' });
  return textAt(stay.body, 'bookingId');
}

/** Two rooms of one booking are one in the way; who sleeps elsewhere in the house is in the way of the house alone. */
async function stays(ctx: Context, house: House): Promise<string[]> {
  const { like, other } = house;
  await list(ctx, house, true);
  return [
    await booking(ctx, house, like, FROM),
    await booking(ctx, house, like.slice(0, 1), FROM + 1),
    await booking(ctx, house, [other], FROM + 2),
  ];
}

/** The account, the house, its rooms of one type, and its rooms: nothing of it can be deleted. */
async function isKept(
  ctx: Context,
  house: House,
  why: string,
  { ofAll, ofRooms, ofType }: InTheWay,
): Promise<void> {
  const { token, hotelId } = house;
  const params = { roomId: ofType.room.id };
  const read = await ctx.client.call('getPartnerRoom', { token, params });
  const typeId = numberAt(read.body, 'typeId');
  const tries: [id: string, count: number, params: object, query?: Record<string, number>][] = [
    ...ofRooms.map(([room, count]): [string, number, object] => [
      'deletePartnerRoom',
      count,
      { hotelId, roomId: room.id },
    ]),
    ['deleteRoomType', ofType.count, { hotelId, typeId }, { rooms: ofType.rooms }],
    ['deletePartnerHotel', ofAll, { id: hotelId }],
  ];
  const counted: [Answer, number][] = [[await gone(ctx, house), ofAll]];
  for (const [id, count, of, query] of tries.filter(([name]) => ctx.offered.has(name))) {
    const call = { token, params: { ...of }, ...(query && { query }) };
    counted.push([await ctx.client.call(id, call), count]);
  }
  for (const [refused, bookings] of counted) {
    const expected = { step: `a partner deletes what ${why} in`, code: 'HAS_BOOKINGS' };
    if (!seemsStatus(ctx, refused, 409, expected)) continue;
    tellTold(ctx, refused, 'HAS_BOOKINGS', { bookings }, refused.body);
  }
}

/** "Or in the house." */
async function inTheHouse(ctx: Context, house: House): Promise<void> {
  needs(ctx, 'checkInBooking', 'checkOutBooking');
  const { other } = house;
  await list(ctx, house, true);
  const bookingId = await booking(ctx, house, [other], 0);
  await list(ctx, house, false);
  const call = { token: house.token, params: { bookingId } };
  const here = await ctx.client.call('checkInBooking', call);
  expectStatus(ctx, here, 200, { step: "checkInBooking of today's guest" });
  await isKept(ctx, house, 'guests are', {
    ofAll: 1,
    ofRooms: [[other, 1]],
    ofType: { room: other, rooms: 1, count: 1 },
  });
  await ctx.client.call('checkOutBooking', call);
}

import { needs, personOf, seemsStatus, tell, type Context } from '../../context';
import { dayIn, stayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import { booked, bookingOf, cancel } from '../../world/bookings';
import type { Room } from '../../world/types';
import { isRefused } from '../offers';
import { roomsIn } from '../travellerFlow';
import { atDesk } from './atDesk';
import { namesTaken } from './namesTaken';
import { ASKED, newHouse, NIGHTS, type Gone, type House } from './house';

/** Whatever a room cannot be had for, nobody is given it: neither by its name nor in place of another. */
export async function gone(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'searchRooms');
  const house = await newHouse(ctx);
  try {
    await isLeft(ctx, house, [house.free]);
    for (const one of house.gone) await isNotSold(ctx, house, one);
    await atDesk(ctx, house);
    await whileFull(ctx, house);
  } finally {
    await house.end();
  }
}

/** Of the four rooms these are found, and counted. */
async function isLeft(ctx: Context, house: House, rooms: Room[]): Promise<void> {
  const { hotelId, typeId, gone: others, free } = house;
  const params = { id: hotelId };
  const query = { checkIn: dayIn(ASKED), checkOut: dayIn(ASKED + NIGHTS) };
  const ofType = new Set([free, ...others.map(({ room }) => room)].map(({ id }) => id));
  const found = await ctx.client.call('searchRooms', { params, query });
  const ids = roomsIn(found.body).map((room) => numberAt(room, 'id'));
  const expected = rooms.map(({ id }) => id);
  isAs(
    ctx,
    found,
    expected,
    ids.filter((id) => ofType.has(id)),
  );
  if (!ctx.offered.has('listTypeAvailability')) return;
  const counted = await ctx.client.call('listTypeAvailability', { params, query });
  const type = roomsIn(counted.body).find((one) => numberAt(one, 'typeId') === typeId);
  isAs(ctx, counted, rooms.length, at(type, 'free') ?? null);
}

function isAs(ctx: Context, answer: Answer, expected: Json, seen: Json): void {
  if (JSON.stringify(expected) === JSON.stringify(seen)) return;
  tell(ctx, answer, {
    cause: 'rooms that are booked, closed or under repair are offered, or others are not',
    severity: 'BREAKS SCREEN',
    expected: JSON.stringify(expected),
    seen: JSON.stringify(seen),
  });
}

const statusesOf = ({ why }: Gone) => (why === 'under repair' ? [404, 409, 422] : [409]);

const quoteOf = ({ hotelId }: House, rooms: Room[], anyOf: Room[] = []) => ({
  ...{ hotelId, ...stayIn(ASKED, NIGHTS) },
  roomIds: rooms.map(({ id }) => id),
  ...(anyOf.length > 0 && { anyOfTypeIds: anyOf.map(({ id }) => id) }),
});

/** Neither alone nor beside one that is free, which is not said to be taken. */
async function isNotSold(ctx: Context, house: House, one: Gone): Promise<void> {
  const rooms = [house.free, one.room];
  const quote = await ctx.client.call('createQuote', { body: quoteOf(house, rooms) });
  await isRefused(ctx, quote, statusesOf(one), `a room that is ${one.why} is quoted`);
  namesTaken(ctx, quote, one);
  const { token } = personOf(ctx, 'customer');
  const plan = { hotelId: house.hotelId, rooms, from: ASKED, nights: NIGHTS };
  const answer = await ctx.client.call('createBooking', { token, body: bookingOf(plan) });
  await isRefused(ctx, answer, statusesOf(one), `a room that is ${one.why} is booked`);
  namesTaken(ctx, answer, one);
  const like = await ctx.client.call('createQuote', {
    body: quoteOf(house, [one.room], [one.room]),
  });
  if (like.status !== 200 && one.why === 'under repair') return;
  const given = listAt(like.body, 'rooms').map((room) => numberAt(room, 'id'));
  if (given.join() === String(house.free.id)) return;
  tell(ctx, like, {
    cause: 'another room than the one that is free is given in place of one that is not',
    severity: 'BREAKS SCREEN',
    expected: `room ${house.free.id} in place of one that is ${one.why}`,
    seen: like.status === 200 ? given.join() : `${like.status} ${like.code}`,
  });
}

/** Once the last one is booked too, there is no like room. */
async function whileFull(ctx: Context, house: House): Promise<void> {
  const { hotelId, free } = house;
  const guest = ctx.people.otherCustomer ?? personOf(ctx, 'customer');
  const plan = { hotelId, rooms: [free], from: ASKED, nights: NIGHTS };
  const made = await booked(ctx, guest, plan);
  try {
    await isLeft(ctx, house, []);
    const quote = await ctx.client.call('createQuote', { body: quoteOf(house, [free], [free]) });
    seemsStatus(ctx, quote, 409, {
      step: 'a like room is quoted where none is free',
      severity: quote.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
      code: 'ROOM_TAKEN',
    });
    const { rooms, ...rest } = bookingOf(plan);
    const body = { ...rest, rooms: rooms.map((room) => ({ ...room, anyOfType: true })) };
    const { token } = personOf(ctx, 'customer');
    const answer = await ctx.client.call('createBooking', { token, body });
    await isRefused(ctx, answer, [409], 'a like room is booked where none is free');
  } finally {
    await cancel(ctx, guest, textAt(made.body, 'bookingId'));
  }
}

import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { dayIn } from '../days';
import { isObject, at, textAt } from '../json';
import { book, bookingOf, cancel, priceOf } from '../world/bookings';
import { forAWhile, ROOM, secondHotel } from '../world/world';
import { gaps } from './gaps';
import { found, isRefused, notFound } from './offers';

/** Which stays a hotel sells, and to whom. */
export async function stayRules(ctx: Context): Promise<void> {
  await step(ctx, 'more people than a room takes', () => party(ctx));
  await step(ctx, 'all rooms of a booking, or none', () => allOrNone(ctx));
  await step(ctx, 'one leaves, another arrives on the same day', () => sameDay(ctx));
  await step(ctx, 'more rooms than a booking may hold', () => tooMany(ctx));
  await step(ctx, 'a room of another hotel', () => otherHotel(ctx));
  await step(ctx, 'stays shorter than the hotel lets', () => minimumStay(ctx));
  await step(ctx, 'a stay that fills a gap', () => forAWhile(ctx, () => gaps(ctx)));
}

async function party(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const [room] = rooms;
  if (!room) return;
  await notFound(ctx, room, 238, 'a room is offered to more people than it takes', { adults: 9 });
  const plan = { hotelId, rooms: [room], from: 238 };
  const body = { ...bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) }), adults: 9 };
  const answer = await ctx.client.call('createBooking', { token: guest.token, body });
  await isRefused(ctx, answer, [422], 'a room is booked for more people than it takes');
}

async function allOrNone(ctx: Context): Promise<void> {
  needs(ctx, 'cancelBooking');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const [first, second] = rooms;
  if (!first || !second) return;
  const one = { hotelId, rooms: [first], from: 240 };
  const both = { hotelId, rooms: [second, first], from: 240 };
  const totalPrice = await priceOf(ctx, both);
  const made = await book(ctx, guest, { ...one, totalPrice: await priceOf(ctx, one) });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const refused = await book(ctx, guest, { ...both, totalPrice });
  await isRefused(ctx, refused, [409], 'a room that is taken is booked along with a free one');
  const { answer, ids } = await found(ctx, 240);
  if (!ids.includes(second.id)) {
    tell(ctx, answer, {
      cause: 'a booking that was refused keeps some of its rooms',
      severity: 'BREAKS SCREEN',
      expected: `room ${second.id} is free`,
      seen: `free: ${ids.join(', ') || 'none'}`,
    });
  }
  await cancel(ctx, guest, textAt(made.body, 'bookingId'));
}

async function sameDay(ctx: Context): Promise<void> {
  needs(ctx, 'cancelBooking');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const ids: string[] = [];
  for (const from of [244, 246, 242]) {
    const plan = { hotelId, rooms: rooms.slice(0, 1), from };
    const answer = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
    const told = { step: 'a stay that begins on the day on which another ends is booked' };
    if (seemsStatus(ctx, answer, 201, told)) ids.push(textAt(answer.body, 'bookingId'));
  }
  for (const id of ids) await cancel(ctx, guest, id);
}

async function tooMany(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const [room] = rooms;
  if (!room) return;
  const plan = { hotelId, rooms: [room, room], from: 250 };
  const twice = await ctx.client.call('createBooking', {
    token: guest.token,
    body: bookingOf(plan),
  });
  await isRefused(ctx, twice, [409, 422], 'a room is booked twice in one booking');
  const six = Array.from({ length: 6 }, (_, i) => ({ ...room, id: room.id + i }));
  const body = bookingOf({ ...plan, rooms: six });
  const answer = await ctx.client.call('createBooking', { token: guest.token, body });
  await isRefused(ctx, answer, [422], 'six rooms are booked at once');
}

async function otherHotel(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, owner } = worldOf(ctx);
  const { room, hotelId: second } = await secondHotel(ctx);
  const body = bookingOf({ hotelId, rooms: [room], from: 252 });
  const answer = await ctx.client.call('createBooking', { token: guest.token, body });
  await isRefused(ctx, answer, [404, 409, 422], "another hotel's room is booked");
  const params = { hotelId, roomId: room.id };
  const changes = { ...ROOM, roomNumber: '1', pricePerNight: 1, version: 1 };
  const { token } = owner;
  const saved = await ctx.client.call('updatePartnerRoom', { token, params, body: changes });
  seemsStatus(ctx, saved, 404, {
    step: "a room is saved as another hotel's",
    severity: saved.status < 300 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  const open = await ctx.client.call('getHotel', { params: { id: second } });
  if (!ctx.offered.has('setHotelListing')) return;
  seemsStatus(ctx, open, 404, { step: 'a hotel that is not published opens', severity: 'UNSAFE' });
}

async function minimumStay(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, room } = await secondHotel(ctx, { minimumStay: '1_WEEK' }, 400_000);
  const short = bookingOf({ hotelId, rooms: [room], from: 254, nights: 2 });
  const answer = await ctx.client.call('createBooking', { token: guest.token, body: short });
  await isRefused(ctx, answer, [422], 'a stay is booked that is shorter than the hotel lets');
  const query = { checkIn: dayIn(254), checkOut: dayIn(256) };
  const searched = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  seemsStatus(ctx, searched, 422, {
    step: 'rooms are searched for fewer nights than the hotel lets',
  });
  if (searched.status === 422 && !isObject(at(searched.body, 'nearestStay'))) {
    tell(ctx, searched, {
      cause: 'a refused stay does not name the nearest one that can be had',
      severity: 'WRONG MESSAGE',
      expected: 'nearestStay',
      seen: searched.text.slice(0, 120),
    });
  }
  const plan = { hotelId, rooms: [room], from: 254, nights: 7 };
  const week = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  seemsStatus(ctx, week, 201, { step: 'a stay as long as the hotel lets is booked' });
  if (week.status === 201) await cancel(ctx, guest, textAt(week.body, 'bookingId'));
}

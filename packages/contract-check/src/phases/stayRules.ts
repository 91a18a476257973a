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
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt } from '../json';
import { book, bookingOf, cancel, priceOf } from '../world/bookings';
import { newRoom, ROOM, secondHotel } from '../world/world';
import type { Room } from '../world/types';
import { roomsIn } from './travellerFlow';

/** Which stays a hotel sells, and to whom. */
export async function stayRules(ctx: Context): Promise<void> {
  await step(ctx, 'a room under repair is not sold', () => maintenance(ctx));
  await step(ctx, 'more people than a room takes', () => party(ctx));
  await step(ctx, 'all rooms of a booking, or none', () => allOrNone(ctx));
  await step(ctx, 'one leaves, another arrives on the same day', () => sameDay(ctx));
  await step(ctx, 'more rooms than a booking may hold', () => tooMany(ctx));
  await step(ctx, 'a room of another hotel', () => otherHotel(ctx));
  await step(ctx, 'stays shorter than the hotel lets', () => minimumStay(ctx));
  await step(ctx, 'a hotel that is not on sale', () => notOnSale(ctx));
  await step(ctx, 'a new price is shown at once', () => newPrice(ctx));
}

async function found(ctx: Context, from: number, more: Record<string, number> = {}) {
  const query = { checkIn: dayIn(from), checkOut: dayIn(from + 1), ...more };
  const params = { id: worldOf(ctx).hotelId };
  const answer = await ctx.client.call('searchRooms', { params, query });
  return { answer, ids: roomsIn(answer.body).map((room) => numberAt(room, 'id')) };
}

async function notFound(ctx: Context, room: Room, from: number, cause: string, more = {}) {
  const { answer, ids } = await found(ctx, from, more);
  if (!ids.includes(room.id)) return;
  tell(ctx, answer, {
    cause,
    severity: 'BREAKS SCREEN',
    expected: `room ${room.id} is not offered`,
    seen: `rooms ${ids.join(', ')}`,
  });
}

/** Takes a booking back that should not have been made. */
async function isRefused(ctx: Context, answer: Answer, statuses: number[], what: string) {
  seemsStatus(ctx, answer, statuses, {
    step: what,
    severity: answer.status < 300 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  if (answer.status !== 201) return;
  await cancel(ctx, personOf(ctx, 'customer'), textAt(answer.body, 'bookingId'));
}

async function maintenance(ctx: Context): Promise<void> {
  needs(ctx, 'updatePartnerRoom', 'createPartnerRoom');
  const guest = personOf(ctx, 'customer');
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const room = await newRoom(ctx, { hotelId, token, price: 480_000, number: '301' });
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const saved = await ctx.client.call('updatePartnerRoom', {
    token,
    params: { hotelId, roomId: room.id },
    body: {
      ...ROOM,
      roomNumber: '301',
      pricePerNight: room.price,
      status: 'MAINTENANCE',
      version: numberAt(read.body, 'version'),
    },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner takes a room off sale for repair' });
  await notFound(ctx, room, 236, 'a room under repair is offered');
  const body = bookingOf({ hotelId, rooms: [room], from: 236 });
  const answer = await ctx.client.call('createBooking', { token: guest.token, body });
  await isRefused(ctx, answer, [404, 409, 422], 'a room under repair is booked');
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
  const plan = { hotelId, rooms: [room], from: 254, nights: 7 };
  const week = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  seemsStatus(ctx, week, 201, { step: 'a stay as long as the hotel lets is booked' });
  if (week.status === 201) await cancel(ctx, guest, textAt(week.body, 'bookingId'));
}

async function notOnSale(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing');
  const guest = personOf(ctx, 'customer');
  const { hotelId, room } = await secondHotel(ctx, { name: 'Nhà Ngừng Bán' }, 400_000);
  const { token } = worldOf(ctx).owner;
  const params = { hotelId };
  await ctx.client.call('setHotelListing', { token, params, body: { listed: false } });
  const open = await ctx.client.call('getHotel', { params: { id: hotelId } });
  seemsStatus(ctx, open, 404, { step: 'a hotel that is no longer on sale opens' });
  const list = await ctx.client.call('listHotels', { query: { size: 50, text: 'Nhà Ngừng Bán' } });
  if (listAt(list.body, 'content').some((row) => numberAt(row, 'id') === hotelId)) {
    tell(ctx, list, {
      cause: 'a hotel that is no longer on sale is listed',
      severity: 'BREAKS SCREEN',
      expected: 'not in the list',
      seen: `hotel ${hotelId}`,
    });
  }
  const body = bookingOf({ hotelId, rooms: [room], from: 262 });
  const answer = await ctx.client.call('createBooking', { token: guest.token, body });
  await isRefused(ctx, answer, [404, 409, 422], 'a hotel that is no longer on sale is booked');
}

async function newPrice(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerRoom', 'updatePartnerRoom');
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const room = await newRoom(ctx, { hotelId, token, price: 430_000, number: '401' });
  const first = await ctx.client.call('getRoom', { params: { id: room.id } });
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  await ctx.client.call('updatePartnerRoom', {
    token,
    params: { hotelId, roomId: room.id },
    body: {
      ...ROOM,
      roomNumber: '401',
      pricePerNight: 440_000,
      version: numberAt(read.body, 'version'),
    },
  });
  const tag = first.headers.get('ETag');
  const headers = tag ? { 'If-None-Match': tag } : {};
  const after = await ctx.client.call('getRoom', { params: { id: room.id }, headers });
  if (after.status === 200 && numberAt(after.body, 'price') === 440_000) return;
  tell(ctx, after, {
    cause: 'travellers are shown what is no longer right',
    severity: 'BREAKS SCREEN',
    expected: '200 with price 440000',
    seen: `${after.status} ${numberAt(after.body, 'price')}`,
  });
}

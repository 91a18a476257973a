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
import { at, listAt, numberAt, textOf } from '../json';
import { bookingOf } from '../world/bookings';
import { forAWhile, newRoom, ROOM, secondHotel } from '../world/world';
import { fieldsOf } from './bodies';
import { gone } from './gone/gone';
import { isRefused, notFound } from './offers';

/** What is off sale is neither shown nor sold, and what is on sale is shown as it is now. */
export async function onSale(ctx: Context): Promise<void> {
  await step(ctx, 'a room under repair is not sold', () => maintenance(ctx));
  await step(ctx, 'a hotel that is not on sale', () => notOnSale(ctx));
  await step(ctx, 'a hotel that lacks something', () => incomplete(ctx));
  await step(ctx, 'a new price is shown at once', () => newPrice(ctx));
  await step(ctx, 'what cannot be had is given by nobody', () => forAWhile(ctx, () => gone(ctx)));
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
  const shown = await ctx.client.call('getRoom', { params: { id: room.id } });
  if (at(shown.body, 'onSale') === true) {
    tell(ctx, shown, {
      cause: 'a room under repair is shown as if it could be had',
      severity: 'BREAKS SCREEN',
      expected: 'onSale: false',
      seen: 'onSale: true',
    });
  }
  const page = await ctx.client.call('getHotel', { params: { id: hotelId } });
  const onPage = listAt(page.body, 'rooms').find((one) => numberAt(one, 'id') === room.id);
  if (at(onPage, 'onSale') !== false) {
    tell(ctx, page, {
      cause: "a hotel's page does not say that a room is under repair",
      severity: 'BREAKS SCREEN',
      expected: `room ${room.id} with onSale: false`,
      seen: textOf(onPage) || 'no such room',
    });
  }
  await notFound(ctx, room, 236, 'a room under repair is offered');
  const body = bookingOf({ hotelId, rooms: [room], from: 236 });
  const answer = await ctx.client.call('createBooking', { token: guest.token, body });
  await isRefused(ctx, answer, [404, 409, 422], 'a room under repair is booked');
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

/** "What is missing is named": here it has no room yet. */
async function incomplete(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing', 'deletePartnerRoom');
  const { hotelId, room } = await secondHotel(ctx);
  const { token } = worldOf(ctx).owner;
  await ctx.client.call('deletePartnerRoom', { token, params: { hotelId, roomId: room.id } });
  const body = { listed: true };
  const answer = await ctx.client.call('setHotelListing', { token, params: { hotelId }, body });
  seemsStatus(ctx, answer, 422, { step: 'a hotel without a room is put on sale', code: 'INVALID' });
  if (answer.status !== 422 || fieldsOf(answer).length > 0) return;
  tell(ctx, answer, {
    cause: 'a hotel cannot be put on sale, and nothing says what it lacks',
    severity: 'WRONG MESSAGE',
    expected: 'fieldErrors with what is missing',
    seen: answer.text.slice(0, 120),
  });
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

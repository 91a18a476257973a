import { setTimeout as sleep } from 'node:timers/promises';
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
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { bookingOf, cancel, priceOf, type Plan } from '../world/bookings';
import { forAWhile, newRoom, newVoucher, ROOM, usesOf } from '../world/world';
import { tellsCancellation } from './cancellation';
import { keeps } from './partnerFlow';
import { sameRules } from './sameRules';
import { roomsIn } from './travellerFlow';
import type { Room } from '../world/types';

const FROM = 440;
const NIGHTS = 2;
/** News may be sent a moment after what they tell of. */
const NEWS_TRIES = 5;
const NEWS_PAUSE_MS = 1000;

/** What a change leaves as it was, and what it gives back. */
export async function changeRules(ctx: Context): Promise<void> {
  needs(ctx, 'changeBooking', 'previewBookingChange', 'getBooking', 'cancelBooking');
  await step(ctx, 'nights that stay keep their price', () => keptNights(ctx));
  await step(ctx, 'what is not changed stays', () => leftOut(ctx));
  await step(ctx, 'what cannot be booked is no change either', () =>
    forAWhile(ctx, () => sameRules(ctx)),
  );
  await step(ctx, 'a room that is given back is free', () => givenBack(ctx));
  await step(ctx, 'a discount goes on counting', () => discounted(ctx));
  await step(ctx, 'nothing is given back shortly before', () => late(ctx));
  await step(ctx, 'a cancellation at the desk says why, and gives the discount back', () =>
    atDesk(ctx),
  );
}

function isLike(ctx: Context, answer: Answer, what: string, expected: Json, seen?: Json): void {
  if (JSON.stringify(expected) === JSON.stringify(seen)) return;
  tell(ctx, answer, {
    cause: `a change leaves another ${what} than it should`,
    severity: 'BREAKS SCREEN',
    expected: textOf(expected),
    seen: textOf(seen),
  });
}

/** A booking and what is asked of it. */
async function bookedStay(ctx: Context, plan: Plan, more: object = {}) {
  const guest = personOf(ctx, 'customer');
  const { token } = guest;
  const totalPrice = plan.totalPrice ?? (await priceOf(ctx, plan));
  const body = { ...bookingOf({ ...plan, totalPrice }), ...more };
  const made = await ctx.client.call('createBooking', { token, body });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const bookingId = textAt(made.body, 'bookingId');
  ctx.undo.push(() => cancel(ctx, guest, bookingId));
  const ask = (id: string, sent?: object, headers = {}) =>
    ctx.client.call(id, { token, params: { bookingId }, headers, ...(sent && { body: sent }) });
  const version = numberAt(made.body, 'version');
  return { made, bookingId, ask, version, end: () => cancel(ctx, guest, bookingId) };
}

async function saved(ctx: Context, stay: Awaited<ReturnType<typeof bookedStay>>, wish: object) {
  const body = { version: stay.version, ...wish };
  const told = await stay.ask('previewBookingChange', body);
  expectStatus(ctx, told, 200, { step: 'a traveller asks what a change would do' });
  const totalPrice = numberAt(told.body, 'after', 'totalPrice');
  const headers = { 'Idempotency-Key': `check-${stay.bookingId}` };
  const answer = await stay.ask('changeBooking', { ...body, totalPrice }, headers);
  expectStatus(ctx, answer, 200, { step: 'a traveller changes a stay' });
  const again = await stay.ask('changeBooking', { ...body, totalPrice }, headers);
  seemsStatus(ctx, again, 200, { step: 'a change is sent again with its key' });
  isLike(ctx, answer, 'party', listOf(stay.made), listOf(answer));
  return { told, answer };
}

const listOf = ({ body }: Answer) =>
  ['adults', 'children', 'notes', 'voucherCode'].map((name) => at(body, name) ?? null);

async function priced(ctx: Context, room: Room, roomNumber: string, pricePerNight: number) {
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const version = numberAt(read.body, 'version');
  const params = { hotelId, roomId: room.id };
  const body = { ...ROOM, roomNumber, pricePerNight, version };
  const answer = await ctx.client.call('updatePartnerRoom', { token, params, body });
  expectStatus(ctx, answer, 200, { step: 'a partner saves a room' });
}

async function keptNights(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerRoom', 'updatePartnerRoom');
  const { hotelId, owner } = worldOf(ctx);
  const room = await newRoom(ctx, { hotelId, token: owner.token, price: 500_000, number: '811' });
  const stay = await bookedStay(ctx, { hotelId, rooms: [room], from: FROM, nights: NIGHTS });
  await priced(ctx, room, '811', 640_000);
  const read = await stay.ask('getBooking');
  for (const path of [['roomTotal'], ['totalAmount'], ['selectedRooms', 0, 'price']]) {
    isLike(
      ctx,
      read,
      textOf(path.join('.')),
      at(stay.made.body, ...path) ?? null,
      at(read.body, ...path),
    );
  }
  const { answer } = await saved(ctx, stay, { checkOutDate: dayIn(FROM + NIGHTS + 1) });
  isLike(ctx, answer, 'price of nights that stay', 1_640_000, at(answer.body, 'roomTotal'));
  await stay.end();
}

async function leftOut(ctx: Context): Promise<void> {
  const { hotelId, rooms } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: FROM + 5, nights: NIGHTS };
  const said = { adults: 2, children: 1, notes: 'Đến muộn.' };
  const stay = await bookedStay(ctx, plan, said);
  keeps(ctx, stay.made.body, said, 'booking');
  await saved(ctx, stay, { checkOutDate: dayIn(FROM + 5 + NIGHTS + 1) });
  await stay.end();
  await isTold(ctx, stay.bookingId);
}

/** "The hotel's owner is told", of what became of a booking last before the rest. */
async function isTold(ctx: Context, bookingId: string): Promise<void> {
  if (!ctx.offered.has('listNotifications')) return;
  const { token } = worldOf(ctx).owner;
  const expected = ['BOOKING_CANCELLED', 'BOOKING_CHANGED', 'BOOKING_CREATED'];
  for (let tries = 1; ; tries++) {
    const list = await ctx.client.call('listNotifications', { token, query: { size: 50 } });
    const kinds = listAt(list.body, 'content')
      .filter((row) => textAt(row, 'bookingId') === bookingId)
      .map((row) => textAt(row, 'kind'))
      .toSorted();
    if (kinds.length < expected.length && tries < NEWS_TRIES) await sleep(NEWS_PAUSE_MS);
    else return isLike(ctx, list, 'news for the owner', expected, kinds);
  }
}

async function givenBack(ctx: Context): Promise<void> {
  needs(ctx, 'searchRooms');
  const { hotelId, rooms } = worldOf(ctx);
  const from = FROM + 10;
  // The dearer one first: they stay in the order in which they were chosen.
  const plan = { hotelId, rooms: rooms.slice(0, 2).toReversed(), from, nights: NIGHTS };
  const stay = await bookedStay(ctx, plan);
  const second = at(stay.made.body, 'selectedRooms', 1);
  const position = numberAt(second, 'position');
  const { answer } = await saved(ctx, stay, { removeLines: [position] });
  isLike(ctx, answer, 'number of rooms', 1, listAt(answer.body, 'selectedRooms').length);
  const query = { checkIn: dayIn(from), checkOut: dayIn(from + NIGHTS) };
  const found = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  const ids = roomsIn(found.body).map((room) => numberAt(room, 'id'));
  const expected = [false, true];
  const seen = listAt(stay.made.body, 'selectedRooms').map((room) =>
    ids.includes(numberAt(room, 'id')),
  );
  isLike(ctx, found, 'free rooms', expected, seen);
  await stay.end();
}

async function withCode(ctx: Context, from: number) {
  needs(ctx, 'createVoucher', 'getVoucher');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const { token } = owner;
  // As often as anybody likes: what remains is below 0 then.
  const wish = { discountPercent: 20, quantity: 0 };
  const { voucherId, voucherCode } = await newVoucher(ctx, token, wish);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from, nights: NIGHTS };
  const full = await priceOf(ctx, plan);
  const totalPrice = full - Math.floor(full / 5);
  const stay = await bookedStay(ctx, { ...plan, totalPrice, voucherCode });
  const used = async () => {
    const read = await ctx.client.call('getVoucher', { token, params: { id: voucherId } });
    return { read, count: usesOf(read.body) };
  };
  return { stay, used, token };
}

async function discounted(ctx: Context): Promise<void> {
  const from = FROM + 15;
  const { stay, used } = await withCode(ctx, from);
  const { answer } = await saved(ctx, stay, { checkOutDate: dayIn(from + NIGHTS + 1) });
  const discount = numberAt(answer.body, 'discount');
  const least = numberAt(stay.made.body, 'discount');
  if (!(discount >= least)) isLike(ctx, answer, 'discount', `${least} or more`, discount);
  const { read, count } = await used();
  isLike(ctx, read, 'number of uses', 1, count);
  await stay.end();
}

/** Tomorrow nothing can be cancelled for nothing any more. */
async function late(ctx: Context): Promise<void> {
  const { hotelId, rooms } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(1, 2), from: 1, nights: NIGHTS };
  const stay = await bookedStay(ctx, plan);
  const wish = { version: stay.version, checkOutDate: dayIn(NIGHTS) };
  const answer = await stay.ask('previewBookingChange', wish);
  seemsStatus(ctx, answer, 409, {
    step: 'a night is given back after the free cancellation',
    severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'CHANGE_TOO_LATE',
  });
  await stay.end();
}

async function atDesk(ctx: Context): Promise<void> {
  needs(ctx, 'cancelPartnerBooking', 'getPartnerBooking');
  const { stay, used, token } = await withCode(ctx, FROM + 20);
  const reason = 'Nhà bị ngập.';
  const params = { bookingId: stay.bookingId };
  const gone = await ctx.client.call('cancelPartnerBooking', { token, params, body: { reason } });
  expectStatus(ctx, gone, 200, { step: 'the hotel cancels' });
  const { read, count } = await used();
  isLike(ctx, read, 'number of uses', 0, count);
  const told = await ctx.client.call('getPartnerBooking', { token, params });
  isLike(ctx, told, 'reason', reason, at(listAt(told.body, 'history').at(-1), 'reason'));
  await tellsCancellation(ctx, stay.bookingId, { by: 'HOTEL', reason });
}

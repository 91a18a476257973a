import {
  expectStatus,
  needs,
  offeredOperations,
  personOf,
  seemsStatus,
  Skipped,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { dayIn } from '../../days';
import { isObject, listAt, numberAt, textAt, textOf, type Json, type JsonObject } from '../../json';
import { newPerson } from '../../people/people';
import { book, bookingOf, cancel, priceOf, quote } from '../../world/bookings';
import { newVoucher } from '../../world/world';
import { differences, picked, tellTold } from './differences';

const FROM = 610;

/** "409 `PRICE_CHANGED` with the new quote": the one that is told to who asks for it. */
export async function newPrice(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher');
  const { token } = personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const { voucherCode } = await newVoucher(ctx, owner.token, { discountPercent: 15 });
  const plan = { hotelId, rooms: rooms.slice(0, 2), from: FROM, voucherCode };
  const told = await quote(ctx, plan, token);
  expectStatus(ctx, told, 200, { step: 'a traveller types a valid discount code' });
  const totalPrice = numberAt(told.body, 'totalPrice') - 1;
  const body = bookingOf({ ...plan, totalPrice });
  const answer = await ctx.client.call('createBooking', { token, body });
  const expected = { step: 'a traveller names another price than the server' };
  expectStatus(ctx, answer, 409, { ...expected, code: 'PRICE_CHANGED' });
  const right = isObject(told.body) ? told.body : {};
  tellTold(ctx, answer, 'PRICE_CHANGED', { quote: right }, answer.body);
}

/** "Only `id`, `price`, `anyOfType` and `occupants` count", and who says nothing comes alone. */
export async function unread(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: FROM + 4 };
  const body = bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) });
  const odd = { name: 'Không phải', numberOfAdults: 99, numberOfBeds: 0, description: null };
  const sent = { ...body, rooms: body.rooms.map((room) => ({ ...room, ...odd, services: [] })) };
  const answer = await ctx.client.call('createBooking', { token: guest.token, body: sent });
  expectStatus(ctx, answer, 201, { step: 'a booking says more of its rooms than counts' });
  tellTold(ctx, answer, 'a booking', { adults: 1, children: 0, notes: '' }, answer.body);
  await cancel(ctx, guest, textAt(answer.body, 'bookingId'));
}

/** "`BOOKING_LIMIT` with what to cancel": stays of the caller, as they are. */
export async function inTheWay(ctx: Context): Promise<void> {
  const guest = await newPerson(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const own: JsonObject[] = [];
  for (const room of rooms.slice(0, 4)) {
    const plan = { hotelId, rooms: [room], from: FROM + 8, nights: 1 };
    const answer = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
    if (answer.status === 201) {
      const days = picked(answer.body, ['bookingId', 'checkInDate', 'checkOutDate']);
      own.push({ ...days, hotelName: textAt(answer.body, 'hotel', 'name') });
      continue;
    }
    if (answer.code !== 'BOOKING_LIMIT') throw new Skipped(`refused otherwise: ${answer.code}`);
    const told = listAt(answer.body, 'toCancel');
    const isOwn = (row: Json) => own.some((one) => differences(one, row).length === 0);
    if (told.length > 0 && told.every(isOwn)) continue;
    tell(ctx, answer, {
      cause: 'what is to be cancelled first is told otherwise than it is',
      severity: 'WRONG MESSAGE',
      expected: textOf(own).slice(0, 120),
      seen: textOf(told).slice(0, 120),
    });
  }
  for (const one of own) await cancel(ctx, guest, textAt(one, 'bookingId'));
}

/** "Only together with `checkOut`", and the other way round, wherever both are asked for. */
export async function halfDates(ctx: Context): Promise<void> {
  const { hotelId, rooms } = worldOf(ctx);
  for (const { id, path, answers, parameters } of offeredOperations(ctx)) {
    const names = parameters.map(({ name }) => name);
    const isPublic = (answers.anonymous ?? 500) < 300;
    if (!isPublic || !names.includes('checkIn') || !names.includes('checkOut')) continue;
    const isRoom = path.includes('/rooms/');
    const params = { id: isRoom ? (rooms[0]?.id ?? 0) : hotelId };
    for (const query of [{ checkIn: dayIn(FROM) }, { checkOut: dayIn(FROM) }]) {
      const answer = await ctx.client.call(id, { params, query });
      seemsStatus(ctx, answer, 422, { step: `${id} with one of two days`, code: 'INVALID' });
    }
  }
}

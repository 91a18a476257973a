import { expectStatus, needs, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, numberAt, textAt, textOf, type Json } from '../../json';
import { quote } from '../../world/bookings';
import { ROOM, secondHotel } from '../../world/world';
import { roomsIn } from '../travellerFlow';
import { agreesWithItself, allows, calendarOf, search, tellDay } from './calendarDays';
import { tellTold } from './differences';
import { closeNights, type House } from './house';

const FROM = 580;

/** "How many of its rooms can be booked for the stay", and the nearest stay that can. */
export async function left(ctx: Context, { hotelId }: House): Promise<void> {
  needs(ctx, 'listTypeAvailability');
  for (const [from, nights] of [
    [FROM, 2],
    [FROM + 2, 2],
    [FROM + 3, 1],
    [FROM + 1, 5],
  ] as const) {
    const query = { checkIn: dayIn(from), checkOut: dayIn(from + nights) };
    const answer = await ctx.client.call('listTypeAvailability', {
      params: { id: hotelId },
      query,
    });
    const { rooms } = await search(ctx, hotelId, from, nights, {});
    for (const type of roomsIn(answer.body)) {
      const id = numberAt(type, 'typeId');
      const free = rooms.filter((room) => numberAt(room, 'typeId') === id).length;
      tellTold(ctx, answer, 'a kind of rooms', { free }, type);
      const nearest = at(type, 'nearestStay');
      if (nearest !== undefined) await canBeHad(ctx, hotelId, answer, nearest, id);
    }
  }
}

async function canBeHad(ctx: Context, hotelId: number, answer: Answer, stay: Json, typeId: number) {
  const query = { checkIn: textAt(stay, 'checkInDate'), checkOut: textAt(stay, 'checkOutDate') };
  const found = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  if (roomsIn(found.body).some((room) => numberAt(room, 'typeId') === typeId)) return;
  tellDay(ctx, answer, `a free room of kind ${typeId}`, `nearestStay ${textOf(stay)}`);
}

export async function leastStay(ctx: Context): Promise<void> {
  const { hotelId, room } = await secondHotel(ctx, { minimumStay: '1_WEEK' }, 400_000);
  // The nights before it are free, and no stay begins on them.
  await closeNights(ctx, { hotelId, rooms: [room] }, room, [FROM + 10, FROM + 11]);
  const { answer, rows } = await calendarOf(ctx, hotelId, { from: dayIn(FROM), days: 12 });
  for (const [i, row] of rows.entries()) {
    agreesWithItself(ctx, answer, row);
    if (i > 1) continue;
    tellTold(ctx, answer, 'a day of the calendar', { minStay: 7, arrival: true }, row);
    if (allows(row, 6) || !allows(row, 7)) tellDay(ctx, answer, 'stays of a week', textOf(row));
  }
  await nearest(ctx, hotelId);
}

/** "That begins nearest, rather later than earlier": the night in between is not sold. */
export async function later(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'changeNights', 'listRoomTypes');
  const { hotelId, room } = await secondHotel(ctx, {}, 400_000);
  const { token } = worldOf(ctx).owner;
  const params = { hotelId };
  const types = await ctx.client.call('listRoomTypes', { token, params });
  const typeIds = [numberAt(types.body, 0, 'id')];
  const night = dayIn(FROM);
  const body = { typeIds, firstNight: night, lastNight: night, closed: true };
  const set = await ctx.client.call('changeNights', { token, params, body });
  expectStatus(ctx, set, 200, { step: 'a partner takes a night off sale' });
  const told = await quote(ctx, { hotelId, rooms: [room], from: FROM, nights: 1 });
  const stay = at(told.body, 'nearestStay');
  const expected = { checkInDate: dayIn(FROM + 1), checkOutDate: dayIn(FROM + 2) };
  tellTold(ctx, told, 'the nearest stay of two that are as near', expected, stay);
}

/** "Where rooms are taken, among those of as many nights, if one is near": the first of two nights is. */
export async function asLong(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'listTypeAvailability', 'closeRoom');
  const { hotelId, room } = await secondHotel(ctx, {}, 400_000);
  await closeNights(ctx, { hotelId, rooms: [room] }, room, [FROM, FROM + 1]);
  const query = { checkIn: dayIn(FROM), checkOut: dayIn(FROM + 2) };
  const types = await ctx.client.call('listTypeAvailability', { params: { id: hotelId }, query });
  const quoted = await quote(ctx, { hotelId, rooms: [room], from: FROM, nights: 2 });
  const expected = { checkInDate: dayIn(FROM + 1), checkOutDate: dayIn(FROM + 3) };
  for (const [answer, seen] of [
    [types, at(types.body, 0, 'nearestStay')],
    [quoted, at(quoted.body, 'nearestStay')],
  ] as const) {
    tellTold(ctx, answer, 'the nearest stay where rooms are taken', expected, seen);
  }
}

/** "The `nearestStay` of the party": a smaller room, which may be had at once, is none for it. */
export async function ofParty(ctx: Context): Promise<void> {
  needs(ctx, 'changeNights', 'listRoomTypes');
  const { hotelId } = await secondHotel(ctx, {}, 400_000);
  const { token } = worldOf(ctx).owner;
  const params = { hotelId };
  const large = {
    ...ROOM,
    roomNumber: '2',
    numberOfAdults: 5,
    capacity: 5,
    pricePerNight: 900_000,
  };
  const made = await ctx.client.call('createPartnerRoom', { token, params, body: large });
  expectStatus(ctx, made, 201, { step: 'a partner creates a room' });
  const typeIds = [numberAt(made.body, 'typeId')];
  const span = { firstNight: dayIn(FROM - 1), lastNight: dayIn(FROM + 4) };
  const body = { typeIds, ...span, noArrival: true };
  const set = await ctx.client.call('changeNights', { token, params, body });
  expectStatus(ctx, set, 200, { step: 'a partner lets nobody arrive on some days' });
  const { answer } = await search(ctx, hotelId, FROM, 2, { adults: 5 });
  const expected = { checkInDate: dayIn(FROM - 2), checkOutDate: dayIn(FROM + 2) };
  tellTold(ctx, answer, 'the nearest stay of a party', expected, at(answer.body, 'nearestStay'));
}

/** "Its days differ least from those that were asked for", and it can be had. */
async function nearest(ctx: Context, hotelId: number): Promise<void> {
  const refused = await search(ctx, hotelId, FROM, 2, {});
  const stay = at(refused.answer.body, 'nearestStay');
  if (stay === undefined) return;
  const days = (name: string, from: number) =>
    Math.round((Date.parse(textAt(stay, name)) - Date.parse(dayIn(from))) / 86_400_000);
  const off = Math.abs(days('checkInDate', FROM)) + Math.abs(days('checkOutDate', FROM + 2));
  const query = { checkIn: textAt(stay, 'checkInDate'), checkOut: textAt(stay, 'checkOutDate') };
  const found = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  // A week is five nights more than two.
  if (found.status === 200 && roomsIn(found.body).length > 0 && off === 5) return;
  tellDay(ctx, refused.answer, 'the nearest stay that can be had', textOf(stay));
}

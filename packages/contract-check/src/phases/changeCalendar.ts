import { expectStatus, needs, personOf, step, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { booked, cancel, priceOf } from '../world/bookings';
import { ROOM, secondHotel } from '../world/world';
import type { Room } from '../world/types';
import { roomsIn } from './travellerFlow';

const FROM = 548;
/** Less than three days, which is when a change costs nothing any more. */
const SOON = 2;
const NIGHTS = 2;

/** To which other stays a booking can be changed: nobody is in their own way. */
export async function changeCalendar(ctx: Context): Promise<void> {
  await step(ctx, "a booking's own nights are free, and cost what was agreed", () => own(ctx));
  await step(ctx, 'shortly before, only a longer stay is told of', () => soon(ctx));
}

interface House {
  hotelId: number;
  room: Room;
}

async function newHouse(ctx: Context): Promise<House> {
  needs(ctx, 'getChangeCalendar', 'createBooking', 'cancelBooking');
  return secondHotel(ctx, {}, 400_000);
}

async function newStay(ctx: Context, { hotelId, room }: House, from: number, nights: number) {
  const guest = personOf(ctx, 'customer');
  const plan = { hotelId, rooms: [room], from, nights };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const bookingId = textAt(made.body, 'bookingId');
  return { made, bookingId, end: () => cancel(ctx, guest, bookingId) };
}

async function calendarOf(ctx: Context, bookingId: string, from: string, days: number) {
  const { token } = personOf(ctx, 'customer');
  const call = { token, params: { bookingId }, query: { from, days } };
  const answer = await ctx.client.call('getChangeCalendar', call);
  expectStatus(ctx, answer, 200, { step: 'a traveller asks to which stays a booking can change' });
  return { answer, days: roomsIn(answer.body) };
}

const isTold = (day: Json | undefined, nights: number) =>
  listAt(day, 'stays').some(
    (span) => numberAt(span, 'min') <= nights && nights <= numberAt(span, 'max'),
  );

function isSo(ctx: Context, answer: Answer, what: string, seen: Json | undefined, expected: Json) {
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: 'the calendar of a change tells another stay than can be had',
    severity: 'BREAKS SCREEN',
    expected: `${what}: ${textOf(expected)}`,
    seen: textOf(seen ?? null),
  });
}

/** The only room of the house; somebody else has it from the night after the next one on. */
async function own(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerRoom', 'updatePartnerRoom');
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house, FROM, NIGHTS);
  const ends = [stay.end];
  try {
    ends.push((await newStay(ctx, house, FROM + NIGHTS + 1, 1)).end);
    await raised(ctx, house);
    const { answer, days } = await calendarOf(ctx, stay.bookingId, dayIn(FROM), NIGHTS + 2);
    const agreed = numberAt(stay.made.body, 'selectedRooms', 0, 'price');
    for (const day of days.slice(0, NIGHTS)) {
      isSo(ctx, answer, `price of ${textAt(day, 'day')}`, at(day, 'price'), agreed);
    }
    const arrivals = days.map((day) => at(day, 'arrival') === true);
    isSo(ctx, answer, 'arrival', arrivals.join(), 'true,true,true,false');
    const departures = days.slice(1).map((day) => at(day, 'departure') === true);
    isSo(ctx, answer, 'departure', departures.join(), 'true,true,true');
    for (const [nights, expected] of [
      [NIGHTS - 1, true],
      [NIGHTS, true],
      [NIGHTS + 1, true],
      [NIGHTS + 2, false],
    ] as const) {
      isSo(ctx, answer, `a stay of ${nights} nights`, isTold(days[0], nights), expected);
    }
  } finally {
    for (const end of ends) await end();
  }
}

async function raised(ctx: Context, { hotelId, room }: House): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const version = numberAt(read.body, 'version');
  const params = { hotelId, roomId: room.id };
  const body = { ...ROOM, roomNumber: '1', pricePerNight: room.price + 150_000, version };
  const saved = await ctx.client.call('updatePartnerRoom', { token, params, body });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
}

/** No night may be given back then: whoever came later or left earlier would give one back. */
async function soon(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house, SOON, NIGHTS);
  try {
    const from = textAt(stay.made.body, 'checkInDate');
    const { answer, days } = await calendarOf(ctx, stay.bookingId, from, NIGHTS);
    const [first, second] = days;
    isSo(ctx, answer, 'a stay of a night less', isTold(first, NIGHTS - 1), false);
    isSo(ctx, answer, 'a stay of a night more', isTold(first, NIGHTS + 1), true);
    isSo(ctx, answer, 'arrival on the second day', at(second, 'arrival'), false);
  } finally {
    await stay.end();
  }
}

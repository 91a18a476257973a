import { expectStatus, seemsStatus, needs, step, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import { at, listAt, numberAt, textAt, type Json } from '../json';
import { secondHotel } from '../world/world';
import { roomsIn } from './travellerFlow';

const FROM = 424;
const STAY = () => ({ checkIn: dayIn(FROM), checkOut: dayIn(FROM + 2) });

/** Rooms are found by what is asked for, all of it at once. */
export async function foundRooms(ctx: Context): Promise<void> {
  await step(ctx, 'rooms are found by their bed', () => beds(ctx));
  await step(ctx, 'rooms are found by who comes', () => parties(ctx));
  await step(ctx, 'the calendar knows who comes', () => calendar(ctx));
  await step(ctx, 'the calendar is closed where a room is', () => closed(ctx));
}

async function search(ctx: Context, more: Record<string, string | number>) {
  const params = { id: worldOf(ctx).hotelId };
  const query = { ...STAY(), ...more };
  const answer = await ctx.client.call('searchRooms', { params, query });
  return { answer, rooms: roomsIn(answer.body) };
}

const idsOf = (rooms: Json[]) =>
  rooms
    .map((room) => numberAt(room, 'id'))
    .toSorted((a, b) => a - b)
    .join();

async function beds(ctx: Context): Promise<void> {
  const { rooms: all } = await search(ctx, {});
  const [own = 'DOUBLE'] = all.map((room) => textAt(room, 'bedType'));
  const other = own === 'KING' ? 'QUEEN' : 'KING';
  for (const bed of [own, own.toLowerCase(), other]) {
    const { answer, rooms } = await search(ctx, { bedType: bed });
    const right = all.filter((room) => textAt(room, 'bedType') === bed.toUpperCase());
    if (answer.status !== 200 || idsOf(rooms) === idsOf(right)) continue;
    tell(ctx, answer, {
      cause: 'rooms are not chosen by their bed',
      severity: 'BREAKS SCREEN',
      expected: `${bed}: rooms ${idsOf(right)}`,
      seen: `rooms ${idsOf(rooms)}`,
    });
  }
}

/** A child may have the place of an adult; `capacity` limits both. */
function holds(room: Json, adults: number, children: number): boolean {
  return (
    adults <= numberAt(room, 'numberOfAdults') && adults + children <= numberAt(room, 'capacity')
  );
}

async function parties(ctx: Context): Promise<void> {
  for (const [adults, children] of [
    [1, 0],
    [1, 2],
    [2, 2],
    [2, 6],
  ] as const) {
    const { answer, rooms } = await search(ctx, { adults, children });
    const tooSmall = rooms.filter((room) => !holds(room, adults, children));
    if (tooSmall.length === 0) continue;
    tell(ctx, answer, {
      cause: 'a room is offered to more people than it takes',
      severity: 'BREAKS SCREEN',
      expected: `rooms for ${adults} adults and ${children} children`,
      seen: `rooms ${idsOf(tooSmall)}`,
    });
  }
}

/** In a house of one room for three there is no stay for twenty. */
async function calendar(ctx: Context): Promise<void> {
  needs(ctx, 'getStayCalendar', 'setHotelListing');
  const { hotelId } = await secondHotel(ctx, {}, 400_000);
  const query = { from: dayIn(FROM), days: 5, adults: 10, children: 10 };
  const answer = await ctx.client.call('getStayCalendar', { params: { id: hotelId }, query });
  const days = roomsIn(answer.body).filter((day) => listAt(day, 'stays').length > 0);
  if (days.length === 0) return;
  tell(ctx, answer, {
    cause: 'the calendar offers stays to more people than rooms take',
    severity: 'BREAKS SCREEN',
    expected: 'no stays',
    seen: days.map((day) => textAt(day, 'day')).join(),
  });
}

/** The night of the third of five days: who leaves on that day may, who would stay may not. */
async function closed(ctx: Context): Promise<void> {
  needs(ctx, 'getStayCalendar', 'setHotelListing', 'closeRoom');
  const { hotelId, room } = await secondHotel(ctx, {}, 400_000);
  const { token } = worldOf(ctx).owner;
  const params = { hotelId, roomId: room.id };
  const body = { from: dayIn(FROM + 2), to: dayIn(FROM + 3), reason: 'Sơn lại' };
  const later = { ...body, from: dayIn(FROM + 20), to: dayIn(FROM + 21) };
  await ctx.client.call('closeRoom', { token, params, body: later });
  const made = await ctx.client.call('closeRoom', { token, params, body });
  expectStatus(ctx, made, 201, { step: 'a partner closes a room' });
  await closuresTold(ctx, params);
  const again = await ctx.client.call('closeRoom', { token, params, body });
  seemsStatus(ctx, again, 409, { step: 'a closed room is closed once more', code: 'ROOM_BOOKED' });
  const query = { from: dayIn(FROM), days: 5 };
  const answer = await ctx.client.call('getStayCalendar', { params: { id: hotelId }, query });
  const days = roomsIn(answer.body);
  const expected: [string, boolean[]][] = [
    ['arrival', [true, true, false, true, true]],
    // Nobody can have slept there before the fourth.
    ['departure', [true, true, true, false, true]],
  ];
  for (const [name, right] of expected) {
    const seen = days.map((day) => at(day, name) === true);
    if (seen.join() === right.join()) continue;
    tell(ctx, answer, {
      cause: `the calendar has another ${name} than there is`,
      severity: 'BREAKS SCREEN',
      expected: right.join(),
      seen: seen.join(),
    });
  }
}

/** The soonest first, and nothing left to sell of the only room. */
async function closuresTold(ctx: Context, params: { hotelId: number; roomId: number }) {
  needs(ctx, 'listRoomClosures', 'listNights');
  const { token } = worldOf(ctx).owner;
  const list = await ctx.client.call('listRoomClosures', { token, params });
  const query = { firstNight: dayIn(FROM + 2), nights: 2 };
  const nights = await ctx.client.call('listNights', { token, params, query });
  const left = listAt(nights.body, 0, 'nights').map((night) => numberAt(night, 'roomsLeft'));
  const days = roomsIn(list.body).map((one) => textAt(one, 'from'));
  const expected = [dayIn(FROM + 2), dayIn(FROM + 20), 0, 1].join();
  const seen = [...days, ...left].join();
  if (seen === expected) return;
  tell(ctx, list, {
    cause: "a room's closures, or the rooms that are left, are told otherwise than they are",
    severity: 'BREAKS SCREEN',
    expected,
    seen,
  });
}

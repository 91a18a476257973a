import { expectStatus, needs, step, tell, worldOf, type Context } from '../context';
import { dayIn, stayIn } from '../days';
import { numberAt, textAt } from '../json';
import { forAWhile, ROOM, secondHotel } from '../world/world';
import { allows, calendarOf, search, tellDay } from './alike/calendarDays';

const FROM = 526;

interface Places {
  typeBed: string;
  numberOfAdults: number;
  numberOfChildren: number;
  capacity: number;
}

/** Each with a bed of its own, so that a room is found by it. */
const ROOMS: Places[] = [
  { typeBed: 'Double', numberOfAdults: 2, numberOfChildren: 2, capacity: 3 },
  { typeBed: 'Queen', numberOfAdults: 3, numberOfChildren: 0, capacity: 3 },
  { typeBed: 'Single', numberOfAdults: 1, numberOfChildren: 1, capacity: 2 },
];
const PARTIES = [
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 0],
  [4, 0],
] as const;

/** "A child may have the place of an adult; `capacity` is what limits it": the same wherever somebody says who comes. */
export async function parties(ctx: Context): Promise<void> {
  await step(ctx, 'whom a room holds', () => forAWhile(ctx, () => everywhere(ctx)));
}

const holds = ({ numberOfAdults, capacity }: Places, adults: number, children: number) =>
  adults <= numberOfAdults && adults + children <= capacity;

async function everywhere(ctx: Context): Promise<void> {
  needs(ctx, 'searchRooms', 'getStayCalendar', 'createQuote', 'deletePartnerRoom');
  const { hotelId, room: usual } = await secondHotel(ctx, {}, 400_000);
  const { token } = worldOf(ctx).owner;
  // Of all beds only those of the rooms below.
  const gone = { token, params: { hotelId, roomId: usual.id } };
  await ctx.client.call('deletePartnerRoom', gone);
  for (const [i, places] of ROOMS.entries()) {
    const body = { ...ROOM, ...places, roomNumber: `9${i}`, pricePerNight: 410_000 };
    const made = await ctx.client.call('createPartnerRoom', { token, params: { hotelId }, body });
    expectStatus(ctx, made, 201, { step: 'a partner creates a room' });
    const id = numberAt(made.body, 'id');
    for (const party of PARTIES) await isHeld(ctx, { hotelId, id, places }, party);
  }
}

interface Room {
  hotelId: number;
  id: number;
  places: Places;
}

async function isHeld(
  ctx: Context,
  { hotelId, id, places }: Room,
  [adults, children]: readonly [number, number],
): Promise<void> {
  const isRight = holds(places, adults, children);
  const { typeBed: bedType, ...held } = places;
  const who = `${adults} adults and ${children} children in a room of ${JSON.stringify(held)}`;
  const party = { adults, children, bedType };
  const { answer, rooms } = await search(ctx, hotelId, FROM, 1, party);
  const isFound = rooms.some((room) => numberAt(room, 'id') === id);
  if (isFound !== isRight) {
    tell(ctx, answer, {
      cause: 'a room is found for others than it holds',
      severity: 'BREAKS SCREEN',
      expected: `${who}: ${isRight ? 'found' : 'not found'}`,
      seen: rooms.map((room) => textAt(room, 'roomNumber')).join() || 'no rooms',
    });
  }
  const days = await calendarOf(ctx, hotelId, { from: dayIn(FROM), days: 1, ...party });
  const isOffered = allows(days.rows[0], 1);
  if (isOffered !== isRight) {
    tellDay(ctx, days.answer, `${who}: ${isRight ? 'a night' : 'none'}`, said(isOffered));
  }
  const body = { hotelId, ...stayIn(FROM, 1), roomIds: [id], adults, children };
  const told = await ctx.client.call('createQuote', { body });
  if ((told.status === 200) === isRight) return;
  tell(ctx, told, {
    cause: 'a stay is priced for others than its room holds',
    severity: 'BREAKS SCREEN',
    expected: `${who}: ${isRight ? 200 : 422}`,
    seen: `${told.status} ${told.code}`,
  });
}

const said = (isOffered: boolean) => (isOffered ? 'a night' : 'none');

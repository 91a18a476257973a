import { expectStatus, needs, personOf, seemsStatus, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { numberAt, textAt, type Json } from '../json';
import { booked, bookingOf, cancel } from '../world/bookings';
import { newRoom, secondHotel, takeForRepair } from '../world/world';
import type { Person, Room } from '../world/types';
import { isRefused } from './offers';
import { ask } from './seasons';

const FROM = 592;
const NIGHTS = 10;
const PRICE = 400_000;
/** Gaps may be filled by shorter stays: here they are not. */
const HOTEL = { minimumStay: '1_WEEK', gapFilling: false };

/** Each of one night, counted from the arrival of the stay that is booked. */
const SEASONS: [night: number, rule: Record<string, Json>][] = [
  [-1, { closed: true }],
  [0, { minStay: 9 }],
  [1, { noArrival: true }],
  [9, { noDeparture: true }],
  [10, { minStayThrough: 14 }],
];

interface House {
  hotelId: number;
  /** Two are booked, two are free. */
  booked: Room[];
  free: Room[];
  repaired: Room;
  foreign: Room;
}

/** A stay that nobody can book, and the change that would make it of the one that is booked. */
interface Case {
  what: string;
  days?: [first: number, last: number];
  party?: { adults: number; children?: number };
  /** Rooms otherwise than the two that are booked. */
  rooms?: Room[];
  change?: object;
  /** What the rooms' own answers are; 422 where the stay is at fault. */
  statuses?: number[];
  /** A preview may tell of rooms that cannot be had. */
  isPreviewed?: boolean;
}

const REFUSED = [404, 409, 422];

const casesOf = ({ free, repaired, foreign }: House): Case[] => [
  { what: 'shorter than the hotel lets', days: [4, NIGHTS] },
  { what: 'shorter than its first night lets', days: [0, 8] },
  { what: 'shorter than one of its nights lets', days: [0, 11] },
  { what: 'over a night that is closed', days: [-2, NIGHTS] },
  { what: 'from a day on which nobody arrives', days: [1, NIGHTS] },
  { what: 'until a day on which nobody leaves', days: [0, 9] },
  // An account may not hold as many nights either.
  { what: 'longer than a year', days: [0, 366], statuses: [409, 422] },
  { what: 'for more adults than its rooms hold', party: { adults: 5 } },
  { what: 'for more people than its rooms hold', party: { adults: 4, children: 3 } },
  { what: 'for more people and shorter', days: [2, NIGHTS], party: { adults: 5 } },
  { what: 'for fewer people and too short', days: [4, NIGHTS], party: { adults: 1 } },
  {
    what: 'for more people than the room that is left holds',
    rooms: free.slice(0, 1),
    change: { removeLines: [1] },
  },
  {
    what: 'with a room of another hotel',
    rooms: [...free, foreign],
    change: { addRooms: [{ roomId: foreign.id }] },
    statuses: REFUSED,
  },
  {
    what: 'with a room under repair',
    rooms: [...free, repaired],
    change: { addRooms: [{ roomId: repaired.id }] },
    ...{ statuses: REFUSED, isPreviewed: false },
  },
];

/** "The new stay keeps every rule that a booking does": what cannot be booked is no change either. */
export async function sameRules(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createSeason', 'changePartnerRooms', 'setHotelListing');
  const house = await newHouse(ctx);
  // A change may be tried so often only, and the other account changes more.
  const guest = ctx.people.otherCustomer ?? personOf(ctx, 'customer');
  const plan = { hotelId: house.hotelId, rooms: house.booked, from: FROM, nights: NIGHTS };
  const made = await booked(ctx, guest, plan, { adults: 4, children: 0 });
  const stay = { guest, made, bookingId: textAt(made.body, 'bookingId') };
  try {
    await mayBeShorter(ctx, stay);
    for (const one of casesOf(house)) {
      await isNotBooked(ctx, house, one, guest);
      if (!(await isNoChange(ctx, stay, one))) return;
    }
  } finally {
    await cancel(ctx, guest, stay.bookingId);
  }
}

async function newHouse(ctx: Context): Promise<House> {
  const { token } = worldOf(ctx).owner;
  const { room: foreign } = await secondHotel(ctx);
  const { hotelId, room } = await secondHotel(ctx, HOTEL, PRICE);
  const rooms = [room];
  for (const number of ['2', '3', '4', '5']) {
    rooms.push(await newRoom(ctx, { hotelId, token, price: PRICE, number }));
  }
  await takeForRepair(ctx, hotelId, rooms.slice(4));
  for (const [night, rule] of SEASONS) {
    const day = dayIn(FROM + night);
    const span = { name: 'Mùa thử', firstNight: day, lastNight: day, change: 'NONE' };
    const season = await ask(ctx, 'createSeason', hotelId, { ...span, ...rule });
    expectStatus(ctx, season, 201, { step: 'a partner makes a season' });
  }
  const [booked, free] = [rooms.slice(0, 2), rooms.slice(2, 4)];
  return { hotelId, booked, free, repaired: rooms[4]!, foreign };
}

async function isNotBooked(
  ctx: Context,
  { hotelId, free }: House,
  { what, days: [first, last] = [0, NIGHTS], ...of }: Case,
  guest: Person,
): Promise<void> {
  const { rooms = free, party, statuses = [422] } = of;
  const said = { adults: 4, children: 0, ...party };
  const plan = { hotelId, rooms, from: FROM + first, nights: last - first };
  const { checkInDate, checkOutDate, ...body } = bookingOf(plan);
  const stay = { hotelId, checkInDate, checkOutDate };
  const roomIds = rooms.map(({ id }) => id);
  const quote = await ctx.client.call('createQuote', { body: { ...stay, roomIds, ...said } });
  await isRefused(ctx, quote, statuses, `a stay is quoted ${what}`, guest);
  const answer = await ctx.client.call('createBooking', {
    ...{ token: guest.token, body: { ...body, ...stay, ...said } },
  });
  await isRefused(ctx, answer, statuses, `a stay is booked ${what}`, guest);
}

interface Stay {
  guest: Person;
  made: Answer;
  bookingId: string;
}

/** Whether it is as it was. */
async function isNoChange(
  ctx: Context,
  { guest, made, bookingId }: Stay,
  { what, days, party, change, statuses = [409, 422], isPreviewed = true }: Case,
): Promise<boolean> {
  const [first, last] = days ?? [0, NIGHTS];
  const roomCount =
    2 + Number('addRooms' in (change ?? {})) - Number('removeLines' in (change ?? {}));
  const wish = {
    version: numberAt(made.body, 'version'),
    ...(days && { checkInDate: dayIn(FROM + first), checkOutDate: dayIn(FROM + last) }),
    ...party,
    ...change,
  };
  const call = { token: guest.token, params: { bookingId } };
  const told =
    isPreviewed && (await ctx.client.call('previewBookingChange', { ...call, body: wish }));
  if (told) await isRefused(ctx, told, statuses, `a change is previewed to a stay ${what}`, guest);
  // The right one, so that nothing else is refused.
  const totalPrice = PRICE * roomCount * (last - first);
  const body = { ...wish, totalPrice };
  const answer = await ctx.client.call('changeBooking', { ...call, body });
  await isRefused(ctx, answer, statuses, `a booking is changed to a stay ${what}`, guest);
  return answer.status !== 200;
}

/** As short as the hotel lets. */
async function mayBeShorter(ctx: Context, { guest, made, bookingId }: Stay): Promise<void> {
  const body = { version: numberAt(made.body, 'version'), checkInDate: dayIn(FROM + 3) };
  const call = { token: guest.token, params: { bookingId }, body };
  const told = await ctx.client.call('previewBookingChange', call);
  seemsStatus(ctx, told, 200, { step: 'a traveller asks for as short a stay as the hotel lets' });
}

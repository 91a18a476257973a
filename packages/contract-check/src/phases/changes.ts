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
import { dayIn, stayIn } from '../days';
import type { Answer } from '../http/exchange';
import { numberAt, textAt, type Json } from '../json';
import { booked, priceOf, type Plan } from '../world/bookings';
import { roomsIn } from './travellerFlow';

/** Who changes a booking, and by which calls. */
interface Side {
  who: string;
  from: number;
  preview: string;
  change: string;
  read: string;
  token(ctx: Context): string;
}

const SIDES: Side[] = [
  {
    who: 'a traveller',
    from: 330,
    preview: 'previewBookingChange',
    change: 'changeBooking',
    read: 'getBooking',
    token: (ctx) => personOf(ctx, 'customer').token,
  },
  {
    who: 'the desk',
    from: 345,
    preview: 'previewPartnerBookingChange',
    change: 'changePartnerBooking',
    read: 'getPartnerBooking',
    token: (ctx) => worldOf(ctx).owner.token,
  },
];

/** A stay moves to other nights: at the price of its preview, with all of its nights or none. */
export async function changes(ctx: Context): Promise<void> {
  for (const side of SIDES) {
    await step(ctx, `${side.who} moves a stay`, () => moved(ctx, side));
    await step(ctx, `${side.who} moves a stay to what is taken`, () => toTaken(ctx, side));
  }
}

const NIGHTS = 2;
const LONGER = 3;

function planOf(ctx: Context, from: number): Plan {
  const { hotelId, rooms } = worldOf(ctx);
  return { hotelId, rooms: rooms.slice(0, 1), from, nights: NIGHTS };
}

async function newStay(ctx: Context, from: number): Promise<Answer> {
  const plan = planOf(ctx, from);
  return booked(ctx, personOf(ctx, 'customer'), { ...plan, totalPrice: await priceOf(ctx, plan) });
}

async function moved(ctx: Context, side: Side): Promise<void> {
  needs(ctx, 'createBooking', 'cancelBooking', 'searchRooms', side.preview, side.change, side.read);
  const { from } = side;
  const to = from + 5;
  const made = await newStay(ctx, from);
  const call = { token: side.token(ctx), params: { bookingId: textAt(made.body, 'bookingId') } };
  const read = () => ctx.client.call(side.read, call);
  const before = await read();
  const wish = { version: numberAt(before.body, 'version'), ...stayIn(to, LONGER) };
  const told = await ctx.client.call(side.preview, { ...call, body: wish });
  expectStatus(ctx, told, 200, { step: `${side.who} asks what a change would do` });
  previewed(ctx, told, before);
  has(ctx, await read(), 'checkInDate', dayIn(from));
  const totalPrice = numberAt(told.body, 'after', 'totalPrice');
  const change = (more: object) =>
    ctx.client.call(side.change, { ...call, body: { ...wish, ...more } });
  const dearer = await change({ totalPrice: totalPrice + 1 });
  expectStatus(ctx, dearer, 409, {
    step: `${side.who} changes a stay at another price than the preview's`,
    severity: dearer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'PRICE_CHANGED',
  });
  const saved = await change({ totalPrice });
  expectStatus(ctx, saved, 200, { step: `${side.who} moves a stay` });
  for (const answer of [saved, await read()]) {
    has(ctx, answer, 'checkInDate', dayIn(to));
    has(ctx, answer, 'checkOutDate', dayIn(to + LONGER));
    has(ctx, answer, 'totalPrice', totalPrice);
  }
  await isFree(ctx, from, true);
  await isFree(ctx, to, false);
  await isFree(ctx, to + LONGER - 1, false);
  const late = await change({ totalPrice });
  seemsStatus(ctx, late, 409, { step: 'a booking that was changed meanwhile', code: 'STALE' });
}

/** As it was before and as it would be, in money that adds up. */
function previewed(ctx: Context, told: Answer, before: Answer): void {
  const of = (...path: string[]) => numberAt(told.body, ...path);
  const difference = of('after', 'totalAmount') - of('before', 'totalAmount');
  const sums: [string, number, number][] = [
    ['before.totalPrice', of('before', 'totalPrice'), numberAt(before.body, 'totalPrice')],
    ['after.nights', of('after', 'nights'), LONGER],
    ['difference', of('difference'), difference],
  ];
  for (const [name, seen, expected] of sums) {
    if (seen === expected) continue;
    tell(ctx, told, {
      cause: `the preview of a change has another "${name}"`,
      severity: 'BREAKS SCREEN',
      expected: String(expected),
      seen: String(seen),
    });
  }
}

function has(ctx: Context, answer: Answer, field: string, expected: Json): void {
  const seen =
    typeof expected === 'number' ? numberAt(answer.body, field) : textAt(answer.body, field);
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: `a changed booking has another "${field}"`,
    severity: 'BREAKS SCREEN',
    expected: JSON.stringify(expected),
    seen: JSON.stringify(seen),
  });
}

async function isFree(ctx: Context, night: number, expected: boolean): Promise<void> {
  const { hotelId, rooms } = worldOf(ctx);
  const query = { checkIn: dayIn(night), checkOut: dayIn(night + 1) };
  const answer = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  const found = roomsIn(answer.body).some((room) => numberAt(room, 'id') === rooms[0]?.id);
  if (found === expected) return;
  tell(ctx, answer, {
    cause: found
      ? 'the nights that a stay was moved to are offered'
      : 'the nights that a stay was moved from stay taken',
    severity: found ? 'UNSAFE' : 'BREAKS SCREEN',
    expected: `the room of ${query.checkIn} is ${expected ? 'free' : 'taken'}`,
    seen: found ? 'free' : 'taken',
  });
}

/** Somebody else is there for the last of its nights: it stays where it was, and keeps what it has. */
async function toTaken(ctx: Context, side: Side): Promise<void> {
  needs(ctx, 'createBooking', 'cancelBooking', 'searchRooms', side.change, side.read);
  const from = side.from + 10;
  const made = await newStay(ctx, from);
  await newStay(ctx, from + NIGHTS);
  const call = { token: side.token(ctx), params: { bookingId: textAt(made.body, 'bookingId') } };
  const { body } = await ctx.client.call(side.read, call);
  const longer = { ...planOf(ctx, from), nights: LONGER };
  const answer = await ctx.client.call(side.change, {
    ...call,
    body: {
      version: numberAt(body, 'version'),
      checkOutDate: dayIn(from + LONGER),
      totalPrice: longer.rooms.reduce((sum, { price }) => sum + price, 0) * LONGER,
    },
  });
  seemsStatus(ctx, answer, 409, {
    step: `${side.who} moves a stay to what is taken`,
    severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'ROOM_TAKEN',
  });
  has(ctx, await ctx.client.call(side.read, call), 'checkOutDate', dayIn(from + NIGHTS));
  for (const night of [from, from + NIGHTS - 1]) await isFree(ctx, night, false);
}

import {
  Blocked,
  expectStatus,
  needs,
  personOf,
  Skipped,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt } from '../../json';
import { booked, cancel, priceOf } from '../../world/bookings';
import { newRoom, ROOM } from '../../world/world';
import type { Room } from '../../world/types';

const FROM = 572;
const DAYS = 14;
const ALL = Array.from({ length: DAYS }, (_, day) => day);

/** On which of the days there is one more than before. */
type More = Partial<Record<'rooms' | 'sold' | 'closed', number[]>>;

interface Seen {
  answer: Answer;
  first: string;
  /** Of each of the days so many. */
  of(name: string): number[];
}

/** How full the days are that were asked for. */
async function occupied(ctx: Context): Promise<Seen> {
  const { token } = worldOf(ctx).owner;
  const days = ALL.map((day) => dayIn(FROM + day));
  const first = days[0]!;
  const answer = await ctx.client.call('getPartnerDashboard', { token, query: { day: first } });
  expectStatus(ctx, answer, 200, { step: "a partner's day opens" });
  if (at(answer.body, 'occupancy') === undefined) throw new Skipped('occupancy is not told');
  const told = listAt(answer.body, 'occupancy');
  const seen = told.map((one) => textAt(one, 'day'));
  if (seen.join() === days.join()) {
    return { answer, first, of: (name) => told.map((one) => numberAt(one, name)) };
  }
  tell(ctx, answer, {
    cause: 'other days are told than the fourteen from the one that was asked for',
    severity: 'BREAKS SCREEN',
    expected: days.join(),
    seen: seen.join(),
  });
  throw new Blocked('how full the days are');
}

async function counts(ctx: Context, before: Seen, when: string, more: More): Promise<void> {
  const now = await occupied(ctx);
  if (now.first !== before.first) throw new Skipped('another day has begun');
  for (const name of ['rooms', 'sold', 'closed'] as const) {
    const expected = before
      .of(name)
      .map((count, day) => count + Number(!!more[name]?.includes(day)));
    const seen = now.of(name);
    if (seen.join() === expected.join()) continue;
    tell(ctx, now.answer, {
      cause: `a day counts other rooms as "${name}" than there are`,
      severity: 'BREAKS SCREEN',
      expected: `${when}: ${expected.join()}`,
      seen: seen.join(),
    });
  }
}

/** Sold for the nights 1 and 2. */
async function sell(ctx: Context, room: Room) {
  const guest = personOf(ctx, 'customer');
  const { hotelId } = worldOf(ctx);
  const plan = { hotelId, rooms: [room], from: FROM + 1, nights: 2 };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  return () => cancel(ctx, guest, textAt(made.body, 'bookingId'));
}

/** Closed for two nights, from this one on. */
async function close(ctx: Context, room: Room, night: number) {
  const { hotelId, owner } = worldOf(ctx);
  const call = { token: owner.token, params: { hotelId, roomId: room.id } };
  const body = { from: dayIn(FROM + night), to: dayIn(FROM + night + 2), reason: 'Sơn lại' };
  const made = await ctx.client.call('closeRoom', { ...call, body });
  expectStatus(ctx, made, 201, { step: 'a partner closes a room' });
  const params = { ...call.params, closureId: numberAt(made.body, 'id') };
  return () => ctx.client.call('reopenRoom', { ...call, params });
}

/** What is closed is not sold, and the other way round. */
export async function closedAndSold(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerDashboard', 'closeRoom', 'reopenRoom', 'createBooking', 'cancelBooking');
  const [first, second] = worldOf(ctx).rooms;
  const before = await occupied(ctx);
  const undo = [await sell(ctx, first!)];
  try {
    await counts(ctx, before, 'a room is sold', { sold: [1, 2] });
    undo.push(await close(ctx, second!, 2));
    await counts(ctx, before, 'another is closed', { sold: [1, 2], closed: [2, 3] });
  } finally {
    for (const one of undo) await one();
  }
  await counts(ctx, before, 'all is free again', {});
}

/** "From today on those too that are in maintenance and not sold", each of them once. */
export async function underRepair(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerDashboard', 'closeRoom', 'reopenRoom', 'createBooking', 'cancelBooking');
  needs(ctx, 'getPartnerRoom', 'updatePartnerRoom');
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const empty = await occupied(ctx);
  const room = await newRoom(ctx, { hotelId, token, price: 490_000, number: '331' });
  await counts(ctx, empty, 'a room was made', { rooms: ALL });
  const before = await occupied(ctx);
  const undo = [await sell(ctx, room)];
  try {
    undo.push(await close(ctx, room, 4));
    await save(ctx, room, 'MAINTENANCE');
    const closed = ALL.filter((day) => day !== 1 && day !== 2);
    await counts(ctx, before, 'a room is under repair', { sold: [1, 2], closed });
    await freeTonight(ctx, numberAt(before.answer.body, 'roomsFreeTonight') - 1);
  } finally {
    await save(ctx, room, 'AVAILABLE');
    for (const one of undo) await one();
  }
  await counts(ctx, before, 'it is in order again', {});
}

/** "How many of these are in order and nobody has tonight." */
async function freeTonight(ctx: Context, expected: number): Promise<void> {
  const { answer } = await occupied(ctx);
  const seen = numberAt(answer.body, 'roomsFreeTonight');
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: 'a room under repair is counted as free tonight',
    severity: 'BREAKS SCREEN',
    expected: `roomsFreeTonight: ${expected}`,
    seen: `roomsFreeTonight: ${seen}`,
  });
}

async function save(ctx: Context, room: Room, status: string): Promise<void> {
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const version = numberAt(read.body, 'version');
  const saved = await ctx.client.call('updatePartnerRoom', {
    ...{ token, params: { hotelId, roomId: room.id } },
    body: { ...ROOM, roomNumber: '331', pricePerNight: room.price, status, version },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner takes a room off sale for repair' });
}

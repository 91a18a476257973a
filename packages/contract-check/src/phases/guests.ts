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
import { bookingOf, booked, priceOf } from '../world/bookings';

const FROM = 320;
const LATE = '21:30';

/** Who comes, what they would like, and when: said at booking or later, and read by the hotel. */
export async function guests(ctx: Context): Promise<void> {
  await step(ctx, 'what is said at booking is kept', () => saidAtBooking(ctx));
  await step(ctx, 'who comes is said anew', () => saidLater(ctx));
  await step(ctx, 'a guest says when they come', () => arrival(ctx));
}

interface Said {
  arrivingGuest?: { name: string };
  specialRequests?: string[];
  /** Absent: whatever was said before. */
  notes?: string;
  arrivalTime?: string;
}

/** That, and nothing else; who comes and what they would like is left out where it is not said. */
export function isSaid(ctx: Context, answer: Answer, said: Said): void {
  const expected: [string, Json, Json | undefined][] = [
    ['arrivingGuest', said.arrivingGuest?.name ?? '', textAt(answer.body, 'arrivingGuest', 'name')],
    [
      'specialRequests',
      wishesOf(said.specialRequests),
      wishesOf(listAt(answer.body, 'specialRequests')),
    ],
    ['arrivalTime', said.arrivalTime ?? null, at(answer.body, 'arrivalTime')],
  ];
  if (said.notes !== undefined) expected.push(['notes', said.notes, textAt(answer.body, 'notes')]);
  for (const [name, value, seen] of expected) {
    if (JSON.stringify(value) === JSON.stringify(seen)) continue;
    tell(ctx, answer, {
      cause: `a booking's "${name}" is not what was said last`,
      severity: 'BREAKS SCREEN',
      expected: JSON.stringify(value),
      seen: JSON.stringify(seen) ?? 'nothing',
    });
  }
}

/** In whichever order. */
const wishesOf = (wishes: Json[] = []) => wishes.map(textOf).toSorted();

/** The rooms wait until then at least. */
export function isHeldFor(ctx: Context, answer: Answer, moment: string): void {
  const holdUntil = textAt(answer.body, 'holdUntil');
  if (Date.parse(holdUntil) >= Date.parse(moment)) return;
  tell(ctx, answer, {
    cause: 'rooms are not held for a guest who has said when they come',
    severity: 'BREAKS SCREEN',
    expected: `holdUntil: ${new Date(moment).toISOString()} or later`,
    seen: `holdUntil: ${holdUntil}`,
  });
}

function planOf(ctx: Context, from: number) {
  const { hotelId, rooms } = worldOf(ctx);
  return { hotelId, rooms: rooms.slice(0, 1), from };
}

async function bookedBy(ctx: Context, from: number): Promise<Answer> {
  const plan = planOf(ctx, from);
  return booked(ctx, personOf(ctx, 'customer'), { ...plan, totalPrice: await priceOf(ctx, plan) });
}

async function saidAtBooking(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking', 'getPartnerBooking', 'cancelBooking');
  const { token } = personOf(ctx, 'customer');
  const plan = planOf(ctx, FROM);
  const said = {
    arrivingGuest: { name: 'Trần Mai' },
    specialRequests: ['QUIET_ROOM', 'HIGH_FLOOR'],
    arrivalTime: LATE,
  };
  const body = { ...bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) }), ...said };
  const made = await ctx.client.call('createBooking', { token, body });
  expectStatus(ctx, made, 201, { step: 'a traveller says who comes, and when' });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  ctx.undo.push(() => ctx.client.call('cancelBooking', { token, params }));
  const atDesk = await ctx.client.call('getPartnerBooking', {
    token: worldOf(ctx).owner.token,
    params,
  });
  for (const answer of [made, atDesk]) {
    isSaid(ctx, answer, said);
    isHeldFor(ctx, answer, `${dayIn(FROM)}T${LATE}:00+07:00`);
  }
}

async function saidLater(ctx: Context): Promise<void> {
  needs(ctx, 'changeGuests', 'getBooking');
  const { token } = personOf(ctx, 'customer');
  const made = await bookedBy(ctx, FROM + 3);
  const params = { bookingId: textAt(made.body, 'bookingId') };
  let version = numberAt(made.body, 'version');
  const wishes: Said[] = [
    { arrivingGuest: { name: 'Trần Mai' }, specialRequests: ['QUIET_ROOM'] },
    { specialRequests: ['TWIN_BEDS'], notes: 'Đến bằng xe đạp.' },
    {},
    { notes: '' },
  ];
  let notes: string | undefined;
  for (const said of wishes) {
    const body = { version, ...said };
    const answer = await ctx.client.call('changeGuests', { token, params, body });
    expectStatus(ctx, answer, 200, { step: 'a traveller says anew who comes' });
    const read = await ctx.client.call('getBooking', { token, params });
    notes = said.notes ?? notes;
    const all = notes === undefined ? said : { ...said, notes };
    for (const one of [answer, read]) isSaid(ctx, one, all);
    const stale = await ctx.client.call('changeGuests', { token, params, body });
    seemsStatus(ctx, stale, 409, { step: 'guests that were noted meanwhile', code: 'STALE' });
    version = numberAt(read.body, 'version');
  }
}

async function arrival(ctx: Context): Promise<void> {
  needs(ctx, 'setArrivalTime');
  const { token } = personOf(ctx, 'customer');
  const made = await bookedBy(ctx, FROM + 6);
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const set = (arrivalTime: string) =>
    ctx.client.call('setArrivalTime', { token, params, body: { arrivalTime } });
  const answer = await set(LATE);
  expectStatus(ctx, answer, 200, { step: 'a traveller says when they come' });
  isSaid(ctx, answer, { arrivalTime: LATE });
  isHeldFor(ctx, answer, `${dayIn(FROM + 6)}T${LATE}:00+07:00`);
  seemsStatus(ctx, await set('20:00'), 409, {
    step: 'the time of arrival is said twice',
    code: 'ARRIVAL_SET',
  });
}

import { expectStatus, personOf, worldOf, type Context } from '../../context';
import { isObject, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { isAlike } from '../../told/alike';
import { bookingOf, cancel, priceOf } from '../../world/bookings';
import { toldEverywhere } from './everywhere';

export const FROM = 670;

/** Stays of a traveller that have not ended. */
export const opened = new WeakMap<Context, Set<() => Promise<unknown>>>();

interface StayPlan {
  /** Of the hotel's rooms the first, and how many. */
  index?: number;
  count?: number;
  voucherCode?: string;
}

/** Of a traveller, who books for somebody else with a code. */
export async function newStay(
  ctx: Context,
  from: number,
  { index = 0, count = 1, voucherCode }: StayPlan = {},
) {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const plan = {
    hotelId,
    rooms: rooms.slice(index, index + count),
    from,
    nights: 3,
    ...(voucherCode && { voucherCode }),
  };
  const body = {
    ...bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) }),
    ...{ adults: 2, children: 1, notes: 'Đến muộn.', arrivingGuest: { name: 'Lê Thị Hoa' } },
    specialRequests: ['QUIET_ROOM'],
  };
  const made = await ctx.client.call('createBooking', { token: guest.token, body });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const bookingId = textAt(made.body, 'bookingId');
  const end = () => cancel(ctx, guest, bookingId);
  ctx.undo.push(end);
  opened.get(ctx)?.add(end);
  const call = { token: worldOf(ctx).owner.token, params: { bookingId } };
  const ask = (id: string, sent?: object) =>
    ctx.client.call(id, { ...call, ...(sent && { body: sent }) });
  const told = () => toldEverywhere(ctx, bookingId, guest);
  return { bookingId, guest, ask, told, end };
}

/** What came of it last is told with who did it and why. */
export function lastEvent(
  ctx: Context,
  before: Json,
  after: Json,
  expected: Record<string, Json>,
): void {
  const events = listAt(after, 'history');
  const last = events.at(-1) ?? null;
  const isOneMore = events.length === listAt(before, 'history').length + 1;
  // A reason may stand beside what else there is to say.
  const isRight = Object.entries(expected).every(([name, value]) =>
    textAt(last, name).includes(textOf(value)),
  );
  if (isOneMore && isRight && textAt(last, 'by') !== '') return;
  ctx.findings.report({
    cause: 'the history of a booking does not say what the desk did, who, or why',
    severity: 'BREAKS SCREEN',
    expected: `one event more: ${textOf(expected)}, by somebody`,
    seen: textOf(last).slice(0, 160),
    operationId: 'getPartnerBooking',
  });
}

const CHANGES = /^(version|history|actions|calendarSequence)$/;

/** All but what says that something has happened. */
export function isBack(
  ctx: Context,
  what: string,
  before: Json,
  after: Json,
  but: string[] = [],
): void {
  if (!isObject(before) || !isObject(after)) return;
  for (const name of Object.keys({ ...before, ...after })) {
    if (CHANGES.test(name) || but.includes(name)) continue;
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (isAlike(was, is)) continue;
    ctx.findings.report({
      cause: `a booking's "${name}" is another after ${what}`,
      severity: 'BREAKS SCREEN',
      expected: `${name}: ${textOf(was)}`.slice(0, 160),
      seen: `${name}: ${textOf(is)}`.slice(0, 160),
      operationId: 'getPartnerBooking',
    });
  }
}

export const versionOf = (booking: Json) => numberAt(booking, 'version');

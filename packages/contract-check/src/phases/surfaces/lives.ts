import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step as stepOf,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { dayIn } from '../../days';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { bookAtDesk, bookingOf, cancel, priceOf } from '../../world/bookings';
import { newVoucher, usesOf } from '../../world/world';
import { isAlike } from '../../told/alike';
import { deskBooking, freeRoom } from '../desk/bookings';
import { keeps } from '../partnerFlow';
import { closures } from './closures';
import { toldEverywhere } from './everywhere';
import { toldToOwner } from './owners';

const FROM = 640;

/** Stays of a traveller that have not ended. */
const opened = new WeakMap<Context, Set<() => Promise<unknown>>>();

/** A booking through all that becomes of it: after each step all that tell of it say the same. */
export async function lives(ctx: Context): Promise<void> {
  const open = new Set<() => Promise<unknown>>();
  opened.set(ctx, open);
  const step: typeof stepOf = async (...args) => {
    await stepOf(...args);
    // An account holds a few stays only.
    for (const end of open) await end();
    open.clear();
  };

  needs(ctx, 'createPartnerBooking', 'getPartnerBooking', 'listFreeRooms', 'cancelPartnerBooking');
  await step(ctx, 'a stay is changed at the desk, and that is undone', () => changed(ctx));
  await step(ctx, 'a stay is cancelled at the desk, and that is undone', () =>
    cancelledAndBack(ctx),
  );
  await step(ctx, 'the desk books, and takes it back', () => madeAndBack(ctx));
  await step(ctx, 'what the desk was told is kept', () => saidAtDesk(ctx));
  await step(ctx, 'two stays exchange their rooms', () => swapped(ctx));
  await step(ctx, 'a guest of today comes and leaves, twice', () => today(ctx));
  await step(ctx, 'an owner learns what a guest has done', () => toldToOwner(ctx));
  await step(ctx, 'the calendar knows when a room is closed', () => closures(ctx));
}

/** Of a traveller, who books for somebody else with a code. */
async function newStay(ctx: Context, from: number, index = 0, voucherCode?: string) {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const plan = {
    hotelId,
    rooms: rooms.slice(index, index + 1),
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
function lastEvent(ctx: Context, before: Json, after: Json, expected: Record<string, Json>): void {
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
function isBack(ctx: Context, what: string, before: Json, after: Json, but: string[] = []): void {
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

const versionOf = (booking: Json) => numberAt(booking, 'version');

async function changed(ctx: Context): Promise<void> {
  needs(ctx, 'changePartnerBooking', 'previewPartnerBookingChange', 'undoBookingChange');
  const stay = await newStay(ctx, FROM);
  const before = await stay.told();
  const { rooms } = worldOf(ctx);
  const wishes: [Record<string, Json>, Record<string, Json>][] = [
    [
      { checkOutDate: dayIn(FROM + 4), reason: 'Ở thêm một đêm' },
      { reason: 'Ở thêm một đêm', kind: 'EXTENDED' },
    ],
    [{ lines: [{ position: 0, roomId: rooms[1]!.id, from: dayIn(FROM + 1), pinned: true }] }, {}],
    [{ adults: 1, children: 0 }, { kind: 'PARTY_CHANGED' }],
  ];
  let now = before;
  const seen = [before];
  for (const [wish, event] of wishes) {
    const body = { version: versionOf(now), ...wish };
    const preview = await stay.ask('previewPartnerBookingChange', body);
    expectStatus(ctx, preview, 200, { step: 'the desk asks what a change would do' });
    const totalPrice = numberAt(preview.body, 'after', 'totalPrice');
    const saved = await stay.ask('changePartnerBooking', { ...body, totalPrice });
    expectStatus(ctx, saved, 200, { step: 'the desk changes a stay' });
    const after = await stay.told();
    lastEvent(ctx, now, after, event);
    pins(ctx, wish, after);
    [now] = [after];
    seen.push(after);
  }
  for (const was of seen.slice(0, -1).toReversed()) {
    const undone = await stay.ask('undoBookingChange', { version: versionOf(now) });
    expectStatus(ctx, undone, 200, { step: 'the desk takes a change back' });
    now = await stay.told();
    isBack(ctx, 'a change was taken back', was, now);
  }
  const none = await stay.ask('undoBookingChange', { version: versionOf(now) });
  seemsStatus(ctx, none, 409, { step: 'there is no change left to take back' });
  await stay.end();
  await stay.told();
}

/** "Only somebody who names a room moves it." */
function pins(ctx: Context, { lines }: Record<string, Json>, after: Json): void {
  if (!lines || at(after, 'rooms', 0, 'pinned') === true) return;
  ctx.findings.report({
    cause: 'a room is not pinned that the desk has pinned',
    severity: 'BREAKS SCREEN',
    expected: 'pinned: true',
    seen: textOf(at(after, 'rooms', 0, 'pinned') ?? null),
    operationId: 'changePartnerBooking',
  });
}

async function cancelledAndBack(ctx: Context): Promise<void> {
  needs(ctx, 'undoBookingChange', 'createVoucher', 'getVoucher');
  const { token } = worldOf(ctx).owner;
  const voucher = await newVoucher(ctx, token, { discountPercent: 10, quantity: 3 });
  const used = async (expected: number, when: string) => {
    const answer = await ctx.client.call('getVoucher', {
      token,
      params: { id: voucher.voucherId },
    });
    if (usesOf(answer.body) === expected) return;
    tell(ctx, answer, {
      cause: `a discount has other uses after ${when}`,
      severity: 'BREAKS SCREEN',
      expected: String(expected),
      seen: String(usesOf(answer.body)),
    });
  };
  const stay = await newStay(ctx, FROM + 8, 1, voucher.voucherCode);
  const before = await stay.told();
  await used(1, 'a booking');
  const reason = 'Nhà sửa mái.';
  const gone = await stay.ask('cancelPartnerBooking', { reason });
  expectStatus(ctx, gone, 200, { step: 'the hotel cancels' });
  const cancelled = await stay.told();
  lastEvent(ctx, before, cancelled, { status: 'CANCELLED', reason });
  await used(0, 'a cancellation');
  const undone = await stay.ask('undoBookingChange', { version: versionOf(cancelled) });
  expectStatus(ctx, undone, 200, { step: 'the desk takes a cancellation back' });
  isBack(ctx, 'a cancellation was taken back', before, await stay.told());
  await used(1, 'a cancellation that was taken back');
  await stay.end();
  await used(0, 'a cancellation');
}

async function madeAndBack(ctx: Context): Promise<void> {
  needs(ctx, 'undoBookingChange');
  const [room] = worldOf(ctx).rooms;
  const price = numberAt(await freeRoom(ctx, room!.id, FROM + 14), 'stayPrice');
  const made = await bookAtDesk(ctx, deskBooking(room!.id, FROM + 14, price));
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  const bookingId = textAt(made.body, 'bookingId');
  const booking = await toldEverywhere(ctx, bookingId);
  const call = { token: worldOf(ctx).owner.token, params: { bookingId } };
  const undone = await ctx.client.call('undoBookingChange', {
    ...call,
    body: { version: versionOf(booking) },
  });
  expectStatus(ctx, undone, 200, { step: 'the desk takes a booking back' });
  keeps(ctx, undone.body, { status: 'CANCELLED' }, 'booking');
  await toldEverywhere(ctx, bookingId);
  if (await freeRoom(ctx, room!.id, FROM + 14)) return;
  tell(ctx, undone, {
    cause: 'a room that the desk has given back stays taken',
    severity: 'BREAKS SCREEN',
    expected: 'free',
    seen: 'not free',
  });
}

async function saidAtDesk(ctx: Context): Promise<void> {
  const [, room] = worldOf(ctx).rooms;
  const price = numberAt(await freeRoom(ctx, room!.id, FROM + 18), 'stayPrice');
  const said = {
    ...{ adults: 2, children: 1, notes: 'Xin hoá đơn.', arrivalTime: '21:30' },
    arrivingGuest: { name: 'Phạm Thu Hà', phoneNumber: '0987654321' },
    specialRequests: ['HIGH_FLOOR', 'QUIET_ROOM'],
  };
  const occupants = { adults: 2, childAges: [6] };
  const made = await bookAtDesk(ctx, {
    ...deskBooking(room!.id, FROM + 18, price),
    ...said,
    ...{ email: 'khach@example.com', occupants: [{ roomId: room!.id, occupants }] },
  });
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  const booking = await toldEverywhere(ctx, textAt(made.body, 'bookingId'));
  for (const body of [made.body, booking]) {
    keeps(ctx, body, said, 'booking');
    keeps(
      ctx,
      at(body, 'user'),
      { email: 'khach@example.com', phoneNumber: '0912345678' },
      'guest of the desk',
    );
    keeps(ctx, at(body, 'rooms', 0), { occupants }, 'room of the desk');
  }
}

async function swapped(ctx: Context): Promise<void> {
  needs(ctx, 'swapBookingRooms', 'previewRoomSwap', 'undoBookingChange');
  const [one, other] = [await newStay(ctx, FROM + 24, 0), await newStay(ctx, FROM + 24, 2)];
  const before = [await one.told(), await other.told()];
  const wish = (own: Json, theirs: Json) => ({
    ...{ version: versionOf(own), position: 0 },
    other: { bookingId: textAt(theirs, 'bookingId'), version: versionOf(theirs), position: 0 },
  });
  const sent = wish(before[0]!, before[1]!);
  const preview = await one.ask('previewRoomSwap', sent);
  expectStatus(ctx, preview, 200, { step: 'the desk asks what an exchange would do' });
  const saved = await one.ask('swapBookingRooms', sent);
  expectStatus(ctx, saved, 200, { step: 'the desk exchanges the rooms of two stays' });
  const after = [await one.told(), await other.told()];
  for (const [i, now] of after.entries()) {
    const [was, theirs] = [before[i]!, before[1 - i]!];
    // "The prices stay as agreed."
    isBack(ctx, 'an exchange of rooms', was, now, ['rooms']);
    keeps(
      ctx,
      at(now, 'rooms', 0),
      { id: at(theirs, 'rooms', 0, 'id') ?? null, price: at(was, 'rooms', 0, 'price') ?? null },
      'exchanged line',
    );
  }
  const stale = await one.ask('swapBookingRooms', sent);
  seemsStatus(ctx, stale, 409, {
    step: 'an exchange of stays that were changed meanwhile',
    code: 'STALE',
  });
  const undone = await one.ask('undoBookingChange', { version: versionOf(after[0]!) });
  expectStatus(ctx, undone, 200, { step: 'the desk takes an exchange back' });
  isBack(ctx, 'an exchange was taken back', before[0]!, await one.told());
  isBack(ctx, 'an exchange was taken back', before[1]!, await other.told());
  await one.end();
  await other.end();
}

/** Whoever walks in has the room to the end; each move is told everywhere, and each can be undone. */
async function today(ctx: Context): Promise<void> {
  needs(ctx, 'checkInBooking', 'checkOutBooking');
  const [room] = worldOf(ctx).rooms;
  const day = dayIn(0);
  const price = numberAt(await freeRoom(ctx, room!.id, 0), 'stayPrice');
  const made = await bookAtDesk(ctx, { ...deskBooking(room!.id, 0, price), source: 'WALK_IN' });
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever walks in' });
  const bookingId = textAt(made.body, 'bookingId');
  const call = { token: worldOf(ctx).owner.token, params: { bookingId } };
  let now = await toldEverywhere(ctx, bookingId);
  heldToTheEnd(ctx, now);
  const moves: [id: string, status: string][] = [
    ['checkInBooking', 'CHECKED_IN'],
    ['undoCheckIn', 'CONFIRMED'],
    ['checkInBooking', 'CHECKED_IN'],
    ['checkOutBooking', 'COMPLETED'],
    ['undoCheckOut', 'CHECKED_IN'],
    ['checkOutBooking', 'COMPLETED'],
  ];
  for (const [id, status] of moves.filter(([name]) => ctx.offered.has(name))) {
    if (dayIn(0) !== day) return;
    const done = await ctx.client.call(id, call);
    expectStatus(ctx, done, 200, { step: `${id} of today's guest` });
    const after = await toldEverywhere(ctx, bookingId);
    lastEvent(ctx, now, after, { status });
    now = after;
    const isFree = (await freeRoom(ctx, room!.id, 0)) !== undefined;
    if (isFree === (status === 'COMPLETED')) continue;
    tell(ctx, done, {
      cause: `after ${id} the room is ${isFree ? 'free' : 'taken'}`,
      severity: isFree ? 'UNSAFE' : 'BREAKS SCREEN',
      expected: isFree ? 'taken' : 'free',
      seen: isFree ? 'free' : 'taken',
    });
  }
}

/** "For who walked in, the end of the stay." */
function heldToTheEnd(ctx: Context, booking: Json): void {
  const [hold, to] = [textAt(booking, 'holdUntil'), textAt(booking, 'checkOutDate')];
  const day = new Date(Date.parse(hold) + 7 * 3_600_000).toISOString().slice(0, 10);
  if (day === to) return;
  ctx.findings.report({
    cause: 'whoever walked in is held for a part of the stay only',
    severity: 'BREAKS SCREEN',
    expected: `holdUntil on ${to}`,
    seen: hold,
    operationId: 'createPartnerBooking',
  });
}

import { expectStatus, needs, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { numberAt, textAt, type Json } from '../../json';
import { bookAtDesk } from '../../world/bookings';
import { deskBooking, freeRoom } from '../desk/bookings';
import { toldEverywhere } from './everywhere';
import { lastEvent } from './stay';

/** Whoever walks in has the room to the end; each move is told everywhere, and each can be undone. */
export async function today(ctx: Context): Promise<void> {
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

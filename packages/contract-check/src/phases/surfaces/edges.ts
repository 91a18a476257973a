import { expectStatus, needs, personOf, seemsStatus, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { at, listAt, numberAt, textAt } from '../../json';
import { bookAtDesk, booked, cancel, priceOf } from '../../world/bookings';
import { newRoom } from '../../world/world';
import type { Room } from '../../world/types';
import { deskBooking, freeRoom } from '../desk/bookings';
import { keeps } from '../partnerFlow';
import { FROM, isBack, newStay, versionOf } from './stay';

/** "From the check-in day on": whoever comes tomorrow is neither received today nor given up. */
export async function dayBefore(ctx: Context): Promise<void> {
  needs(ctx, 'checkInBooking', 'releaseBooking', 'checkOutBooking');
  const [, room] = worldOf(ctx).rooms;
  const price = numberAt(await freeRoom(ctx, room!.id, 1), 'stayPrice');
  const made = await bookAtDesk(ctx, deskBooking(room!.id, 1, price));
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  const tomorrow = textAt(made.body, 'checkInDate');
  const call = {
    ...{ token: worldOf(ctx).owner.token },
    params: { bookingId: textAt(made.body, 'bookingId') },
  };
  const moves: [id: string, code: string, step: string][] = [
    ['checkInBooking', 'BEFORE_CHECK_IN', 'a guest of tomorrow is received'],
    ['releaseBooking', 'TOO_EARLY', 'a guest of tomorrow is given up'],
    ['checkOutBooking', 'STATUS_CHANGED', 'a guest of tomorrow leaves'],
  ];
  for (const [id, code, step] of moves) {
    const answer = await ctx.client.call(id, call);
    if (tomorrow !== dayIn(1)) return;
    seemsStatus(ctx, answer, 409, {
      ...{ step, code },
      severity: answer.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    });
  }
  const read = await ctx.client.call('getPartnerBooking', call);
  keeps(ctx, read.body, { status: 'CONFIRMED' }, 'booking');
}

/** A room of its own, so that nobody else is in the way. */
async function ownRoom(ctx: Context, number: string): Promise<Room> {
  const { hotelId, owner } = worldOf(ctx);
  return newRoom(ctx, { hotelId, token: owner.token, price: 480_000, number });
}

/** "409 `NIGHTS_SOLD` when one of them is taken by now": of who left, and of what was changed or cancelled. */
export async function soldMeanwhile(ctx: Context): Promise<void> {
  needs(ctx, 'checkInBooking', 'checkOutBooking', 'undoCheckOut', 'undoBookingChange');
  await leftAndSold(ctx);
  await endedAndSold(ctx);
}

/** Nights from here on, which somebody else gets. */
async function sold(ctx: Context, room: Room, from: number) {
  const guest = ctx.people.otherCustomer ?? personOf(ctx, 'customer');
  const { hotelId } = worldOf(ctx);
  const plan = { hotelId, rooms: [room], from, nights: 1 };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  return () => cancel(ctx, guest, textAt(made.body, 'bookingId'));
}

async function leftAndSold(ctx: Context): Promise<void> {
  const room = await ownRoom(ctx, '341');
  const today = dayIn(0);
  const price = numberAt(await freeRoom(ctx, room.id, 0), 'stayPrice');
  const here = { ...deskBooking(room.id, 0, price), source: 'WALK_IN', checkInNow: true };
  const made = await bookAtDesk(ctx, here);
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever walks in' });
  const call = {
    ...{ token: worldOf(ctx).owner.token },
    params: { bookingId: textAt(made.body, 'bookingId') },
  };
  const left = await ctx.client.call('checkOutBooking', call);
  expectStatus(ctx, left, 200, { step: 'a guest of the desk leaves' });
  const end = await sold(ctx, room, 0);
  const undone = await ctx.client.call('undoCheckOut', call);
  await end();
  if (dayIn(0) !== today) return;
  seemsStatus(ctx, undone, 409, {
    step: 'a departure is taken back whose nights somebody else has',
    severity: undone.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'NIGHTS_SOLD',
  });
  const read = await ctx.client.call('getPartnerBooking', call);
  keeps(ctx, read.body, { status: 'COMPLETED' }, 'booking');
}

/** A stay that is made shorter, and then cancelled. */
async function endedAndSold(ctx: Context): Promise<void> {
  const stay = await newStay(ctx, FROM + 32);
  const { body } = await stay.ask('getPartnerBooking');
  const [line] = listAt(body, 'rooms');
  const room = { id: numberAt(line, 'id'), price: numberAt(line, 'price'), name: '' };
  const wish = { version: versionOf(body ?? null), checkOutDate: dayIn(FROM + 34) };
  const preview = await stay.ask('previewPartnerBookingChange', wish);
  const totalPrice = numberAt(preview.body, 'after', 'totalPrice');
  const shorter = await stay.ask('changePartnerBooking', { ...wish, totalPrice });
  expectStatus(ctx, shorter, 200, { step: 'the desk changes a stay' });
  await notUndone(ctx, stay, room, FROM + 34, 'CONFIRMED');
  const gone = await stay.ask('cancelPartnerBooking', { reason: 'Nhà sửa mái.' });
  expectStatus(ctx, gone, 200, { step: 'the hotel cancels' });
  await notUndone(ctx, stay, room, FROM + 32, 'CANCELLED');
}

async function notUndone(
  ctx: Context,
  stay: Awaited<ReturnType<typeof newStay>>,
  room: Room,
  night: number,
  status: string,
): Promise<void> {
  const end = await sold(ctx, room, night);
  const before = await stay.ask('getPartnerBooking');
  const version = versionOf(before.body ?? null);
  const undone = await stay.ask('undoBookingChange', { version });
  await end();
  seemsStatus(ctx, undone, 409, {
    step: 'what freed nights that somebody else has is taken back',
    severity: undone.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'NIGHTS_SOLD',
  });
  const after = await stay.ask('getPartnerBooking');
  const checkOutDate = at(before.body, 'checkOutDate') ?? null;
  keeps(ctx, after.body, { status, checkOutDate }, 'booking');
}

/** "Of its guests it says again what was said before the desk did", and holds the rooms as long as then. */
export async function guestsAndBack(ctx: Context): Promise<void> {
  needs(ctx, 'changePartnerGuests', 'undoBookingChange');
  const stay = await newStay(ctx, FROM + 40);
  const before = await stay.told();
  const said = { arrivingGuest: { name: 'Trần Mai' }, arrivalTime: '22:30' };
  const noted = await stay.ask('changePartnerGuests', { version: versionOf(before), ...said });
  expectStatus(ctx, noted, 200, { step: 'the desk notes who comes' });
  const version = numberAt(noted.body, 'version');
  const undone = await stay.ask('undoBookingChange', { version });
  expectStatus(ctx, undone, 200, { step: 'the desk takes back what it noted of guests' });
  isBack(ctx, 'what was noted of guests was taken back', before, await stay.told());
}

import { vietnamToday } from '../../../domain/stays/stay';
import { lockedAccountById } from '../../accounts/queries';
import type { Db } from '../../db/db';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Services } from '../../services';
import { storedInAttempts } from '../attempts';
import { orConflict } from '../conflict';
import { bookingOfKey, earlierBooking, keepKey } from '../idempotency';
import { usedKey } from '../../accounts/keys/keys.queries';
import { refuseTooMany } from '../limits';
import { heldBookings } from '../limits.queries';
import { keepHotel } from '../write.queries';
import type { BookingLimits } from '../../../domain/bookings/bookingLimits';
import { applyPlans } from './apply';
import { loadState, type ChangeContext } from './loadState';
import { planChange, wishedStay } from './plan';
import { refuseDays, refuseForTraveller, refuseStatus, refuseTakenRooms } from './refuse';
import type { ChangePlan, ChangeState, ChangeWish } from './types';
import { stayRows, type StayRows } from './undo.queries';

/** A booking's change, once it is asked for by somebody who may see the booking. */
export interface ChangeRequest {
  hotelId: number;
  wish: ChangeWish;
  /** Reads the booking; within a transaction nobody else changes it until that ends. */
  booking: (db: Db, locked: boolean) => Promise<ChangeState['booking'] | undefined>;
  limits: BookingLimits;
  /** Tells of it within its transaction; `before` are its rows before it. */
  told: (tx: Db, changed: Changed, before: StayRows) => Promise<void>;
}

/** What a change does, and of what. */
export interface Changed {
  state: ChangeState;
  plan: ChangePlan;
  wish: ChangeWish;
  now: Date;
}

type Needs = Pick<Services, 'db' | 'inHotelTransaction' | 'clock'>;

/**
 * Works out a change without storing anything.
 *
 * @throws ApiError 404, 409 or 422
 */
export async function previewChange(
  { db, clock }: Needs,
  request: ChangeRequest,
): Promise<Changed> {
  const { wish } = request;
  const now = clock.now();
  const booking = await request.booking(db, false);
  if (!booking) throw notFound();
  const { state, plan } = await plannedChange(db, booking, wish, { now });
  if (wish.by === 'guest') await refuseMoreThanAllowed(db, { state, plan, request, now });
  return { state, plan, wish, now };
}

/**
 * Changes a booking, or does nothing when the same key has changed it before.
 *
 * @throws ApiError 404, 409 or 422; nothing is stored then
 */
export async function changeBooking(services: Needs, request: ChangeRequest): Promise<void> {
  const { db, inHotelTransaction, clock } = services;
  const { hotelId, wish } = request;
  const changed = await storedInAttempts({
    attempt: () => inHotelTransaction(hotelId, (tx) => changeWithin(tx, request, clock.now())),
    earlier: async () => ((await earlierBooking(db, wish.repeatable)) ? true : undefined),
    // Says what somebody else took; when they have given it back, it is tried again.
    refuse: async () => refuseTakenRooms((await previewChange(services, request)).plan),
  });
  if (!changed) throw new ApiError('ROOM_TAKEN', { takenRoomIds: [] });
}

async function changeWithin(tx: Db, request: ChangeRequest, now: Date): Promise<true> {
  const { wish, hotelId } = request;
  const { repeatable, by, userId } = wish;
  // Before any other lock: whoever waits for the hotel must keep nobody else from what they hold.
  await keepHotel(tx, hotelId);
  // Bookings of an account are made and changed one after the other: what it holds is read after this.
  if (by === 'guest' && !(await lockedAccountById(tx, userId))) throw new ApiError('SIGNED_OUT');
  const used = repeatable && (await usedKey(tx, repeatable));
  if (used && repeatable && (await bookingOfKey(tx, used, repeatable))) return true;
  const booking = await request.booking(tx, true);
  if (!booking) throw notFound();
  const { state, plan } = await plannedChange(tx, booking, wish, { now });
  expectSeenTotal(wish);
  if (plan.kinds.length === 0) throw new ApiError('NOTHING_CHANGED');
  refuseTakenRooms(plan);
  refuseUnseen(plan, wish);
  if (by === 'guest') await refuseMoreThanAllowed(tx, { state, plan, request, now });
  const key = { hotelId, bookingId: booking.id };
  if (repeatable) await orConflict(keepKey(tx, repeatable, { ...key, now }));
  const before = await stayRows(tx, key);
  await applyPlans(tx, [{ state, plan }], { by, now });
  await request.told(tx, { state, plan, wish, now }, before);
  return true;
}

/** @throws ApiError where the wish does not say what the preview has shown */
export function expectSeenTotal({ seenTotalPrice }: ChangeWish): void {
  if (seenTotalPrice === undefined) throw invalid({ totalPrice: 'required' });
}

/** @throws ApiError where another total is owed than the preview has shown */
export function refuseUnseen({ quote }: ChangePlan, { seenTotalPrice }: ChangeWish): void {
  if (quote.totalPrice !== seenTotalPrice) throw new ApiError('PRICE_CHANGED');
}

/**
 * Works out what a wish does to a booking that has just been read.
 *
 * @throws ApiError 409 or 422 for what may not be
 */
export async function plannedChange(
  db: Db,
  booking: ChangeState['booking'],
  wish: ChangeWish,
  { now, together }: ChangeContext,
) {
  if (booking.version !== wish.version) throw new ApiError('STALE');
  refuseDays({ booking }, { stay: wishedStay(booking, wish) }, now);
  const state = await loadState(db, booking, wish, { now, together });
  refuseStatus(state, wish, now);
  const plan = planChange(state, wish, now);
  if (wish.by === 'guest') refuseForTraveller({ state, plan, now });
  return { state, plan };
}

interface Counted {
  state: ChangeState;
  plan: ChangePlan;
  request: ChangeRequest;
  now: Date;
}

/** @throws ApiError 409 when the account would hold more than it may */
async function refuseMoreThanAllowed(
  db: Db,
  { state: { booking, hotel }, plan, request, now }: Counted,
): Promise<void> {
  if (!hotel) return;
  const all = await heldBookings(db, request.wish.userId, vietnamToday(now));
  const held = all.filter(({ hotelId, id }) => hotelId !== booking.hotelId || id !== booking.id);
  const rooms = plan.lines.filter(({ after }) => after.length > 0);
  const roomsBefore = plan.lines.filter((line) => line.before.length > 0).length;
  const { checkIn, checkOut } = booking;
  refuseTooMany({
    ...{ held, wish: plan.stay, before: { checkIn, checkOut, rooms: roomsBefore } },
    ...{ offer: { rooms, hotel }, limits: request.limits, now },
  });
}

import { freesNights, type BookingStatus } from '../../domain/bookings/bookingStatus';
import { mayRelease } from '../../domain/bookings/holds';
import { isBeforeCheckOut, vietnamToday, type Day, type Stay } from '../../domain/stays/stay';
import { ApiError } from '../http/errors';
import type { ErrorCode } from '../http/messages';
import type { Schemas } from '../http/operations';
import { recordHiddenChange, recordHotelChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import { forgetOwnNews, sendOwnNews } from '../mail/outbox';
import { returnVoucherUse } from '../vouchers/queries';
import type { BookingRow } from './booking.queries';
import { changeOfBooking } from './changeOfBooking';
import { sendHeldMails } from './heldMails.queries';
import { insertEvent } from './history.queries';
import { changeStatus, freeNights } from './transitions.queries';

/** What the hotel does, and the guest's own cancelling. */
type Act = BookingAction | 'CANCEL_AS_GUEST';
export type BookingAction = Schemas['BookingAction'];

/** What a booking's changes of state depend on. */
export type StateOfBooking = Pick<
  BookingRow,
  'id' | 'hotelId' | 'code' | 'status' | 'checkIn' | 'checkOut' | 'holdUntil'
>;

interface Move {
  from: BookingStatus;
  to: BookingStatus;
  /** Why the clock forbids it, for a booking whose status allows it. */
  untimely: (booking: StateOfBooking, now: Date) => ErrorCode | null;
}

const anyTime = () => null;

const moves: Readonly<Record<Act, Move>> = {
  CHECK_IN: { from: 'CONFIRMED', to: 'CHECKED_IN', untimely: outsideStay },
  CHECK_OUT: { from: 'CHECKED_IN', to: 'COMPLETED', untimely: anyTime },
  RELEASE: {
    from: 'CONFIRMED',
    to: 'NO_SHOW',
    untimely: ({ holdUntil }, now) => (mayRelease(holdUntil, now) ? null : 'TOO_EARLY'),
  },
  CANCEL: { from: 'CONFIRMED', to: 'CANCELLED', untimely: anyTime },
  CANCEL_AS_GUEST: {
    from: 'CONFIRMED',
    to: 'CANCELLED',
    untimely: ({ holdUntil }, now) => (mayRelease(holdUntil, now) ? 'TOO_LATE' : null),
  },
};

const allActions: readonly BookingAction[] = ['CHECK_IN', 'CHECK_OUT', 'RELEASE', 'CANCEL'];

/** What the hotel may do with a booking now. */
export function actionsNow(booking: StateOfBooking, now: Date): BookingAction[] {
  return allActions.filter((action) => errorOf(booking, action, now) === null);
}

/**
 * Moves a booking on, within a transaction that has just read it. Of two at the same moment one
 * wins. Cancelled and released rooms are back on sale at once, those of a guest who leaves early
 * from today on; a cancelled booking gives its voucher back, a guest who did not come does not.
 *
 * @throws ApiError 409; nothing is stored then
 */
export async function moveBooking(
  tx: Db,
  booking: StateOfBooking,
  action: Act,
  { userId, reason = null, now }: { userId: number; reason?: string | null; now: Date },
): Promise<void> {
  const error = errorOf(booking, action, now);
  if (error) throw new ApiError(error);
  const { from, to } = moves[action];
  const key = { hotelId: booking.hotelId, bookingId: booking.id };
  if (!(await changeStatus(tx, key, { from, to }))) throw new ApiError('STATUS_CHANGED');
  await sendHeldMails(tx, key);
  await insertEvent(tx, key, { status: to, userId, reason, now });
  const firstFree = firstNightFreed(booking, to, now);
  const frees = firstFree < booking.checkOut;
  if (frees) await freeNights(tx, key, firstFree);
  const record = frees ? recordHotelChange : recordHiddenChange;
  await record(tx, booking.hotelId, changeOfBooking(booking));
  if (freesNights(to)) await settleOwnNews(tx, booking, action, now);
  if (to === 'CANCELLED') await returnVoucherUse(tx, key, now);
}

/** What the guest has done before and was not told of yet. The desk may take back what it did: then it holds again. */
function settleOwnNews(tx: Db, booking: StateOfBooking, action: Act, now: Date): Promise<void> {
  const settle = action === 'CANCEL_AS_GUEST' ? forgetOwnNews : sendOwnNews;
  return settle(tx, booking, now);
}

function errorOf(booking: StateOfBooking, action: Act, now: Date): ErrorCode | null {
  const { from, untimely } = moves[action];
  return booking.status === from ? untimely(booking, now) : 'STATUS_CHANGED';
}

function outsideStay({ checkIn, checkOut }: StateOfBooking, now: Date): ErrorCode | null {
  if (vietnamToday(now) < checkIn) return 'BEFORE_CHECK_IN';
  return isBeforeCheckOut(checkOut, now) ? null : 'STAY_OVER';
}

/** The check-out day when the guest keeps all nights. */
function firstNightFreed({ checkIn, checkOut }: Stay, status: BookingStatus, now: Date): Day {
  if (freesNights(status)) return checkIn;
  return status === 'COMPLETED' ? vietnamToday(now) : checkOut;
}

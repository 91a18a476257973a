import type { KeyedTransaction } from '../../../accounts/keys/makeOnce';
import { stayError, vietnamToday, type Day, type StayError } from '../../../../domain/stays/stay';
import { tidy } from '../../../../domain/texts/texts';
import { ApiError, invalid, notFound } from '../../../http/errors';
import type { FieldErrorCode } from '../../../http/messages';
import type { Schemas } from '../../../http/operations';
import { recordHotelChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import { isTaken } from '../../../db/sqlStates';
import type { HotelTransaction } from '../../../hotels/hotelTransactions';
import type { OwnRoom } from '../own';
import { endClosures, insertClosure, inTheWay, lockClosure, takeClosedNights } from './queries';

const ATTEMPTS = 3;

const fieldErrors: Record<StayError, Readonly<Record<string, FieldErrorCode>>> = {
  notADay: { from: 'notADay' },
  checkInPast: { from: 'closurePast' },
  checkOutNotAfter: { to: 'closureNotAfter' },
  tooLong: { to: 'closureTooLong' },
  tooFar: { from: 'closureTooFar' },
};

/**
 * Closes a room that exists for some nights.
 *
 * @returns the closure's number
 * @throws ApiError 409 with the number of bookings and closures in the way, 422
 */
export async function closeRoom(
  { db, inKeyedTransaction }: { db: Db; inKeyedTransaction: KeyedTransaction },
  own: OwnRoom,
  { from, to, reason }: Schemas['NewClosure'],
  now: Date,
): Promise<number> {
  const error = stayError({ checkIn: from, checkOut: to }, vietnamToday(now));
  if (error) throw invalid(fieldErrors[error]);
  const closure = { from, to, reason: tidy(reason), now };
  let bookings = 0;
  // What was in the way may be gone before it is counted; then there is nothing in the way.
  for (let attempt = 1; attempt <= ATTEMPTS && bookings === 0; attempt += 1) {
    const closed = await closeWithin(inKeyedTransaction, own, closure);
    if (closed !== undefined) return closed;
    bookings = await inTheWay(db, own, { from, to });
  }
  throw new ApiError('ROOM_BOOKED', { bookings });
}

/** @returns undefined when a night is taken */
async function closeWithin(
  inKeyedTransaction: KeyedTransaction,
  own: OwnRoom,
  closure: Parameters<typeof insertClosure>[2],
): Promise<number | undefined> {
  try {
    return await inKeyedTransaction(async (tx) => {
      const row = await insertClosure(tx, own, closure);
      if (!(await takeClosedNights(tx, own, row))) throw notFound();
      const { from, to } = closure;
      const days = { from, to };
      await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS', ids: [own.roomId], days });
      return row.id;
    });
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/** Frees the nights that are to come at once. @throws ApiError 404 for a closure that is over, too */
export function reopenRoom(
  saveInHotel: HotelTransaction,
  own: OwnRoom,
  closure: { closureId: number; today: Day },
): Promise<void> {
  return saveInHotel(own.hotelId, async (tx) => {
    if (!(await lockClosure(tx, own, closure))) throw notFound();
    await endClosures(tx, own, closure);
    await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS', ids: [own.roomId] });
  });
}

import {
  statusBefore,
  UNDO_SECONDS,
  type BookingStatus,
} from '../../domain/bookings/bookingStatus';
import { ApiError } from '../http/errors';
import { recordHiddenChange, recordHotelChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import { isTaken } from '../db/sqlStates';
import { changeOfBooking } from './changeOfBooking';
import { linesOfBooking } from './change/state.queries';
import { takeSomeNights } from './change/store.queries';
import type { StateOfBooking } from './transitions';
import { insertEvent, lastEvent } from './history.queries';
import { changeStatus } from './transitions.queries';
import { refuseSoldNights } from './soldNight.queries';
import { firstNightLost, hasRoomGone } from './undo.queries';

/**
 * Takes back the arrival or departure that was the last thing to happen, within a transaction that
 * keeps the hotel and has locked the booking. Nights that a departure freed are taken again, all of them or none.
 *
 * @throws ApiError 409; nothing is stored then
 */
export async function undoMove(
  tx: Db,
  booking: StateOfBooking,
  undone: BookingStatus,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const key = { hotelId: booking.hotelId, bookingId: booking.id };
  const last = await lastEvent(tx, key);
  const to = statusBefore(undone);
  if (!to || booking.status !== undone || last?.status !== undone || last.kind !== null) {
    throw new ApiError('STATUS_CHANGED');
  }
  if (now.getTime() - last.at.getTime() > UNDO_SECONDS * 1000) throw new ApiError('UNDO_TOO_LATE');
  if (!(await changeStatus(tx, key, { from: undone, to }))) throw new ApiError('STATUS_CHANGED');
  const reason = undone === 'CHECKED_IN' ? 'Check-in taken back' : 'Check-out taken back';
  // No arrival of its own, which could be taken back in its turn.
  await insertEvent(tx, key, { status: to, userId, reason, kind: 'UNDONE', now });
  if (undone === 'COMPLETED' && (await hasRoomGone(tx, key))) throw new ApiError('NIGHTS_SOLD');
  await takeBackNights(tx, booking);
}

/** @throws ApiError 409 when somebody else has one of them by now */
export async function takeBackNights(tx: Db, booking: StateOfBooking): Promise<void> {
  const { id: bookingId, hotelId } = booking;
  const key = { hotelId, bookingId };
  const from = await firstNightLost(tx, key);
  const lines = await linesOfBooking(tx, key, booking);
  const lost = lines.flatMap(({ nights }) => nights.filter(({ night }) => night >= from));
  if (lost.length === 0) return recordHiddenChange(tx, hotelId, changeOfBooking(booking));
  await refuseSoldNights(tx, hotelId, lost);
  const taken = await takeSomeNights(tx, key, lost, 'desk').catch((error: unknown) => {
    if (isTaken(error)) throw new ApiError('NIGHTS_SOLD');
    throw error;
  });
  await recordHotelChange(tx, hotelId, changeOfBooking(booking));
  // A room that was deleted meanwhile has no nights to take.
  if (taken !== lost.length) throw new ApiError('NIGHTS_SOLD');
}

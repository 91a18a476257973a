import { recordHiddenChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import type { BookingRow } from '../booking.queries';
import { changeOfBooking } from '../changeOfBooking';
import { insertEvent } from '../history.queries';
import { storeGuests, storeOccupants } from './guests.queries';
import type { GuestsBefore } from './said';

/** Calendars take an entry for newer also where the arrival time, which counts by itself, is taken out of it. */
const SEQUENCE_STEP = 2;

/** Says of a booking's guests again what was said before, within a transaction that has locked it. */
export async function undoGuests(
  tx: Db,
  booking: BookingRow<unknown>,
  { rooms, holdUntil, notes = booking.notes, ...said }: GuestsBefore,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const { hotelId, id: bookingId, status } = booking;
  const key = { hotelId, bookingId };
  const calendarSequence = booking.calendarSequence + SEQUENCE_STEP;
  const facts = { notes, calendarSequence, holdUntil: new Date(holdUntil) };
  await storeGuests(tx, booking, { ...said, ...facts });
  await storeOccupants(tx, key, new Map(rooms.map((room) => [room.position, room.occupants])));
  const reason = 'Guests and requests taken back';
  await insertEvent(tx, key, { status, userId, reason, kind: 'UNDONE', now });
  await recordHiddenChange(tx, hotelId, changeOfBooking(booking));
}

import { arrivalError, holdUntilArrival, mayRelease } from '../../../domain/bookings/holds';
import { holdsOccupants, partyOf } from '../../../domain/stays/occupants';
import { recordHiddenChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { ApiError, invalid } from '../../http/errors';
import { insertAct } from '../change/undo.queries';
import { changeOfBooking } from '../changeOfBooking';
import { sendHeldMails } from '../heldMails.queries';
import { insertEvent } from '../history.queries';
import { placesOfLines, storeGuests, storeOccupants } from './guests.queries';
import { guestsChangeText } from './guestsChangeText';
import type { BookingWithGuests, SaidOfGuests } from './said';

interface Context {
  by: 'guest' | 'desk';
  userId: number;
  now: Date;
}

/**
 * Stores what is said of a booking's guests, within a transaction that has just locked it.
 *
 * @returns what is different, in words
 * @throws ApiError 409 or 422; nothing is stored then
 */
export async function changeGuests(
  tx: Db,
  booking: BookingWithGuests,
  said: SaidOfGuests,
  { by, userId, now }: Context,
): Promise<string> {
  const { hotelId, id: bookingId, status } = booking;
  const key = { hotelId, bookingId };
  refuse(booking, said, { by, now });
  const change = guestsChangeText(booking, said);
  if (change === '') throw new ApiError('NOTHING_CHANGED');
  if (said.occupants.size > 0) {
    refuseWrongOccupants(booking, said.occupants, await placesOfLines(tx, key));
  }
  const facts = { ...arrivalFacts(booking, said, now), specialRequests: [...said.specialRequests] };
  const { arrivingName, arrivingPhone, notes = booking.notes } = said;
  await storeGuests(tx, booking, { arrivingName, arrivingPhone, notes, ...facts });
  await storeOccupants(tx, key, said.occupants);
  await sendHeldMails(tx, key);
  await insertEvent(tx, key, { status, userId, reason: change, kind: 'GUESTS_CHANGED', now });
  await recordHiddenChange(tx, hotelId, changeOfBooking(booking));
  if (by === 'desk') await keepBefore(tx, booking, now);
  return change;
}

function refuse(
  booking: BookingWithGuests,
  { version, arrivalTime }: SaidOfGuests,
  { by, now }: Pick<Context, 'by' | 'now'>,
): void {
  const { status, holdUntil } = booking;
  const isExpected = status === 'CONFIRMED';
  if (booking.version !== version) throw new ApiError('STALE');
  if (!isExpected && (by === 'guest' || status !== 'CHECKED_IN')) {
    throw new ApiError('STATUS_CHANGED');
  }
  if (by === 'guest' && mayRelease(holdUntil, now)) throw new ApiError('TOO_LATE');
  if (arrivalTime === undefined || arrivalTime === booking.arrivalTime) return;
  if (!isExpected) throw new ApiError('STATUS_CHANGED');
  const reason = arrivalError(booking.checkIn, arrivalTime, now);
  if (reason) throw invalid({ arrivalTime: reason });
}

function keepBefore(tx: Db, booking: BookingWithGuests, now: Date): Promise<void> {
  const { arrivingName, arrivingPhone, specialRequests, notes, arrivalTime, holdUntil } = booking;
  const rooms = booking.rooms.flatMap(({ position, occupants }) =>
    position !== undefined && occupants ? [{ position, occupants }] : [],
  );
  const said = { arrivingName, arrivingPhone, specialRequests, notes, arrivalTime, rooms };
  const before = { ...said, holdUntil: holdUntil.toISOString() };
  const key = { hotelId: booking.hotelId, bookingId: booking.id };
  return insertAct(tx, key, { act: 'GUESTS', before, now });
}

/** Another name stands in the entry of calendars, which counts on from the arrival time by itself once that is said. */
function arrivalFacts(booking: BookingWithGuests, said: SaidOfGuests, now: Date) {
  const { arrivalTime: was, holdUntil, calendarSequence, checkIn } = booking;
  const { arrivalTime = was } = said;
  const isOther = arrivalTime !== was;
  const until = isOther && arrivalTime ? holdUntilArrival(checkIn, now, arrivalTime) : holdUntil;
  const isCounted = isOther && was === null;
  return {
    arrivalTime,
    holdUntil: until > holdUntil ? until : holdUntil,
    calendarSequence: calendarSequence + (isCounted ? 0 : 1),
  };
}

/** @throws ApiError 422 when it is not said of every room, a room takes fewer, or the sum is another */
function refuseWrongOccupants(
  { rooms, adults, children }: BookingWithGuests,
  occupants: SaidOfGuests['occupants'],
  places: Awaited<ReturnType<typeof placesOfLines>>,
): void {
  const isOver = places.some(({ position, ...room }) => {
    const inside = occupants.get(position);
    return inside && !holdsOccupants(room, partyOf([inside]));
  });
  if (isOver) throw invalid({ rooms: 'occupantsTooMany' });
  const sum = partyOf([...occupants.values()]);
  const isEach =
    occupants.size === rooms.length &&
    rooms.every(({ position }) => position !== undefined && occupants.has(position));
  if (!isEach || sum.adults !== adults || sum.children !== children) {
    throw invalid({ rooms: 'occupantsSum' });
  }
}

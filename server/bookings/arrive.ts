import { arrivalError, holdUntilArrival, mayRelease } from '../../domain/bookings/holds';
import { vietnamWallClock } from '../../domain/stays/stay';
import { ApiError, invalid } from '../http/errors';
import type { ErrorCode } from '../http/messages';
import { recordHiddenChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import { locationOf } from '../hotels/mappers';
import type { HotelRow } from '../hotels/queries';
import { queueOwnNews } from '../mail/outbox';
import { arrivalNoted } from '../mail/templates/arrivalNoted';
import { announceArrival } from '../notifications/announce';
import { changeOfBooking } from './changeOfBooking';
import type { GuestBookingRow } from './guest.queries';
import { sendHeldMails } from './heldMails.queries';
import { insertEvent } from './history.queries';
import { storeArrival } from './transitions.queries';

interface Context {
  userId: number;
  hotel: HotelRow;
  publicUrl: string;
  now: Date;
}

/**
 * Notes when a guest arrives, holds the rooms until then and tells both sides, within a transaction
 * that has just locked the booking: the hotel either releases it before, or meets the longer hold.
 *
 * @throws ApiError 409 or 422; nothing is stored then
 */
export async function arriveAt(
  tx: Db,
  booking: GuestBookingRow,
  arrivalTime: string,
  { userId, hotel, publicUrl, now }: Context,
): Promise<void> {
  const error = errorOf(booking, now);
  if (error) throw new ApiError(error);
  const reason = arrivalError(booking.checkIn, arrivalTime, now);
  if (reason) throw invalid({ arrivalTime: reason });
  const { hotelId, id: bookingId, status, checkIn, createdAt } = booking;
  const holdUntil = holdUntilArrival(checkIn, createdAt, arrivalTime);
  await storeArrival(tx, { hotelId, bookingId }, { arrivalTime, holdUntil });
  await sendHeldMails(tx, { hotelId, bookingId });
  const told = { ...booking, holdUntil, arrivalTime };
  const event = { status, userId, reason: arrivalReason(told), now };
  await insertEvent(tx, { hotelId, bookingId }, event);
  await recordHiddenChange(tx, hotelId, changeOfBooking(booking));
  await announceArrival(tx, told, { guestId: userId, publicUrl, now });
  const content = arrivalNoted(told, { hotelAddress: locationOf(hotel), publicUrl, now });
  const { code, guestEmail } = booking;
  await queueOwnNews(tx, { to: guestEmail, ...content }, { hotelId, userId, code }, now);
}

/** What the history says of it; null where it was not said. */
export function arrivalReason({
  arrivalTime,
  holdUntil,
}: Pick<GuestBookingRow, 'arrivalTime' | 'holdUntil'>): string | null {
  if (arrivalTime === null) return null;
  const held = vietnamWallClock(holdUntil).slice(11);
  return `Arrives at ${arrivalTime}; the rooms are held until ${held}`;
}

function errorOf({ status, arrivalTime, holdUntil }: GuestBookingRow, now: Date): ErrorCode | null {
  if (status !== 'CONFIRMED') return 'STATUS_CHANGED';
  if (arrivalTime !== null) return 'ARRIVAL_SET';
  return mayRelease(holdUntil, now) ? 'HOLD_OVER' : null;
}

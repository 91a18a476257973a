import { isLateCancellation } from '../../domain/bookings/cancellation';
import type { Db } from '../db/db';
import { queueOwnNews } from '../mail/outbox';
import { cancelledByGuest } from '../mail/templates/cancelledByGuest';
import { announceCancellation } from '../notifications/announce';
import type { GuestBookingRow } from './guest.queries';
import { moveBooking } from './transitions';

/**
 * Cancels a booking for its guest: the rooms are free, both sides are told, all in one transaction.
 *
 * @throws ApiError 409 when the hold is over or the booking is no longer confirmed
 */
export async function cancelAsGuest(
  tx: Db,
  booking: GuestBookingRow,
  { userId, publicUrl, now }: { userId: number; publicUrl: string; now: Date },
): Promise<void> {
  const late = isLateCancellation(booking.checkIn, now);
  const reason = late ? 'Cancelled late by the guest' : 'Cancelled by the guest';
  await moveBooking(tx, booking, 'CANCEL_AS_GUEST', { userId, reason, now });
  await announceCancellation(tx, booking, { guestId: userId, late, now });
  const mail = { to: booking.guestEmail, ...cancelledByGuest(booking, { late, publicUrl, now }) };
  const { hotelId, code } = booking;
  await queueOwnNews(tx, mail, { hotelId, userId, code }, now);
}

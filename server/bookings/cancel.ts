import { freeCancellationUntil } from '../../domain/holds';
import { stayText } from '../../domain/stayText';
import type { Db } from '../db/db';
import { queueOwnNews } from '../mail/outbox';
import { announceCancellation } from '../notifications/announce';
import { cancelledByGuestMail } from './mails';
import type { BookingRow } from './queries';
import { moveBooking } from './transitions';

/**
 * Cancels a booking for its guest: the rooms are free, both sides are told, all in one transaction.
 *
 * @throws ApiError 409 when the hold is over or the booking is no longer confirmed
 */
export async function cancelAsGuest(
  tx: Db,
  booking: BookingRow,
  context: { userId: number; hotelName: string; publicUrl: string; now: Date },
): Promise<void> {
  const { now, publicUrl, hotelName, userId } = context;
  const late = now >= freeCancellationUntil(booking.checkIn);
  const reason = late ? 'Cancelled late by the guest' : 'Cancelled by the guest';
  await moveBooking(tx, booking, 'CANCEL_AS_GUEST', { userId, reason, now });
  await announceCancellation(tx, {
    code: booking.code,
    hotel: { id: booking.hotelId, name: hotelName },
    guestId: userId,
    guest: `${booking.guestLastName} ${booking.guestFirstName}`.trim(),
    stay: stayText(booking, 'en'),
    late,
    now,
  });
  const letter = cancelledByGuestMail({ ...booking, hotelName }, { late, publicUrl, now });
  const { hotelId, code, guestEmail } = booking;
  await queueOwnNews(tx, { to: guestEmail, ...letter }, { hotelId, userId, code }, now);
}

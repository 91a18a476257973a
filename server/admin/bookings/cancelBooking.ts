import { hotelOfCode } from '../../../domain/bookings/bookingCode';
import { tidy } from '../../../domain/texts/texts';
import type { HotelTransaction } from '../../hotels/hotelTransactions';
import { moveBooking } from '../../bookings/transitions';
import { ApiError, notFound } from '../../http/errors';
import { queueHotelMail } from '../../mail/outbox';
import { cancelledByUs } from '../../mail/templates/cancelledByUs';
import { notifyOfCancellation, tellNoMore } from '../../notifications/announce';
import { keepAction } from '../actions/keepAction';
import { lockBooking, type AdminBookingRow } from './queries';

interface Decision {
  bookingId: string;
  adminId: number;
  reason: string;
}

/**
 * Cancels a booking that the marketplace no longer stands for, because its hotel or the owner is
 * suspended; the guest reads why, and the log keeps it.
 *
 * @throws ApiError 404, or 409 when nothing is suspended or the booking is no longer confirmed
 */
export async function cancelBookingAtRisk(
  inHotelTransaction: HotelTransaction,
  { bookingId, adminId, reason }: Decision,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<AdminBookingRow> {
  const code = bookingId.toUpperCase();
  const hotelId = hotelOfCode(code);
  if (hotelId === null) throw notFound();
  const why = tidy(reason);
  return inHotelTransaction(hotelId, async (tx) => {
    const booking = await lockBooking(tx, { hotelId, code });
    if (!booking) throw notFound();
    if (!booking.suspended) throw new ApiError('NOT_SUSPENDED');
    await moveBooking(tx, booking, 'CANCEL', { userId: adminId, reason: why, now });
    await notifyOfCancellation(tx, booking, now);
    await tellNoMore(tx, booking, now);
    await keepAction(tx, now, {
      adminId,
      action: 'CANCEL_BOOKING',
      subjectId: booking.id,
      subjectName: `${code} (${booking.hotelName})`,
      reason: why,
    });
    const content = cancelledByUs(booking, { reason: why, publicUrl, now });
    await queueHotelMail(tx, hotelId, { to: booking.guestEmail, ...content }, now);
    return { ...booking, status: 'CANCELLED' };
  });
}

import type { Changed } from '../db/hotelChange';
import type { BookingRow } from './booking.queries';

/** What whoever watches the hotel is told of a booking: which one, and the days of arrival and departure. */
export function changeOfBooking({
  code,
  checkIn,
  checkOut,
}: Pick<BookingRow, 'code' | 'checkIn' | 'checkOut'>): Changed {
  return { kind: 'BOOKINGS', ids: [code], days: { from: checkIn, to: checkOut } };
}

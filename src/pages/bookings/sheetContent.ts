import { freeCancellationUntil } from '../../../domain/bookings/cancellation';
import { holdUntil } from '../../../domain/bookings/holds';
import { isDay, nightsBetween } from '../../../domain/stays/stay';
import type { Booking, BookingStatus } from '../../api';
import { expectedQuote, wholeDong } from '../../entities/booking/wholeDong';

const laterStatuses = new Set<unknown>(['CHECKED_IN', 'COMPLETED', 'CANCELLED', 'NO_SHOW']);

/** The price lines of a booking; those that the answer lacks follow from its rooms and nights. */
export function amountsOf(booking: Partial<Booking>) {
  const { checkInDate = '', checkOutDate = '' } = booking;
  const known = isDay(checkInDate) && isDay(checkOutDate);
  const nights =
    booking.nights ?? (known ? Math.max(1, nightsBetween(checkInDate, checkOutDate)) : 1);
  const computed = expectedQuote(booking.selectedRooms ?? [], wholeDong(nights));
  return {
    nights,
    roomTotal: booking.roomTotal ?? computed.roomTotal,
    discount: booking.discount ?? computed.discount,
    voucherCode: booking.voucherCode ?? null,
    taxAndFeePercent: booking.taxAndFeePercent,
    taxAndFee: booking.taxAndFee ?? computed.taxAndFee,
    total: booking.totalAmount ?? computed.total,
  };
}

/** The moments of a booking; '' for those that cannot be told. */
export function momentsOf(booking: Partial<Booking>) {
  const { checkInDate = '', createdAt } = booking;
  if (!isDay(checkInDate)) {
    const { holdUntil: hold = '', freeCancellationUntil: free = '' } = booking;
    return { holdUntil: hold, freeCancellationUntil: free };
  }
  const bookedAt = new Date(createdAt ?? Date.now());
  return {
    holdUntil: booking.holdUntil ?? holdUntil(checkInDate, bookedAt).toISOString(),
    freeCancellationUntil:
      booking.freeCancellationUntil ?? freeCancellationUntil(checkInDate).toISOString(),
  };
}

/** A booking that was accepted is a confirmed one, whatever else an answer says or leaves out. */
export function statusOf({ status }: Partial<Booking>): BookingStatus {
  return status && laterStatuses.has(status) ? status : 'CONFIRMED';
}

/** Whether the rooms still wait for the guest, who may then cancel. */
export function isHeld(booking: Partial<Booking>): boolean {
  const hold = new Date(momentsOf(booking).holdUntil).getTime();
  return isExpected(booking) && !(hold <= Date.now());
}

/**
 * Whether its dates, rooms and guests may still be changed here: a backend that cannot tells no version, and a
 * suspended hotel's bookings stay as they are.
 */
export function canChange(booking: Partial<Booking>): boolean {
  return booking.version !== undefined && !booking.hotelSuspended && isHeld(booking);
}

/** Whether it may still be said who comes; a backend that cannot be told tells no version, or no lines. */
export function canSayGuests(booking: Partial<Booking>): booking is Booking {
  const { version, selectedRooms = [] } = booking;
  return version !== undefined && isHeld(booking) && selectedRooms.every(isLine);
}

const isLine = ({ position }: Booking['selectedRooms'][number]) => position !== undefined;

/** Whether the guest may still say when they arrive, which is done once. */
export function canTellArrival(booking: Partial<Booking>): booking is Booking {
  return booking.arrivalTime === null && isHeld(booking);
}

/** Whether the guest is expected or in the house. */
export function isComing(booking: Partial<Booking>): boolean {
  return isExpected(booking) || statusOf(booking) === 'CHECKED_IN';
}

/** Whether the guest is still expected, so that the hold and free cancellation matter. */
export function isExpected(booking: Partial<Booking>): boolean {
  return statusOf(booking) === 'CONFIRMED';
}

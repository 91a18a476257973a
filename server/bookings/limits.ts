import { limitBroken, type BookingLimits } from '../../domain/bookings/bookingLimits';
import { MINIMUM_STAY_NIGHTS, vietnamToday, type Stay } from '../../domain/stays/stay';
import type { HotelRow } from '../hotels/queries';
import { ApiError } from '../http/errors';
import type { FieldError } from '../http/messages';
import type { HeldRow } from './limits.queries';

interface Booking {
  /** What the account holds, read while it is locked, so that its bookings are counted one by one. */
  held: readonly HeldRow[];
  wish: Stay;
  /** The booking that is changed, as it is; none for a new one. */
  before?: Stay & { rooms: number };
  offer: { rooms: { length: number }; hotel: Pick<HotelRow, 'minimumStay'> };
  limits: BookingLimits;
  now: Date;
}

/** @throws ApiError 409 naming what could be cancelled */
export function refuseTooMany({ held, wish, before, offer, limits, now }: Booking): void {
  const today = vietnamToday(now);
  const wanted = {
    ...{ checkIn: wish.checkIn, checkOut: wish.checkOut, rooms: offer.rooms.length },
    fewestNights: MINIMUM_STAY_NIGHTS[offer.hotel.minimumStay],
    ...(before && { before }),
  };
  const broken = limitBroken(held, wanted, { limits, today });
  if (!broken) return;
  const { limit, most, toCancel } = broken;
  throw new ApiError('BOOKING_LIMIT', {
    why: { error: errors[limit], value: { most, canCancel: toCancel.length > 0 } },
    toCancel: toCancel.map(({ code, hotelName, checkIn, checkOut }) => ({
      ...{ bookingId: code, hotelName, checkInDate: checkIn, checkOutDate: checkOut },
    })),
  });
}

const errors = {
  roomNights: 'limitRoomNights',
  openBookings: 'limitOpenBookings',
  sameNight: 'limitSameNight',
} as const satisfies Record<keyof BookingLimits, (FieldError & object)['error']>;

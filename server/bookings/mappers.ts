import { freeCancellationUntil } from '../../domain/bookings/cancellation';
import { nightsBetween } from '../../domain/stays/stay';
import type { Language } from '../../domain/languages/languages';
import type { Schemas } from '../http/operations';
import { toHotelSummary } from '../hotels/mappers';
import type { HotelRow } from '../hotels/queries';
import { bedTypeOf } from '../rooms/mappers';
import type { BookingRow } from './booking.queries';
import type { BookedRoomRow, GuestBookingRow } from './guest.queries';
import { isAtRisk, sentenceOf } from './sentences';

export function toBooking(
  row: GuestBookingRow,
  hotel: HotelRow,
  language: Language,
  review?: Schemas['OwnReview'],
): Schemas['Booking'] {
  return {
    ...toSharedFields(row),
    calendarSequence: row.calendarSequence,
    hotel: toHotelSummary(hotel),
    selectedRooms: row.rooms.map(toBookedRoom),
    ...toPriceFields(row),
    paymentMethod: { id: 1, type: 'CASH' },
    freeCancellationUntil: freeCancellationUntil(row.checkIn).toISOString(),
    hotelSuspended: isAtRisk(row),
    ...(row.cancellation && { cancellation: toCancellation(row.cancellation) }),
    reviewable: row.slept && !row.ofOwnHotel,
    ...(review && { review }),
    data: { message: sentenceOf(row, language) },
  };
}

function toCancellation({
  at,
  by,
  reason,
}: NonNullable<GuestBookingRow['cancellation']>): Schemas['BookingCancellation'] {
  const isTold = by !== 'GUEST' && reason !== null;
  return { at: new Date(at).toISOString(), by, ...(isTold && { reason }) };
}

/** What the guest and the hotel both read of a booking. */
export function toSharedFields(row: BookingRow<unknown>) {
  return {
    bookingId: row.code,
    status: row.status,
    checkInDate: row.checkIn,
    checkOutDate: row.checkOut,
    nights: nightsBetween(row.checkIn, row.checkOut),
    adults: row.adults,
    children: row.children,
    user: {
      firstName: row.guestFirstName,
      lastName: row.guestLastName,
      email: row.guestEmail,
      phoneNumber: row.guestPhone,
    },
    totalAmount: row.totalAmount,
    notes: row.notes,
    ...(row.arrivingName && {
      arrivingGuest: {
        name: row.arrivingName,
        ...(row.arrivingPhone && { phoneNumber: row.arrivingPhone }),
      },
    }),
    ...(row.specialRequests.length > 0 && { specialRequests: row.specialRequests }),
    holdUntil: row.holdUntil.toISOString(),
    arrivalTime: row.arrivalTime,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** How the total came about; both sides read it where a booking is shown whole. */
export function toPriceFields(row: BookingRow<unknown>) {
  return {
    roomTotal: row.roomTotal,
    discount: row.discount,
    voucherCode: row.voucherCode,
    totalPrice: row.totalPrice,
    taxAndFeePercent: row.taxAndFeePercent,
    taxAndFee: row.taxAndFee,
  };
}

function toBookedRoom(room: BookedRoomRow): Schemas['BookedRoom'] {
  return {
    id: room.id,
    ...(room.typeId !== null && { typeId: room.typeId }),
    roomNumber: room.roomNumber,
    name: room.name,
    description: room.description,
    price: room.price,
    ...(room.originalPrice !== null && { originalPrice: room.originalPrice }),
    ...(room.nights !== null && { nights: room.nights }),
    position: room.position,
    ...(room.segments !== null && { segments: room.segments }),
    numberOfAdults: room.adults,
    numberOfChildren: room.children,
    numberOfBeds: room.beds,
    capacity: room.capacity,
    ...(room.typeBed !== null && { bedType: bedTypeOf(room.typeBed) }),
    services: room.services.map((name) => ({ name })),
    ...(room.occupants && { occupants: room.occupants }),
  };
}

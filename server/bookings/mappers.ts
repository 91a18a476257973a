import { freeCancellationUntil } from '../../domain/bookings/holds';
import { nightsBetween } from '../../domain/stay';
import type { Language } from '../../domain/languages';
import type { Schemas } from '../http/operations';
import { toHotelSummary } from '../hotels/mappers';
import type { HotelRow } from '../hotels/queries';
import { bedTypeOf } from '../rooms/mappers';
import type { BookedRoomRow, GuestBookingRow } from './guest.queries';
import { isAtRisk, sentenceOf } from './sentences';

export function toBooking(
  row: GuestBookingRow,
  hotel: HotelRow,
  language: Language,
  review?: Schemas['OwnReview'],
): Schemas['Booking'] {
  return {
    bookingId: row.code,
    status: row.status,
    hotel: toHotelSummary(hotel),
    selectedRooms: row.rooms.map(toBookedRoom),
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
    roomTotal: row.roomTotal,
    discount: row.discount,
    voucherCode: row.voucherCode,
    totalPrice: row.totalPrice,
    taxAndFeePercent: row.taxAndFeePercent,
    taxAndFee: row.taxAndFee,
    totalAmount: row.totalAmount,
    paymentMethod: { id: 1, type: 'CASH' },
    notes: row.notes,
    holdUntil: row.holdUntil.toISOString(),
    arrivalTime: row.arrivalTime,
    freeCancellationUntil: freeCancellationUntil(row.checkIn).toISOString(),
    createdAt: row.createdAt.toISOString(),
    hotelSuspended: isAtRisk(row),
    reviewable: row.slept && !row.ofOwnHotel,
    ...(review && { review }),
    data: { message: sentenceOf(row, language) },
  };
}

function toBookedRoom(room: BookedRoomRow): Schemas['BookedRoom'] {
  return {
    id: room.id,
    name: room.name,
    description: room.description,
    price: room.price,
    ...(room.originalPrice !== null && { originalPrice: room.originalPrice }),
    numberOfAdults: room.adults,
    numberOfChildren: room.children,
    numberOfBeds: room.beds,
    capacity: room.capacity,
    ...(room.typeBed !== null && { bedType: bedTypeOf(room.typeBed) }),
    services: room.services.map((name) => ({ name })),
  };
}

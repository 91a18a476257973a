import { normalizePhone } from '../../../domain/accounts/phone';
import type { ChosenRoom, NewBooking, Quote, Room } from '../../api';
import type { DraftStay } from '../../../site/stayLink';
import type { BookingValues } from './bookingSchema';

// The contract's limits: a hotel's longer freeText must not make its rooms unbookable.
const MAX_NAME = 200;
const MAX_DESCRIPTION = 2000;

function chosenRoom(room: Room): ChosenRoom {
  return {
    id: room.id,
    price: room.price,
    name: room.name.slice(0, MAX_NAME),
    description: room.description.slice(0, MAX_DESCRIPTION),
    numberOfAdults: room.numberOfAdults,
    numberOfChildren: room.numberOfChildren,
    numberOfBeds: room.numberOfBeds,
    services: room.services.map(({ name }) => ({ name })),
  };
}

/**
 * What is sent to book a quoted stay. The price is the one that the traveller has seen. `voucherCode`
 * is what the quote was asked with, whether or not an automatic voucher took off more.
 */
export function newBookingOf(
  stay: DraftStay,
  quote: Quote,
  values: BookingValues,
  voucherCode: string,
): NewBooking {
  return {
    hotelId: stay.hotelId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    totalPrice: quote.totalPrice,
    paymentMethod: { id: 1, type: 'CASH' },
    status: 'PENDING',
    rooms: quote.rooms.map(chosenRoom),
    adults: stay.adults,
    children: stay.children,
    phoneNumber: normalizePhone(values.phoneNumber),
    notes: values.notes.normalize('NFC').trim(),
    ...(voucherCode && { voucherCode }),
  };
}

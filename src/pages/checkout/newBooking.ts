import { normalizePhone } from '../../../domain/accounts/phone';
import { tidy } from '../../../domain/texts/texts';
import type { ChosenRoom, NewBooking, Quote, Room } from '../../api';
import type { DraftStay } from '../../../site/stayLink';
import { offeredRooms } from './offeredRooms';
import { toldGuests } from '../../entities/guests/guestsSchema';
import type { BookingValues } from './bookingSchema';
import { sleptRooms, toldOccupants } from '../../entities/guests/occupants';

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
  { quote, known }: { quote: Quote; known: readonly Room[] },
  values: BookingValues,
  voucherCode: string,
): NewBooking {
  const asked = stay.roomIds.flatMap((id) => known.find((room) => room.id === id) ?? []);
  const told = toldOccupants(sleptRooms(asked, stay, values.occupants));
  // By the ids that the key belongs to, whichever rooms are free by now: sent again, it is the same booking.
  const rooms = offeredRooms(stay, quote, known).map(({ askedId, room }) => {
    const anyOfType = stay.anyOfTypeIds?.includes(askedId);
    const occupants = told.get(askedId);
    return {
      ...chosenRoom(asked.find(({ id }) => id === askedId) ?? room),
      ...{ id: askedId, price: room.price },
      ...(anyOfType && { anyOfType }),
      ...(occupants && { occupants }),
    };
  });
  return {
    hotelId: stay.hotelId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    totalPrice: quote.totalPrice,
    paymentMethod: { id: 1, type: 'CASH' },
    status: 'PENDING',
    rooms,
    adults: stay.adults,
    children: stay.children,
    phoneNumber: normalizePhone(values.phoneNumber),
    notes: tidy(values.notes),
    ...(voucherCode && { voucherCode }),
    ...toldGuests(values),
    ...(values.arrivalTime && { arrivalTime: values.arrivalTime }),
  };
}

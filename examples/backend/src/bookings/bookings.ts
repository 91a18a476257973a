import { nightsBetween } from '../days';
import { fault } from '../faults';
import { hasSlept } from './expected';
import { isSuspended, summaryOf } from '../hotels/hotels';
import { fieldsOf } from '../rooms/rooms';
import { ownReviewOf, reviewOfBooking } from '../reviews/reviews';
import { roomNights } from '../prices/nightPrices';
import { type Booking, type Line, type Room, type Store } from '../store';
import { freeCancellationUntil } from './holds';
import { bookingMoney, hotelOf, lineFields, roomOfLine } from './money';

/** The rooms of a line one after the other. */
export function segmentsOf(store: Store, line: Line) {
  const segments: { roomId: number; from: string; to: string }[] = [];
  for (const { roomId, night } of line.nights) {
    const last = segments.at(-1);
    if (last?.roomId === roomId) last.to = dayAfter(night);
    else segments.push({ roomId, from: night, to: dayAfter(night) });
  }
  return segments.map(({ roomId, from, to }) => {
    const room = store.rooms.get(roomId);
    const name = room ? fieldsOf(store, room).name : '';
    return { roomId, roomNumber: store.roomEver(roomId)?.roomNumber ?? '', name, from, to };
  });
}

const dayAfter = (night: string) =>
  new Date(Date.parse(`${night}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function bookedRoom(store: Store, line: Line, level: string) {
  const roomId = roomOfLine(line);
  const room = store.roomEver(roomId);
  const fields = line.room;
  const segments = segmentsOf(store, line);
  const details = {
    ...(room ? { typeId: room.typeId, roomNumber: room.roomNumber } : {}),
    position: line.position,
    ...(segments.length > 1 ? { segments } : {}),
  };
  return {
    id: roomId,
    name: fields.name,
    description: fault('booked-description-lost') ? '' : fields.description,
    ...lineFields(fault('booked-price-follows') && room ? priceToday(store, room, line) : line),
    numberOfAdults: fields.numberOfAdults,
    numberOfChildren: fields.numberOfChildren,
    numberOfBeds: fields.numberOfBeds,
    capacity: fields.capacity,
    bedType: fields.typeBed.toUpperCase(),
    ...(line.occupants ? { occupants: line.occupants } : {}),
    services: (room && fault('services-of-today') ? fieldsOf(store, room) : fields).services.map(
      (name) => ({ name }),
    ),
    ...(level === 'core' ? {} : details),
  };
}

const priceToday = (store: Store, room: Room, line: Line): Line => ({
  ...line,
  nights: line.nights.map((one) => ({ ...one, ...roomNights(store, room, [one.night])[0]! })),
});

/** As some databases tell a time of day. */
const timeOf = ({ arrivalTime }: Booking) =>
  arrivalTime && fault('arrival-with-seconds') ? `${arrivalTime}:00` : arrivalTime;

const BOOKED = { vi: 'Đặt phòng thành công.', en: 'Your booking is made.' };

/** A booking as its guest sees it. */
export function bookingOf(store: Store, booking: Booking, level: string, language: 'vi' | 'en') {
  const { checkIn, checkOut, createdAt } = booking;
  const review = reviewOfBooking(store, booking.id);
  const day = (one: string) => (fault('date-with-time') ? `${one}T00:00:00.000Z` : one);
  return {
    ...(level === 'core'
      ? {}
      : {
          version: booking.version,
          calendarSequence: fault('sequence-stays') ? 0 : booking.version - 1,
        }),
    bookingId: booking.id,
    status: fault('status-of-our-own') ? 'ACTIVE' : booking.status,
    hotel: hotelBeside(store, booking),
    selectedRooms: booking.lines.map((line) => bookedRoom(store, line, level)),
    checkInDate: day(checkIn),
    checkOutDate: day(checkOut),
    nights: nightsBetween(checkIn, checkOut),
    adults: booking.adults,
    children: booking.children,
    user: bookerOf(booking),
    ...bookingMoney(booking),
    voucherCode: booking.voucherCode,
    paymentMethod: { id: 1, type: 'CASH' },
    notes: booking.notes,
    ...guestFields(booking),
    holdUntil: booking.holdUntil.toISOString(),
    arrivalTime: timeOf(booking),
    freeCancellationUntil: freeCancellationUntil(checkIn).toISOString(),
    createdAt: createdAt.toISOString(),
    hotelSuspended:
      (booking.status === 'CONFIRMED' || fault('suspended-though-cancelled')) &&
      isSuspended(store, hotelOf(store, booking)),
    ...cancellationOf(store, booking),
    reviewable: isReviewable(store, booking),
    ...(review ? { review: ownReviewOf(review) } : {}),
    data: { message: BOOKED[language] },
  };
}

/** The history's last word of a booking that was cancelled. */
function cancellationOf(store: Store, booking: Booking) {
  const last = booking.history.findLast(({ status }) => status === 'CANCELLED');
  if (booking.status !== 'CANCELLED' || !last) return {};
  const { ownerId } = hotelOf(store, booking);
  const byOther = last.byId === ownerId ? 'HOTEL' : 'MARKETPLACE';
  const by = last.byId === booking.accountId ? 'GUEST' : byOther;
  const reason = fault('reason-kept-from-guest') ? 'Cancelled.' : last.reason;
  return {
    cancellation: {
      at: last.at.toISOString(),
      by: fault('cancelled-by-the-hotel') ? 'HOTEL' : by,
      ...(by === 'GUEST' || reason === null ? {} : { reason }),
    },
  };
}

function bookerOf({ guest, arrivingGuest }: Booking) {
  if (!arrivingGuest || !fault('arriving-guest-is-user')) return guest;
  return { ...guest, firstName: arrivingGuest.name, lastName: '' };
}

function hotelBeside(store: Store, booking: Booking) {
  const hotel = summaryOf(store, hotelOf(store, booking));
  if (!fault('house-number-lost')) return hotel;
  return { ...hotel, address: { ...hotel.address, number: '' } };
}

export const guestFields = ({ arrivingGuest, specialRequests }: Booking) => ({
  ...(arrivingGuest ? { arrivingGuest } : {}),
  ...(specialRequests.length > 0 ? { specialRequests } : {}),
});

/** A night of it was spent, and not in a hotel of the guest's own. */
function isReviewable(store: Store, booking: Booking): boolean {
  const isOwn = hotelOf(store, booking).ownerId === booking.accountId;
  if (booking.status === 'CONFIRMED' && fault('always-reviewable')) return true;
  return hasSlept(booking) && !isOwn;
}

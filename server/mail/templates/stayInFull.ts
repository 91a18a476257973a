import { momentText } from '../../../domain/stays/dayText';
import { freeCancellationUntil, isLateCancellation } from '../../../domain/bookings/cancellation';
import { bookedRoomsText } from '../../../domain/bookings/bookedRooms';
import { CHECK_IN_TIME, CHECK_OUT_TIME } from '../../../domain/stays/stay';
import { stayCalendar } from '../../../domain/bookings/stayCalendar';
import { stayText } from '../../../domain/stays/stayText';
import { requestsText, sleepersText } from '../../../domain/bookings/guestsText';
import type { BookingFacts } from './bookingFacts';
import { addressOfBooking, inLines, phoneLine, type FactLine } from './bookingMail';
import { mailWords } from './words';

/** Where the guest has to go, where the booking's page is, and when that is told. */
export interface Way {
  hotelAddress: string;
  publicUrl: string;
  now: Date;
}

/** All that a guest has to know to come. */
export function fullStayLines(booking: BookingFacts, { hotelAddress }: Way): FactLine[] {
  const { code, hotelName, rooms, language, ...stay } = booking;
  const words = mailWords[language].booking;
  return [
    [words.code, code],
    [words.hotel, hotelName],
    [words.address, hotelAddress],
    ...phoneLine(booking),
    [words.stay, stayText(stay, language)],
    [words.checkIn, words.from(CHECK_IN_TIME)],
    [words.checkOut, words.before(CHECK_OUT_TIME)],
    [words.rooms, bookedRoomsText(rooms, language)],
    ...guestLines(booking),
  ];
}

/** Who comes, where that is somebody else, who sleeps where, and what they would like. */
function guestLines({ rooms, specialRequests, language, ...guest }: BookingFacts): FactLine[] {
  const words = mailWords[language].booking;
  const arriving = [guest.arrivingName, guest.arrivingPhone].filter(Boolean).join(', ');
  const lines: FactLine[] = [
    [words.arrivingGuest, arriving],
    [words.occupants, sleepersText(rooms, language)],
    [words.requests, requestsText(specialRequests, language)],
    [words.notes, inLines(guest.notes)],
    [words.arrival, guest.arrivalTime ?? ''],
  ];
  return lines.filter(([, value]) => value !== '');
}

export function deadlineLines(
  { checkIn, holdUntil, language }: BookingFacts,
  { now }: Pick<Way, 'now'>,
): FactLine[] {
  const words = mailWords[language].booking;
  return [
    [words.holdUntil, momentText(holdUntil, language)],
    isLateCancellation(checkIn, now)
      ? [words.cancelling, words.freeOver]
      : [words.freeUntil, momentText(freeCancellationUntil(checkIn), language)],
  ];
}

export function calendarOf(booking: BookingFacts, { hotelAddress, publicUrl }: Way): string {
  const { code, hotelName, hotelPhone, totalAmount, createdAt, language } = booking;
  const stay = {
    ...booking,
    bookingId: code,
    bookedAt: createdAt,
    hotel: { name: hotelName, address: hotelAddress, phone: hotelPhone },
    total: totalAmount,
    url: addressOfBooking(booking, publicUrl),
  };
  return stayCalendar(stay, language);
}

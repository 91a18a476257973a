import { calendarFile } from './calendarFile';
import { momentText } from '../stays/dayText';
import type { Language } from '../languages/languages';
import { formatDong } from '../money/money';
import { CHECK_IN_TIME, CHECK_OUT_TIME, vietnamInstant, type Stay } from '../stays/stay';
import { stayWords } from '../stays/stayWords';

/** The arrival time can be said once of each day of arrival; everything else that changes is counted. */
const sequenceOf = ({
  arrivalTime,
  calendarSequence = 0,
}: Pick<BookedStay, 'arrivalTime' | 'calendarSequence'>) =>
  calendarSequence + (arrivalTime ? 1 : 0);
const uidOf = (bookingId: string) => `${bookingId}@nghi-dau`;

/** What a calendar shows of a booking. */
interface BookedStay extends Stay {
  bookingId: string;
  hotel: { name: string; address: string; phone: string | null };
  /** Payable at the counter. */
  total: number;
  holdUntil: Date;
  /** `HH:MM`, once the guest has said so. */
  arrivalTime: string | null;
  /** How often anything else has changed. */
  calendarSequence?: number;
  bookedAt: Date;
  /** Who comes, where that is not who booked. */
  arrivingName?: string | undefined;
  /** The booking's page. */
  url: string;
}

/** The calendar file of a booking, from check-in on the first day to check-out on the last. */
export function stayCalendar(stay: BookedStay, language: Language): string {
  const { bookingId, hotel, arrivalTime } = stay;
  const word = stayWords[language].calendar;
  const lines = [
    `${word.id}: ${bookingId}`,
    hotel.phone && `${word.phone}: ${hotel.phone}`,
    stay.arrivingName && `${word.guest}: ${stay.arrivingName}`,
    arrivalTime && `${word.arrival}: ${arrivalTime}`,
    `${word.hold}: ${momentText(stay.holdUntil, language)}`,
    `${word.total}: ${formatDong(stay.total)}`,
    stay.url,
  ];
  return calendarFile({
    uid: uidOf(bookingId),
    sequence: sequenceOf(stay),
    stampedAt: stay.bookedAt,
    starts: vietnamInstant(stay.checkIn, CHECK_IN_TIME),
    ends: vietnamInstant(stay.checkOut, CHECK_OUT_TIME),
    title: hotel.name,
    place: `${hotel.name}, ${hotel.address}`,
    details: lines.filter(Boolean).join('\n'),
    url: stay.url,
  });
}

interface CancelledStay
  extends Stay, Pick<BookedStay, 'bookingId' | 'arrivalTime' | 'calendarSequence' | 'url'> {
  hotelName: string;
  cancelledAt: Date;
}

/** Takes the entry of a booking out of the calendars that read the file before. */
export function cancelledCalendar(stay: CancelledStay): string {
  const { bookingId, hotelName, url } = stay;
  return calendarFile({
    uid: uidOf(bookingId),
    sequence: sequenceOf(stay) + 1,
    stampedAt: stay.cancelledAt,
    starts: vietnamInstant(stay.checkIn, CHECK_IN_TIME),
    ends: vietnamInstant(stay.checkOut, CHECK_OUT_TIME),
    title: hotelName,
    place: hotelName,
    details: bookingId,
    url,
    cancelled: true,
  });
}

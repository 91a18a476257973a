import { formatDong } from '../../../domain/money/money';
import type { Stay } from '../../../domain/stays/stay';
import { stayText } from '../../../domain/stays/stayText';
import { factsBlock, paragraph, type MailContent } from '../content';
import { priceLines } from './bookingConfirmed';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, openBooking, type FactLine } from './bookingMail';
import { calendarOf, deadlineLines, fullStayLines, type Way } from './stayInFull';
import { mailWords } from './words';

/** What a booking was before it was changed. */
export interface StayBefore extends Stay {
  totalAmount: number;
  arrivalTime: string | null;
}

/** Tells a guest that the stay is another now, by themselves or by the hotel, with a new calendar file. */
export function bookingChanged(
  booking: BookingFacts,
  { before, by, ...way }: Way & { before: StayBefore; by: 'guest' | 'desk' },
): MailContent {
  const { code, hotelName, language, totalAmount } = booking;
  const words = mailWords[language].bookingChanged;
  const days = [before, booking].map((stay) => stayText(stay, language));
  const { arrivalTime } = before;
  const dropped =
    arrivalTime && !booking.arrivalTime ? [paragraph(words.arrival(arrivalTime))] : [];
  const totals = [before.totalAmount, totalAmount].map(formatDong);
  return bookingMail(
    booking,
    words.subject(hotelName, code),
    [
      paragraph(by === 'guest' ? words.byGuest(hotelName) : words.byHotel(hotelName)),
      factsBlock([
        ...changed(words.stay, days, words.isNow),
        ...changed(words.total, totals, (from, to) => `${from} → ${to}`),
      ]),
      ...dropped,
      // Its rooms say from when on a stay is in another.
      factsBlock(fullStayLines(booking, way)),
      factsBlock(priceLines(booking)),
      factsBlock(deadlineLines(booking, way)),
      ...openBooking(booking, way.publicUrl),
    ].filter(({ text }) => text !== ''),
    calendarOf(booking, way),
  );
}

function changed(
  label: string,
  [from = '', to = '']: readonly string[],
  say: (from: string, to: string) => string,
): FactLine[] {
  return from === to ? [] : [[label, say(from, to)]];
}

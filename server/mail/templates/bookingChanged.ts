import { formatDong } from '../../../domain/money/money';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import { addDays, type Day, type Stay } from '../../../domain/stays/stay';
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
}

interface Segment {
  roomNumber: string;
  name: string;
  from: Day;
  to: Day;
}

/** Tells a guest that the stay is another now, by themselves or by the hotel, with a new calendar file. */
export function bookingChanged(
  booking: BookingFacts & {
    rooms: readonly { segments?: readonly Segment[] | null }[];
  },
  { before, by, ...way }: Way & { before: StayBefore; by: 'guest' | 'desk' },
): MailContent {
  const { code, hotelName, language, totalAmount } = booking;
  const words = mailWords[language].bookingChanged;
  const days = [before, booking].map((stay) => stayText(stay, language));
  const totals = [before.totalAmount, totalAmount].map(formatDong);
  return bookingMail(
    booking,
    words.subject(hotelName, code),
    [
      paragraph(by === 'guest' ? words.byGuest(hotelName) : words.byHotel(hotelName)),
      factsBlock([...fromTo(words.stay, days), ...fromTo(words.total, totals)]),
      factsBlock([...fullStayLines(booking, way), ...segmentLines(booking)]),
      factsBlock(priceLines(booking)),
      factsBlock(deadlineLines(booking)),
      ...openBooking(booking, way.publicUrl),
    ].filter(({ text }) => text !== ''),
    calendarOf(booking, way),
  );
}

function fromTo(label: string, [from = '', to = '']: readonly string[]): FactLine[] {
  return from === to ? [] : [[label, `${from} → ${to}`]];
}

/** In which room each night is, where that changes within the stay. */
function segmentLines({
  rooms,
  language,
}: Pick<BookingFacts, 'language'> & {
  rooms: readonly { segments?: readonly Segment[] | null }[];
}): FactLine[] {
  return rooms.flatMap(({ segments }) =>
    (segments ?? []).map(({ roomNumber, name, from, to }): FactLine => {
      const days = [...new Set([from, addDays(to, -1)])].map((day) =>
        dayWithWeekday(day, language),
      );
      return [`${roomNumber} ${name}`, days.join(' – ')];
    }),
  );
}

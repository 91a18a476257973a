import { formatDong } from '../../../domain/money/money';
import { factsBlock, paragraph, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, openBooking } from './bookingMail';
import { calendarOf, deadlineLines, fullStayLines, type Way } from './stayInFull';
import { mailWords } from './words';

/** Says until when the rooms wait, now that the guest has told when they arrive. */
export function arrivalNoted(booking: BookingFacts, way: Way): MailContent {
  const { code, hotelName, totalAmount, language } = booking;
  const arrivalTime = booking.arrivalTime ?? '';
  const words = mailWords[language].arrivalNoted;
  return bookingMail(
    booking,
    words.subject(arrivalTime, code),
    [
      paragraph(words.lead(hotelName)),
      factsBlock([
        ...fullStayLines(booking, way),
        ...deadlineLines(booking, way),
        [mailWords[language].booking.total, formatDong(totalAmount)],
      ]),
      ...openBooking(booking, way.publicUrl),
    ],
    calendarOf(booking, way),
  );
}

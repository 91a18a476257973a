import { factsBlock, paragraph, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, calendarWithout, findOther, stayLines, type Cancelling } from './bookingMail';
import { mailWords } from './words';

/** Tells a guest that the hotel has cancelled, why, and what to do next. */
export function cancelledByHotel(
  booking: BookingFacts,
  { reason, ...cancelling }: Cancelling & { reason: string },
): MailContent {
  const { code, hotelName, hotelPhone, language } = booking;
  const words = mailWords[language].cancelledByHotel;
  const call = hotelPhone ? words.call(hotelPhone) : words.contact;
  return bookingMail(
    booking,
    words.subject(hotelName, code),
    [
      paragraph(words.lead(hotelName)),
      factsBlock([...stayLines(booking), [words.reason, reason]]),
      paragraph(words.nothingToPay),
      paragraph(`${words.next} ${call}`),
      findOther(booking, cancelling),
    ],
    calendarWithout(booking, cancelling),
  );
}

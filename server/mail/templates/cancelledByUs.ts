import { factsBlock, paragraph, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, calendarWithout, findOther, stayLines, type Cancelling } from './bookingMail';
import { mailWords } from './words';

/** Tells a guest that the marketplace itself has cancelled, and why. */
export function cancelledByUs(
  booking: BookingFacts,
  { reason, ...cancelling }: Cancelling & { reason: string },
): MailContent {
  const { code, hotelName, language } = booking;
  const words = mailWords[language].cancelledByUs;
  return bookingMail(
    booking,
    words.subject(code),
    [
      paragraph(words.lead(hotelName)),
      factsBlock([...stayLines(booking), [words.reason, reason]]),
      paragraph(words.next),
      findOther(booking, cancelling),
    ],
    calendarWithout(booking, cancelling),
  );
}

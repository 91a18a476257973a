import { factsBlock, paragraph, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, calendarWithout, findOther, stayLines, type Cancelling } from './bookingMail';
import { mailWords } from './words';

/** Confirms to a guest that their own cancelling went through. */
export function cancelledByGuest(
  booking: BookingFacts,
  { late, ...cancelling }: Cancelling & { late: boolean },
): MailContent {
  const { code, hotelName, language } = booking;
  const words = mailWords[language].cancelledByGuest;
  return bookingMail(
    booking,
    words.subject(code),
    [
      paragraph(late ? words.late(hotelName) : words.free(hotelName)),
      factsBlock(stayLines(booking)),
      paragraph(words.givenBack),
      findOther(booking, cancelling),
    ],
    calendarWithout(booking, cancelling),
  );
}

import { momentText } from '../../../domain/stays/dayText';
import { factsBlock, paragraph, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, findOther, phoneLine, stayLines } from './bookingMail';
import { mailWords } from './words';

/** Tells a guest who did not come that the hotel has given the rooms to others. */
export function roomsReleased(
  booking: BookingFacts,
  { publicUrl }: { publicUrl: string },
): MailContent {
  const { code, hotelName, holdUntil, language } = booking;
  const words = mailWords[language].roomsReleased;
  return bookingMail(booking, words.subject(hotelName, code), [
    paragraph(words.lead(hotelName)),
    factsBlock([
      ...stayLines(booking),
      ...phoneLine(booking),
      [words.heldUntil, momentText(holdUntil, language)],
    ]),
    paragraph(words.next),
    findOther(booking, { publicUrl }),
  ]);
}

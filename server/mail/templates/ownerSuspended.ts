import { factsBlock, paragraph, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, openBooking, phoneLine, stayLines } from './bookingMail';
import { mailWords } from './words';

/** Tells a guest that the house is no longer sold, and how the booking stands. */
export function ownerSuspended(booking: BookingFacts, publicUrl: string): MailContent {
  const { code, hotelName, language } = booking;
  const words = mailWords[language].ownerSuspended;
  return bookingMail(booking, words.subject(hotelName, code), [
    paragraph(words.lead(hotelName)),
    factsBlock([...stayLines(booking), ...phoneLine(booking)]),
    // Whom the desk has booked for has no page to cancel on.
    paragraph(booking.source === 'WEBSITE' ? words.next : words.nextByPhone),
    ...openBooking(booking, publicUrl),
  ]);
}

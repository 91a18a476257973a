import { factsBlock, paragraph, type MailContent } from '../content';
import type { BookingFacts } from './bookingFacts';
import { bookingMail, openBooking, stayLines } from './bookingMail';
import { mailWords } from './words';

/** Tells the same guest that it is over. */
export function ownerRestored(booking: BookingFacts, publicUrl: string): MailContent {
  const { code, hotelName, language } = booking;
  const words = mailWords[language].ownerRestored;
  return bookingMail(booking, words.subject(hotelName, code), [
    paragraph(words.lead(hotelName)),
    factsBlock(stayLines(booking)),
    ...openBooking(booking, publicUrl),
  ]);
}

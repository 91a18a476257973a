import { factsBlock, letterOf, paragraph, type Letter } from '../mail/letter';
import {
  calendarWithout,
  findOther,
  greeting,
  openBooking,
  signature,
  stayFacts,
  type Cancelling,
  type ToldBooking,
} from './mailParts';
import { cancelledByUsWords, ownerRestoredWords, ownerSuspendedWords } from './mailWords';

/** Tells a guest that the house is no longer sold, and how the booking stands. */
export function ownerSuspendedMail(booking: ToldBooking, publicUrl: string): Letter {
  const { code, hotelName, language } = booking;
  const words = ownerSuspendedWords[language];
  return letterOf(language, words.subject(hotelName, code), [
    greeting(booking),
    paragraph(words.lead(hotelName)),
    factsBlock(stayFacts(booking)),
    paragraph(words.next),
    openBooking(booking, publicUrl),
    signature(booking),
  ]);
}

/** Tells the same guest that it is over. */
export function ownerRestoredMail(booking: ToldBooking, publicUrl: string): Letter {
  const { code, hotelName, language } = booking;
  const words = ownerRestoredWords[language];
  return letterOf(language, words.subject(hotelName, code), [
    greeting(booking),
    paragraph(words.lead(hotelName)),
    factsBlock(stayFacts(booking)),
    openBooking(booking, publicUrl),
    signature(booking),
  ]);
}

/** Tells a guest that the marketplace itself has cancelled, and why. */
export function cancelledByUsMail(
  booking: ToldBooking,
  { reason, ...cancelling }: Cancelling & { reason: string },
): Letter {
  const { code, hotelName, language } = booking;
  const words = cancelledByUsWords[language];
  return letterOf(
    language,
    words.subject(code),
    [
      greeting(booking),
      paragraph(words.lead(hotelName)),
      factsBlock([...stayFacts(booking), [words.reason, reason]]),
      paragraph(words.next),
      findOther(booking, cancelling),
      signature(booking),
    ],
    calendarWithout(booking, cancelling),
  );
}

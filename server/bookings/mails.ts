import { momentText } from '../../domain/dayText';
import { factsBlock, letterOf, paragraph, type Letter } from '../mail/letter';
import {
  calendarWithout,
  findOther,
  greeting,
  signature,
  stayFacts,
  type Cancelling,
  type ToldBooking,
} from './mailParts';
import {
  cancelledByGuestWords,
  cancelledByHotelWords,
  commonWords,
  releasedWords,
} from './mailWords';

/** A booking that came to nothing. */
interface EndedBooking extends ToldBooking {
  hotelPhone: string | null;
}

/** Tells a guest that the hotel has cancelled, why, and what to do next. */
export function cancelledByHotelMail(
  booking: EndedBooking,
  { reason, ...cancelling }: Cancelling & { reason: string },
): Letter {
  const { code, hotelName, hotelPhone, language } = booking;
  const words = cancelledByHotelWords[language];
  const call = hotelPhone ? words.call(hotelPhone) : words.contact;
  return letterOf(
    language,
    words.subject(hotelName, code),
    [
      greeting(booking),
      paragraph(words.lead(hotelName)),
      factsBlock([...stayFacts(booking), [words.reason, reason]]),
      paragraph(words.nothingToPay),
      paragraph(`${words.next} ${call}`),
      findOther(booking, cancelling),
      signature(booking),
    ],
    calendarWithout(booking, cancelling),
  );
}

/** Confirms to a guest that their own cancelling went through. */
export function cancelledByGuestMail(
  booking: ToldBooking,
  { late, ...cancelling }: Cancelling & { late: boolean },
): Letter {
  const { code, hotelName, language } = booking;
  const words = cancelledByGuestWords[language];
  return letterOf(
    language,
    words.subject(code),
    [
      greeting(booking),
      paragraph(late ? words.late(hotelName) : words.free(hotelName)),
      factsBlock(stayFacts(booking)),
      paragraph(words.givenBack),
      findOther(booking, cancelling),
      signature(booking),
    ],
    calendarWithout(booking, cancelling),
  );
}

/** Tells a guest who did not come that the hotel has given the rooms to others. */
export function releasedMail(
  booking: EndedBooking & { holdUntil: Date },
  { publicUrl }: { publicUrl: string },
): Letter {
  const { code, hotelName, hotelPhone, holdUntil, language } = booking;
  const words = releasedWords[language];
  const common = commonWords[language];
  return letterOf(language, words.subject(hotelName, code), [
    greeting(booking),
    paragraph(words.lead(hotelName)),
    factsBlock([
      ...stayFacts(booking),
      ...(hotelPhone ? [[common.phone, hotelPhone] as const] : []),
      [words.heldUntil, momentText(holdUntil, language)],
    ]),
    paragraph(words.next),
    findOther(booking, { publicUrl }),
    signature(booking),
  ]);
}

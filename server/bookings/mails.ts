import { momentText } from '../../domain/dayText';
import { cancelledCalendar } from '../../domain/stayCalendar';
import { stayText } from '../../domain/stayText';
import type { Stay } from '../../domain/stay';
import type { Language } from '../contract/messages';
import {
  factsBlock,
  letterOf,
  linkBlock,
  paragraph,
  signatureBlock,
  type Letter,
} from '../mail/letter';
import {
  cancelledByGuestWords,
  cancelledByHotelWords,
  commonWords,
  releasedWords,
} from './mailWords';

/** A booking that came to nothing, in the language that its guest reads. */
interface EndedBooking extends Stay {
  code: string;
  hotelName: string;
  hotelPhone: string | null;
  guestFirstName: string;
  guestLastName: string;
  arrivalTime: string | null;
  language: Language;
}

interface Cancelling {
  publicUrl: string;
  now: Date;
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
      ...closing(booking, cancelling),
    ],
    calendarOf(booking, cancelling),
  );
}

/** Confirms to a guest that their own cancelling went through. */
export function cancelledByGuestMail(
  booking: Omit<EndedBooking, 'hotelPhone'>,
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
      ...closing(booking, cancelling),
    ],
    calendarOf(booking, cancelling),
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
    ...closing(booking, { publicUrl }),
  ]);
}

type ToldBooking = Omit<EndedBooking, 'hotelPhone'>;

function greeting({ guestFirstName, guestLastName, language }: ToldBooking) {
  return paragraph(commonWords[language].greeting(`${guestLastName} ${guestFirstName}`.trim()));
}

function stayFacts({ code, hotelName, language, ...stay }: ToldBooking) {
  const words = commonWords[language];
  return [
    [words.code, code],
    [words.hotel, hotelName],
    [words.stay, stayText(stay, language)],
  ] as const;
}

function closing({ language }: ToldBooking, { publicUrl }: { publicUrl: string }) {
  const words = commonWords[language];
  return [
    linkBlock({ label: words.findOther, href: `${publicUrl}/hotels` }),
    signatureBlock(words.signature),
  ];
}

/** Takes the stay out of the calendar that the confirmation put it into. */
function calendarOf({ code, ...booking }: ToldBooking, { publicUrl, now }: Cancelling): string {
  const url = `${publicUrl}/bookings/${code}`;
  return cancelledCalendar({ ...booking, bookingId: code, url, cancelledAt: now });
}

import { cancelledCalendar } from '../../domain/stayCalendar';
import { stayText } from '../../domain/stayText';
import type { Stay } from '../../domain/stay';
import type { Language } from '../http/messages';
import { linkBlock, paragraph, signatureBlock } from '../mail/letter';
import { commonWords } from './mailWords';

/** A booking as mails tell its guest of it, in the language that they read. */
export interface ToldBooking extends Stay {
  code: string;
  hotelName: string;
  guestFirstName: string;
  guestLastName: string;
  arrivalTime: string | null;
  language: Language;
}

export interface Cancelling {
  publicUrl: string;
  now: Date;
}

export function greeting({ guestFirstName, guestLastName, language }: ToldBooking) {
  return paragraph(commonWords[language].greeting(`${guestLastName} ${guestFirstName}`.trim()));
}

export function stayFacts({ code, hotelName, language, ...stay }: ToldBooking) {
  const words = commonWords[language];
  return [
    [words.code, code],
    [words.hotel, hotelName],
    [words.stay, stayText(stay, language)],
  ] as const;
}

export function findOther({ language }: ToldBooking, { publicUrl }: { publicUrl: string }) {
  return linkBlock({ label: commonWords[language].findOther, href: `${publicUrl}/hotels` });
}

export function openBooking(booking: ToldBooking, publicUrl: string) {
  const label = commonWords[booking.language].openBooking;
  return linkBlock({ label, href: pageOf(booking, publicUrl) });
}

export function signature({ language }: ToldBooking) {
  return signatureBlock(commonWords[language].signature);
}

/** Takes the stay out of the calendar that the confirmation put it into. */
export function calendarWithout(booking: ToldBooking, { publicUrl, now }: Cancelling): string {
  const url = pageOf(booking, publicUrl);
  return cancelledCalendar({ ...booking, bookingId: booking.code, url, cancelledAt: now });
}

function pageOf({ code }: ToldBooking, publicUrl: string): string {
  return `${publicUrl}/bookings/${code}`;
}

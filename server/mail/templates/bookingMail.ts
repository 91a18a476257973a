import { paths } from '../../../site/paths';
import { guestNameOf } from '../../../domain/bookings/guestName';
import { stayText } from '../../../domain/stays/stayText';
import { cancelledCalendar } from '../../../domain/bookings/stayCalendar';
import {
  composeMail,
  linkBlock,
  paragraph,
  signatureBlock,
  type Block,
  type MailContent,
} from '../content';
import type { BookingFacts } from './bookingFacts';
import { inMailsLanguage } from './inMailsLanguage';
import { mailWords } from './words';

export type FactLine = readonly [label: string, value: string];

/** What somebody has written, in its lines; none of them is empty. */
export const inLines = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/\s+/g, ' '))
    .join('\n');

export interface Cancelling {
  publicUrl: string;
  now: Date;
}

/** A mail to a booking's guest: what it says between the greeting and the signature. */
export function bookingMail(
  booking: BookingFacts,
  subject: string,
  blocks: readonly Block[],
  calendar?: string,
): MailContent {
  const { language } = booking;
  const { greetingTo, signature } = mailWords[language].common;
  const greeting = paragraph(greetingTo(guestNameOf(booking)));
  const all = [greeting, ...blocks, signatureBlock(signature)];
  return composeMail(language, subject, all, calendar);
}

export function stayLines({ code, hotelName, language, ...stay }: BookingFacts): FactLine[] {
  const words = mailWords[language].booking;
  return [
    [words.code, code],
    [words.hotel, hotelName],
    [words.stay, stayText(stay, language)],
  ];
}

/** Nothing for a hotel that has none. */
export function phoneLine({ hotelPhone, language }: BookingFacts): FactLine[] {
  return hotelPhone ? [[mailWords[language].booking.phone, hotelPhone]] : [];
}

/** On the same days, for as many. */
export function findOther(
  { language, checkIn, checkOut, adults, children }: BookingFacts,
  { publicUrl }: { publicUrl: string },
): Block {
  const stay = { checkIn, checkOut, adults, children, bedType: '' as const };
  return linkBlock({
    label: mailWords[language].booking.findOther,
    href: publicUrl + inMailsLanguage(paths.hotels({}, stay), language),
  });
}

/** Nothing for a guest whom the desk has booked for: no account of theirs shows the booking. */
export function openBooking(booking: BookingFacts, publicUrl: string): Block[] {
  if (booking.source !== 'WEBSITE') return [];
  const label = mailWords[booking.language].booking.openBooking;
  const href = inMailsLanguage(addressOfBooking(booking, publicUrl), booking.language);
  return [linkBlock({ label, href })];
}

/** Its page, or the hotel's where it has none. */
export function addressOfBooking(booking: BookingFacts, publicUrl: string): string {
  const { source, code, hotelId } = booking;
  return publicUrl + (source === 'WEBSITE' ? paths.booking(code) : paths.hotel(hotelId));
}

/** Takes the stay out of the calendar that the confirmation put it into. */
export function calendarWithout(booking: BookingFacts, { publicUrl, now }: Cancelling): string {
  const url = addressOfBooking(booking, publicUrl);
  return cancelledCalendar({ ...booking, bookingId: booking.code, url, cancelledAt: now });
}

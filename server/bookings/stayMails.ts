import { momentText } from '../../domain/dayText';
import { freeCancellationUntil } from '../../domain/holds';
import { formatDong } from '../../domain/money';
import { TAX_AND_FEE_PERCENT, type Quote } from '../../domain/quote';
import { CHECK_IN_TIME, CHECK_OUT_TIME, type Stay } from '../../domain/stay';
import { stayCalendar } from '../../domain/stayCalendar';
import { stayText } from '../../domain/stayText';
import type { Language } from '../http/messages';
import { locationOf } from '../hotels/answers';
import type { HotelRow } from '../hotels/queries';
import {
  factsBlock,
  letterOf,
  linkBlock,
  paragraph,
  signatureBlock,
  type Letter,
} from '../mail/letter';
import { arrivalWords, bookedWords, commonWords } from './mailWords';

/** A booking as its guest reads of it. */
export interface MailedBooking extends Stay {
  code: string;
  hotel: HotelRow;
  guest: { firstName: string; lastName: string };
  rooms: readonly { name: string }[];
  quote: Pick<Quote, 'roomTotal' | 'discount' | 'taxAndFee' | 'total'>;
  voucherCode: string | null;
  holdUntil: Date;
  arrivalTime: string | null;
  bookedAt: Date;
  publicUrl: string;
  /** What the guest reads. */
  language: Language;
}

/** Confirms a booking to its guest, with everything that its page says and a calendar file. */
export function bookedMail(booking: MailedBooking): Letter {
  const { code, hotel, language } = booking;
  const words = bookedWords[language];
  return letterOf(
    language,
    words.subject(hotel.name, code),
    [
      greeting(booking),
      paragraph(words.lead(hotel.name)),
      factsBlock(stayFacts(booking)),
      factsBlock(priceFacts(booking)),
      factsBlock(deadlines(booking)),
      paragraph(words.hold),
      paragraph(words.papers),
      ...closing(booking),
    ],
    calendarOf(booking),
  );
}

/** Says until when the rooms wait, now that the guest has told when they arrive. */
export function arrivalMail(booking: MailedBooking): Letter {
  const { code, hotel, arrivalTime, language } = booking;
  const words = arrivalWords[language];
  return letterOf(
    language,
    words.subject(arrivalTime ?? '', code),
    [
      greeting(booking),
      paragraph(words.lead(hotel.name)),
      factsBlock([
        [words.arrival, arrivalTime ?? ''],
        ...stayFacts(booking),
        ...deadlines(booking),
        [bookedWords[language].total, formatDong(booking.quote.total)],
      ]),
      ...closing(booking),
    ],
    calendarOf(booking),
  );
}

function greeting({ guest, language }: MailedBooking) {
  return paragraph(commonWords[language].greeting(`${guest.lastName} ${guest.firstName}`.trim()));
}

function closing(booking: MailedBooking) {
  const words = commonWords[booking.language];
  return [
    linkBlock({ label: words.openBooking, href: pageOf(booking) }),
    signatureBlock(words.signature),
  ];
}

type Facts = [label: string, value: string][];

function stayFacts({ code, hotel, rooms, language, ...stay }: MailedBooking): Facts {
  const common = commonWords[language];
  const words = bookedWords[language];
  return [
    [common.code, code],
    [common.hotel, hotel.name],
    [words.address, locationOf(hotel)],
    ...(hotel.phone ? [[common.phone, hotel.phone] as Facts[number]] : []),
    [common.stay, stayText(stay, language)],
    [words.checkIn, words.from(CHECK_IN_TIME)],
    [words.checkOut, words.before(CHECK_OUT_TIME)],
    [words.rooms, rooms.map(({ name }) => name).join(', ')],
  ];
}

function priceFacts({ quote, voucherCode, language }: MailedBooking): Facts {
  const words = bookedWords[language];
  const off = voucherCode ? `${words.discount} (${voucherCode})` : words.discount;
  return [
    [words.roomTotal, formatDong(quote.roomTotal)],
    ...(quote.discount > 0 ? [[off, `−${formatDong(quote.discount)}`] as Facts[number]] : []),
    [words.taxAndFee(String(TAX_AND_FEE_PERCENT)), formatDong(quote.taxAndFee)],
    [words.total, formatDong(quote.total)],
  ];
}

function deadlines({ checkIn, holdUntil, language }: MailedBooking): Facts {
  const words = bookedWords[language];
  return [
    [words.holdUntil, momentText(holdUntil, language)],
    [words.freeUntil, momentText(freeCancellationUntil(checkIn), language)],
  ];
}

function pageOf({ publicUrl, code }: MailedBooking): string {
  return `${publicUrl}/bookings/${code}`;
}

function calendarOf(booking: MailedBooking): string {
  const { code, hotel, quote, checkIn, checkOut, holdUntil, arrivalTime, bookedAt } = booking;
  const stay = {
    ...{ bookingId: code, checkIn, checkOut, holdUntil, arrivalTime, bookedAt },
    hotel: { name: hotel.name, address: locationOf(hotel), phone: hotel.phone },
    total: quote.total,
    url: pageOf(booking),
  };
  return stayCalendar(stay, booking.language);
}

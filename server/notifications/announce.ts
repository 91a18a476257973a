import { formatAmount } from '../../domain/money';
import { momentText } from '../../domain/dayText';
import { vietnamWallClock, type Stay } from '../../domain/stay';
import { stayText } from '../../domain/stayText';
import type { Db } from '../db/db';
import {
  factsBlock,
  letterOf,
  linkBlock,
  paragraph,
  smallPrint,
  signatureBlock,
  type Letter,
} from '../mail/letter';
import { mailOwner, notifyOwnerOfHotel } from './queries';

/** A booking as its hotel's owner hears of it. */
export interface BookingNews extends Stay {
  code: string;
  hotel: { id: number; name: string };
  /** The account. */
  guestId: number;
  guest: { firstName: string; lastName: string; phone: string };
  rooms: readonly string[];
  totalAmount: number;
  holdUntil: Date;
  publicUrl: string;
  now: Date;
}

/** Tells the owner of a new booking, in their list and by mail; within the booking's transaction. */
export async function announceBooking(tx: Db, news: BookingNews): Promise<void> {
  const { hotel, code, guestId, now } = news;
  await notifyOwnerOfHotel(tx, {
    hotelId: hotel.id,
    kind: 'BOOKING_CREATED',
    detail: `${guestName(news)}, ${stayText(news, 'en')}`,
    bookingCode: code,
    now,
  });
  const letter = newBookingLetter(news);
  const about = { hotelId: hotel.id, guestId, bookingCode: code };
  await mailOwner(tx, { ...about, on: 'booking', letter, now });
}

interface Cancellation {
  code: string;
  hotel: BookingNews['hotel'];
  guestId: number;
  guest: string;
  /** The dates and nights in words. */
  stay: string;
  late: boolean;
  now: Date;
}

/** Tells the owner that a guest has cancelled; within the cancellation's transaction. */
export async function announceCancellation(tx: Db, news: Cancellation): Promise<void> {
  const { hotel, code, guestId, guest, stay, late, now } = news;
  await notifyOwnerOfHotel(tx, {
    hotelId: hotel.id,
    kind: 'BOOKING_CANCELLED',
    detail: `${guest}, ${stay}`,
    bookingCode: code,
    now,
  });
  const letter = letterOf('en', `Cancelled at ${hotel.name}: ${code}`, [
    paragraph('Hello,'),
    paragraph(
      `${guest} has cancelled${late ? ', after the free period' : ''}. The rooms are free.`,
    ),
    factsBlock([
      ['Booking', code],
      ['Stay', stay],
    ]),
    smallPrint('You can turn these mails off in your settings.'),
    signatureBlock('Nghỉ Đâu – places to stay across Vietnam'),
  ]);
  const about = { hotelId: hotel.id, guestId, bookingCode: code };
  await mailOwner(tx, { ...about, on: 'cancellation', letter, now });
}

type Arrival = Omit<BookingNews, 'rooms' | 'totalAmount'> & { arrivalTime: string };

/** Tells the owner when a guest arrives; within the transaction that stores it. */
export async function announceArrival(tx: Db, news: Arrival): Promise<void> {
  const { hotel, code, guestId, arrivalTime, now } = news;
  const held = vietnamWallClock(news.holdUntil).slice(11);
  const arrives = `${guestName(news)} arrives at ${arrivalTime}`;
  await notifyOwnerOfHotel(tx, {
    hotelId: hotel.id,
    kind: 'ARRIVAL_SET',
    detail: `${arrives}; the rooms are held until ${held}. ${stayText(news, 'en')}`,
    bookingCode: code,
    now,
  });
  const about = { hotelId: hotel.id, guestId, bookingCode: code };
  await mailOwner(tx, { ...about, on: 'booking', letter: arrivalLetter(news), now });
}

const SHOWN_OF_COMMENT = 120;

interface ReviewNews {
  hotelId: number;
  code: string;
  reviewId: number;
  rating: number;
  comment: string;
  now: Date;
}

/** Tells the owner what a guest says of the stay; within the review's transaction. */
export async function announceReview(
  tx: Db,
  kind: 'REVIEW_WRITTEN' | 'REVIEW_CHANGED',
  { hotelId, code, reviewId, rating, comment, now }: ReviewNews,
): Promise<void> {
  const shown = [...comment.replace(/\s+/g, ' ')];
  const cut = shown.length > SHOWN_OF_COMMENT;
  const words = shown.slice(0, SHOWN_OF_COMMENT).join('') + (cut ? '…' : '');
  const detail = `${rating} of 5 stars: “${words}”`;
  await notifyOwnerOfHotel(tx, { hotelId, kind, detail, bookingCode: code, reviewId, now });
}

function newBookingLetter(news: BookingNews): Letter {
  const { hotel, code, guest } = news;
  const hold = momentText(news.holdUntil, 'en');
  return letterOf('en', `New booking at ${hotel.name}: ${code}`, [
    paragraph('Hello,'),
    paragraph(`${hotel.name} has a new booking. Its rooms are held for the guest until ${hold}.`),
    factsBlock([
      ['Booking', code],
      ['Guest', `${guestName(news)}, ${guest.phone}`],
      ['Stay', stayText(news, 'en')],
      ['Rooms', news.rooms.join(', ')],
      ['To be paid at the counter', formatAmount(news.totalAmount, 'VND')],
    ]),
    bookingLink(news),
    smallPrint('You can turn these mails off in your settings.'),
    signatureBlock('Nghỉ Đâu – places to stay across Vietnam'),
  ]);
}

function arrivalLetter(news: Arrival): Letter {
  const { hotel, code, guest, arrivalTime, holdUntil } = news;
  const hold = momentText(holdUntil, 'en');
  return letterOf('en', `Arrival time for ${hotel.name}: ${code}`, [
    paragraph('Hello,'),
    paragraph(`${guestName(news)} has said when they arrive. The rooms are held until ${hold}.`),
    factsBlock([
      ['Booking', code],
      ['Guest', `${guestName(news)}, ${guest.phone}`],
      ['Arrives at', arrivalTime],
      ['Stay', stayText(news, 'en')],
    ]),
    bookingLink(news),
    smallPrint('You can turn these mails off in your settings.'),
    signatureBlock('Nghỉ Đâu – places to stay across Vietnam'),
  ]);
}

function bookingLink({ publicUrl, code }: Pick<BookingNews, 'publicUrl' | 'code'>) {
  const href = `${publicUrl}/partner/bookings?booking=${code}`;
  return linkBlock({ label: 'Open the booking', href });
}

function guestName({ guest }: Pick<BookingNews, 'guest'>): string {
  return `${guest.lastName} ${guest.firstName}`.trim();
}

import { arrivingNameOf, guestNameOf } from '../../domain/bookings/guestName';
import { vietnamWallClock } from '../../domain/stays/stay';
import { stayText } from '../../domain/stays/stayText';
import type { Db } from '../db/db';
import type { BookingFacts } from '../mail/templates/bookingFacts';
import { guestChangedBooking } from '../mail/templates/partner/bookingChanged';
import { bookingCancelled } from '../mail/templates/partner/bookingCancelled';
import { guestArrival } from '../mail/templates/partner/guestArrival';
import { newBooking } from '../mail/templates/partner/newBooking';
import { takeBackNews } from '../mail/hotelMails.queries';
import { mailOwner, notifyOwnerOfHotel } from './queries';

/** Whose doing it is, and where the mail about it leads. */
interface Context {
  /** The guest's account. */
  guestId: number;
  publicUrl: string;
  now: Date;
}

/** Tells the owner of a new booking, in their list and by mail; within the booking's transaction. */
export async function announceBooking(
  tx: Db,
  booking: BookingFacts,
  { guestId, publicUrl, now }: Context,
): Promise<void> {
  const { hotelId, code: bookingCode } = booking;
  const detail = guestAndStay(booking);
  const content = newBooking(booking, publicUrl);
  // Both may travel together, see db/pipeline.ts.
  await Promise.all([
    notifyOwnerOfHotel(tx, { hotelId, kind: 'BOOKING_CREATED', detail, bookingCode, now }),
    mailOwner(tx, { hotelId, guestId, bookingCode, on: 'booking', content, now }),
  ]);
}

/**
 * Tells the owner that a guest has changed the stay; within the change's transaction.
 *
 * @param change what is different, in words
 * @param act which of the booking's changes: each is told, since each says from what to what
 */
export async function announceChange(
  tx: Db,
  booking: BookingFacts,
  { change, act, guestId, publicUrl, now }: Context & { change: string; act: string },
): Promise<void> {
  const { hotelId, code: bookingCode } = booking;
  const detail = `${arrivingNameOf(booking)}: ${change}`;
  await notifyOwnerOfHotel(tx, { hotelId, kind: 'BOOKING_CHANGED', detail, bookingCode, now });
  const content = guestChangedBooking(booking, { change, publicUrl });
  await mailOwner(tx, { hotelId, guestId, bookingCode, act, on: 'booking', content, now });
}

/** Tells the owner that a guest has cancelled; within the cancellation's transaction. */
export async function announceCancellation(
  tx: Db,
  booking: BookingFacts,
  { guestId, late, now }: Omit<Context, 'publicUrl'> & { late: boolean },
): Promise<void> {
  const { hotelId, code: bookingCode } = booking;
  await notifyOfCancellation(tx, booking, now);
  const content = bookingCancelled(booking, late);
  const news = { hotelId, guestId, bookingCode, on: 'cancellation', content, now } as const;
  // It replaces what waits to be told; who wants no such mail hears of a booking that is over no more.
  if (!(await mailOwner(tx, news))) await tellNoMore(tx, booking, now);
}

/** A booking is over: what waits to be told its owner by mail is not so any more. */
export async function tellNoMore(
  tx: Db,
  { hotelId, code }: Pick<BookingFacts, 'hotelId' | 'code'>,
  now: Date,
): Promise<void> {
  await takeBackNews(tx, { hotelId, about: code }, now);
}

/** In the owner's list only. */
export async function notifyOfCancellation(tx: Db, booking: BookingFacts, now: Date) {
  const { hotelId, code: bookingCode } = booking;
  const detail = guestAndStay(booking);
  await notifyOwnerOfHotel(tx, { hotelId, kind: 'BOOKING_CANCELLED', detail, bookingCode, now });
}

/** Tells the owner when a guest arrives; within the transaction that stores it. */
export async function announceArrival(
  tx: Db,
  booking: BookingFacts,
  { guestId, publicUrl, now }: Context,
): Promise<void> {
  const { hotelId, code: bookingCode, arrivalTime, holdUntil } = booking;
  const held = vietnamWallClock(holdUntil).slice(11);
  const arrives = `${arrivingNameOf(booking)} arrives at ${arrivalTime}`;
  const detail = `${arrives}; the rooms are held until ${held}. ${stayText(booking, 'en')}`;
  await notifyOwnerOfHotel(tx, { hotelId, kind: 'ARRIVAL_SET', detail, bookingCode, now });
  const content = guestArrival(booking, publicUrl);
  await mailOwner(tx, { hotelId, guestId, bookingCode, on: 'booking', content, now });
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

function guestAndStay(booking: BookingFacts): string {
  const booker = booking.arrivingName && ` (booked by ${guestNameOf(booking)})`;
  return `${arrivingNameOf(booking)}${booker}, ${stayText(booking, 'en')}`;
}

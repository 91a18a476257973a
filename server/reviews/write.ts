import { reviewChangeableUntil } from '../../domain/reviews/reviews';
import type { GuestBookingRow } from '../bookings/guest.queries';
import { ApiError, notFound } from '../http/errors';
import type { ErrorCode } from '../http/messages';
import { recordHotelChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import { announceReview } from '../notifications/announce';
import {
  insertReview,
  lockOwnReview,
  lockReviewsOfHotel,
  recountReviews,
  updateReview,
  type OwnReviewRow,
} from './queries';

interface Writing {
  userId: number;
  rating: number;
  comment: string;
  now: Date;
}

const whyNot: Readonly<Record<GuestBookingRow['status'], ErrorCode | null>> = {
  COMPLETED: null,
  CONFIRMED: 'STAY_NOT_COMPLETED',
  CHECKED_IN: 'STAY_NOT_COMPLETED',
  CANCELLED: 'NO_STAY',
  NO_SHOW: 'NO_STAY',
};

function errorOf({ status, slept, ofOwnHotel }: GuestBookingRow): ErrorCode | null {
  if (ofOwnHotel) return 'OWN_HOTEL';
  return whyNot[status] ?? (slept ? null : 'NO_NIGHT');
}

/**
 * Stores the guest's review of a stay, counts it, and tells the owner, all in one transaction.
 *
 * @throws ApiError 409
 */
export async function writeReview(tx: Db, booking: GuestBookingRow, words: Writing): Promise<void> {
  const error = errorOf(booking);
  if (error) throw new ApiError(error);
  const { hotelId, id: bookingId, code } = booking;
  await lockReviewsOfHotel(tx, hotelId);
  const review = await insertReview(tx, { hotelId, bookingId }, words);
  if (!review) throw new ApiError('REVIEW_EXISTS');
  await recountReviews(tx, hotelId);
  await recordHotelChange(tx, hotelId, { kind: 'REVIEWS', ids: [review.id] });
  await announceReview(tx, 'REVIEW_WRITTEN', { ...words, hotelId, code, reviewId: review.id });
}

/**
 * Changes it. The owner is told when they had answered what it said before.
 *
 * @throws ApiError 404, or 409 once it can no longer be changed
 */
export async function changeReview(
  tx: Db,
  booking: GuestBookingRow,
  words: Writing,
): Promise<void> {
  const { hotelId, id: bookingId, code } = booking;
  await lockReviewsOfHotel(tx, hotelId);
  const review = await lockOwnReview(tx, words.userId, { hotelId, bookingId });
  if (!review) throw notFound();
  const end = reviewChangeableUntil(review.createdAt);
  if (words.now >= end) {
    throw new ApiError('REVIEW_FINAL', {
      why: { error: 'reviewFinal', value: end },
      endedAt: end.toISOString(),
    });
  }
  if (review.rating === words.rating && review.comment === words.comment) return;
  await updateReview(tx, { hotelId, id: review.id }, words);
  await recountReviews(tx, hotelId);
  await recordHotelChange(tx, hotelId, { kind: 'REVIEWS', ids: [review.id] });
  if (!wasAnswered(review)) return;
  await announceReview(tx, 'REVIEW_CHANGED', { ...words, hotelId, code, reviewId: review.id });
}

/** Since it was last changed. */
function wasAnswered({ hotelResponse, respondedAt, changedAt }: OwnReviewRow): boolean {
  if (hotelResponse === null) return false;
  return changedAt === null || (respondedAt !== null && respondedAt > changedAt);
}

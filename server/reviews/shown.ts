import type { Schemas } from '../http/operations';
import type { Db } from '../db/db';
import { toOwnReview, toReview } from './mappers';
import { ownReviews, reviewsOfHotel } from './queries';

const NEWEST = { page: 0, size: 10 };

/** Those that the pages of a hotel and of its rooms show. */
export async function newestReviews(db: Db, hotelId: number): Promise<Schemas['Review'][]> {
  return (await reviewsOfHotel(db, hotelId, NEWEST)).map(toReview);
}

/** The guest's own reviews of these bookings, by the booking. */
export async function reviewsOfBookings(
  db: Db,
  userId: number,
  bookings: readonly { hotelId: number; bookingId: number }[],
): Promise<Map<number, Schemas['OwnReview']>> {
  const rows = await ownReviews(db, userId, bookings);
  return new Map([...rows].map(([id, row]) => [id, toOwnReview(row)]));
}

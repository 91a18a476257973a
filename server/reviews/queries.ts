import { sql } from 'kysely';
import { searchText } from '../../domain/search/searchText';
import type { Day } from '../../domain/stays/stay';
import { accountNames } from '../accounts/queries';
import { hasSlept, ofOwnHotel } from '../bookings/conditions.queries';
import type { Db } from '../db/db';
import type { HotelRef } from '../db/hotelRef';

export interface ReviewedStayRow {
  /** `YYYY-MM`. */
  month: string;
  nights: number;
  rooms: string[];
}

export interface ReviewRow {
  id: number;
  userName: string;
  rating: number;
  comment: string;
  hotelResponse: string | null;
  createdAt: Date;
  changedAt: Date | null;
  respondedAt: Date | null;
  /** Null: taken over from elsewhere. */
  stay: ReviewedStayRow | null;
}

/** A review as its guest has it. */
export interface OwnReviewRow {
  id: number;
  rating: number;
  comment: string;
  createdAt: Date;
  changedAt: Date | null;
  hotelResponse: string | null;
  respondedAt: Date | null;
}

export interface OwnStayRow {
  bookingId: number;
  code: string;
  checkIn: Day;
  checkOut: Day;
  rooms: string[];
}

interface BookingKey {
  hotelId: number;
  bookingId: number;
}

interface Words {
  rating: number;
  comment: string;
}

const roomNames = (hotel: HotelRef) => sql`
  select coalesce(json_agg(k.name order by k.position), '[]') from booking_rooms k
  where k.hotel_id = ${hotel} and k.booking_id = b.id`;

/** Of `reviews r left join bookings b`. */
export const reviewedStay = (hotel: HotelRef) => sql`
  case when b.id is not null then json_build_object(
    'month', to_char(b.check_in, 'YYYY-MM'), 'nights', b.check_out - b.check_in,
    'rooms', (${roomNames(hotel)})
  ) end`;

/** Newest first. */
export async function reviewsOfHotel(
  db: Db,
  hotelId: number,
  { page, size }: { page: number; size: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, coalesce(r.user_name, '') as "userName", r.rating, r.comment,
      r.hotel_response as "hotelResponse", r.created_at as "createdAt",
      r.changed_at as "changedAt", r.hotel_responded_at as "respondedAt",
      ${reviewedStay(hotelId)} as stay
    from reviews r left join bookings b on b.hotel_id = r.hotel_id and b.id = r.booking_id
    where r.hotel_id = ${hotelId}
    order by r.created_at desc, r.id limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

/** How many gave one star, two stars and so on. */
export async function starsOfHotel(db: Db, hotelId: number): Promise<number[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from reviews
    where hotel_id = ${hotelId} group by rating`.execute(db);
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0);
}

/** Those that may be reviewed, newest first. */
export async function completedStays(
  db: Db,
  { hotelId, userId, limit }: { hotelId: number; userId: number; limit: number },
): Promise<OwnStayRow[]> {
  const { rows } = await sql<OwnStayRow>`
    select b.id as "bookingId", b.code, b.check_in as "checkIn", b.check_out as "checkOut",
      (${roomNames(hotelId)}) as rooms
    from bookings b
    where b.user_id = ${userId} and b.hotel_id = ${hotelId} and ${hasSlept(hotelId)}
      and not ${ofOwnHotel(hotelId)}
    order by b.check_in desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

const ownColumns = sql`
  id, rating, comment, created_at as "createdAt", changed_at as "changedAt",
  hotel_response as "hotelResponse", hotel_responded_at as "respondedAt"`;

/** The guest's own reviews of these bookings, by the booking. */
export async function ownReviews(
  db: Db,
  userId: number,
  bookings: readonly BookingKey[],
): Promise<Map<number, OwnReviewRow>> {
  if (bookings.length === 0) return new Map();
  const hotelIds = bookings.map(({ hotelId }) => hotelId);
  const bookingIds = bookings.map(({ bookingId }) => bookingId);
  const { rows } = await sql<OwnReviewRow & { bookingId: number }>`
    select ${ownColumns}, booking_id as "bookingId" from reviews
    where user_id = ${userId} and hotel_id = any(${hotelIds}::bigint[])
      and booking_id = any(${bookingIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.bookingId, row]));
}

/** The guest's own review of a booking; nobody else changes it until the transaction ends. */
export async function lockOwnReview(
  tx: Db,
  userId: number,
  { hotelId, bookingId }: BookingKey,
): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<OwnReviewRow>`
    select ${ownColumns} from reviews
    where hotel_id = ${hotelId} and booking_id = ${bookingId} and user_id = ${userId}
    for update`.execute(tx);
  return rows[0];
}

/**
 * Lets one writer after the other at a hotel's reviews, so that each average is taken over all that
 * were stored before. Bookings of the hotel do not wait for it.
 */
export async function lockReviewsOfHotel(tx: Db, hotelId: number): Promise<void> {
  await sql`select 1 from hotels where id = ${hotelId} for no key update`.execute(tx);
}

/** Under the name that the account has now. @returns undefined when the booking has its review */
export async function insertReview(
  tx: Db,
  { hotelId, bookingId }: BookingKey,
  { userId, rating, comment, now }: Words & { userId: number; now: Date },
): Promise<OwnReviewRow | undefined> {
  const names = await accountNames(tx, [userId]);
  const { rows } = await sql<OwnReviewRow>`
    insert into reviews
      (hotel_id, booking_id, user_id, user_name, rating, comment, search_text, created_at)
    values (${hotelId}, ${bookingId}, ${userId}, ${names.get(userId) ?? null}, ${rating}, ${comment}, ${searchText(comment)}, ${now})
    on conflict (hotel_id, booking_id) where booking_id is not null do nothing
    returning ${ownColumns}`.execute(tx);
  return rows[0];
}

export async function updateReview(
  tx: Db,
  { hotelId, id }: { hotelId: number; id: number },
  { rating, comment, now }: Words & { now: Date },
): Promise<void> {
  await sql`
    update reviews set rating = ${rating}, comment = ${comment},
      search_text = ${searchText(comment)}, changed_at = ${now}
    where hotel_id = ${hotelId} and id = ${id}`.execute(tx);
}

/** Brings the hotel's average and count in line with its reviews, within their lock. */
export async function recountReviews(tx: Db, hotelId: number): Promise<void> {
  await sql`
    update hotels h set
      rating = coalesce(
        (select round(avg(r.rating), 1) from reviews r where r.hotel_id = ${hotelId}), 0),
      review_count = (select count(*) from reviews r where r.hotel_id = ${hotelId})
    where h.id = ${hotelId}`.execute(tx);
}

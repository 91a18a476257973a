import { sql } from 'kysely';
import type { Db } from '../../db/db';
import type { HotelRef } from '../../db/hotelRef';
import { reviewedStay, type ReviewedStayRow } from '../queries';

/** A review as the hotel's owner reads it. */
export interface PartnerReviewRow {
  id: number;
  hotelId: number;
  hotelName: string;
  userName: string;
  rating: number;
  comment: string;
  createdAt: Date;
  changedAt: Date | null;
  answer: string | null;
  answeredAt: Date | null;
  bookingId: string | null;
  stay: ReviewedStayRow | null;
}

export interface ReviewFilter {
  ownerId: number;
  /** Normalised as `reviews.search_text` is; each must be found. */
  words: readonly string[];
  hotelId?: number | undefined;
  answer?: 'answered' | 'waiting' | undefined;
  rating?: number | undefined;
}

const orders = { created: 'r.created_at', rating: 'r.rating' } as const;

type Column = keyof typeof orders;
export type ReviewOrder = Column | `-${Column}`;

interface OwnKey {
  ownerId: number;
  hotelId: number;
  reviewId: number;
}

const from = sql`
  reviews r join hotels h on h.id = r.hotel_id
  left join bookings b on b.hotel_id = r.hotel_id and b.id = r.booking_id`;

const columns = (hotel: HotelRef) => sql`
  r.id, r.hotel_id as "hotelId", h.name as "hotelName", coalesce(r.user_name, '') as "userName",
  r.rating, r.comment, r.created_at as "createdAt", r.changed_at as "changedAt",
  r.hotel_response as answer, r.hotel_responded_at as "answeredAt", b.code as "bookingId",
  ${reviewedStay(hotel)} as stay`;

const owned = (ownerId: number) => sql`h.owner_id = ${ownerId} and h.deleted_at is null`;

function matching({ ownerId, words, hotelId, answer, rating }: ReviewFilter) {
  const conditions = [owned(ownerId)];
  if (hotelId !== undefined) conditions.push(sql`r.hotel_id = ${hotelId}`);
  if (answer === 'answered') conditions.push(sql`r.hotel_response is not null`);
  if (answer === 'waiting') conditions.push(sql`r.hotel_response is null`);
  if (rating !== undefined) conditions.push(sql`r.rating = ${rating}`);
  for (const word of words) {
    // The booking holds its guest's name; a review loses its booking with the guest's account.
    conditions.push(sql`strpos(concat(r.search_text, ' ', b.search_text), ${word}) > 0`);
  }
  return sql.join(conditions, sql` and `);
}

function orderOf(order: ReviewOrder) {
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`;
  const column = sql.raw(orders[order.replace('-', '') as Column]);
  return sql`${column} ${direction}, r.created_at desc, r.hotel_id, r.id`;
}

export async function partnerReviews(
  db: Db,
  filter: ReviewFilter,
  { order, page, size }: { order: ReviewOrder; page: number; size: number },
): Promise<PartnerReviewRow[]> {
  const { rows } = await sql<PartnerReviewRow>`
    select ${columns(filter.hotelId ?? sql`r.hotel_id`)} from ${from} where ${matching(filter)}
    order by ${orderOf(order)} limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function partnerReviewCount(db: Db, filter: ReviewFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${from} where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The review, if it is of one of the owner's hotels. */
export async function partnerReview(
  db: Db,
  { ownerId, hotelId, reviewId }: OwnKey,
): Promise<PartnerReviewRow | undefined> {
  const { rows } = await sql<PartnerReviewRow>`
    select ${columns(hotelId)} from ${from}
    where ${owned(ownerId)} and r.hotel_id = ${hotelId} and r.id = ${reviewId}`.execute(db);
  return rows[0];
}

/** Null takes the answer back. @returns false when the review is not of the owner's hotels */
export async function storeAnswer(
  db: Db,
  { ownerId, hotelId, reviewId }: OwnKey,
  { answer, now }: { answer: string | null; now: Date },
): Promise<boolean> {
  const answeredAt = answer === null ? null : now;
  const { rows } = await sql`
    update reviews r set hotel_response = ${answer}, hotel_responded_at = ${answeredAt}
    from hotels h
    where h.id = r.hotel_id and ${owned(ownerId)} and r.hotel_id = ${hotelId}
      and r.id = ${reviewId}
    returning r.id`.execute(db);
  return rows.length > 0;
}

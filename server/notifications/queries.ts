import { sql } from 'kysely';
import type { Db } from '../db/db';
import type { MailContent } from '../mail/content';
import { insertHotelMailTo } from '../mail/hotelMails.queries';

export type NotificationKind =
  | 'BOOKING_CREATED'
  | 'BOOKING_CHANGED'
  | 'BOOKING_CANCELLED'
  | 'ARRIVAL_SET'
  | 'REVIEW_WRITTEN'
  | 'REVIEW_CHANGED'
  | 'HOTEL_SUSPENDED'
  | 'HOTEL_RESTORED';

export interface NotificationRow {
  id: number;
  /** A `NotificationKind`, or one that only a later version knows. */
  kind: string;
  hotelId: number;
  hotelName: string;
  bookingCode: string | null;
  reviewId: number | null;
  /** What the kind's sentence names: the guest and the stay, the review's words, or the reason. */
  detail: string;
  createdAt: Date;
  read: boolean;
}

interface News {
  hotelId: number;
  kind: NotificationKind;
  detail: string;
  bookingCode?: string | null;
  reviewId?: number;
  now: Date;
}

/**
 * Called within the transaction whose news it is, so that neither is stored without the other. Of a hotel that is deleted
 * there is nothing that the owner could open.
 */
export async function notifyOwnerOfHotel(tx: Db, news: News): Promise<void> {
  await sql`
    insert into notifications
      (user_id, kind, hotel_id, booking_code, review_id, detail, created_at)
    select h.owner_id, ${news.kind}, h.id, ${news.bookingCode ?? null}, ${news.reviewId ?? null},
      ${news.detail}, ${news.now}
    from hotels h where h.id = ${news.hotelId} and h.deleted_at is null`.execute(tx);
}

interface OwnersMail {
  hotelId: number;
  /** The guest's account. */
  guestId: number;
  bookingCode: string;
  /** What is told for itself; absent: what waits to be told of the booking is replaced. */
  act?: string;
  /** Which of the owner's choices decides. */
  on: 'booking' | 'cancellation';
  content: MailContent;
  now: Date;
}

/**
 * Queues a mail about a booking for the hotel's owner, unless they chose to get none. What one guest
 * does within ten minutes is told in one.
 *
 * @returns whether they get it
 */
export async function mailOwner(tx: Db, mail: OwnersMail): Promise<boolean> {
  const { hotelId, guestId, bookingCode, act = '', on, content, now } = mail;
  const owner = sql`
    users u left join partner_settings s on s.user_id = u.id
    where u.id = (select owner_id from hotels where id = ${hotelId})
      and coalesce(case when ${on} = 'booking' then s.mail_on_booking
        else s.mail_on_cancellation end, true)`;
  const topic = `hotel ${hotelId} about guest ${guestId}`;
  const news = { topic, about: bookingCode + act, atOnce: 1 };
  return insertHotelMailTo(
    tx,
    { address: sql`u.email`, from: owner },
    { hotelId, content, news },
    now,
  );
}

/** Newest first. */
export async function notificationPage(
  db: Db,
  userId: number,
  { page, size }: { page: number; size: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.hotel_id as "hotelId", h.name as "hotelName",
      n.booking_code as "bookingCode", n.review_id as "reviewId", n.detail, n.created_at as "createdAt",
      n.read_at is not null as read
    from notifications n join hotels h on h.id = n.hotel_id
    where n.user_id = ${userId}
    order by n.created_at desc, n.id desc limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function notificationCounts(
  db: Db,
  userId: number,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, count(*) filter (where read_at is null)::int as unread
    from notifications where user_id = ${userId}`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Without `ids`, all of the user's. */
export async function markRead(
  db: Db,
  { userId, ids, now }: { userId: number; ids: readonly number[] | undefined; now: Date },
): Promise<void> {
  const which = ids ? sql`id = any(${[...ids]}::bigint[])` : sql`true`;
  await sql`
    update notifications set read_at = ${now}
    where user_id = ${userId} and read_at is null and ${which}`.execute(db);
}

import { sql } from 'kysely';
import type { Stay } from '../domain/stays/stay';
import { stayText } from '../domain/stays/stayText';
import type { Db } from '../server/db/db';
import { userId, type UserIds } from './insertAccounts';

interface News extends Stay {
  status: 'CONFIRMED' | 'CANCELLED';
  ownerId: number;
  hotelId: number;
  code: string;
  guest: string;
  at: Date;
}

const UNREAD = 2;
const HOUR_MS = 3_600_000;

/** What the owners were told of the bookings; the first partner has not read the newest two. */
export async function insertNotifications(db: Db, users: UserIds): Promise<void> {
  const { rows } = await sql<News>`
    select e.status, h.owner_id as "ownerId", h.id as "hotelId", b.code,
      b.guest_last_name || ' ' || b.guest_first_name as guest, b.check_in as "checkIn",
      b.check_out as "checkOut", e.created_at as at
    from booking_history e
    join bookings b on b.hotel_id = e.hotel_id and b.id = e.booking_id
    join hotels h on h.id = b.hotel_id
    where e.status in ('CONFIRMED', 'CANCELLED')
    order by e.created_at, e.id`.execute(db);
  const partner = userId(users, 'partner@example.com');
  const newest = rows.filter(({ ownerId }) => ownerId === partner).slice(-UNREAD);
  for (const news of rows) await insertNews(db, news, newest.includes(news));
  await insertReviewNews(db);
}

/** Reviews of stays, all of them read. */
async function insertReviewNews(db: Db): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, hotel_id, booking_code, review_id, detail, created_at,
      read_at)
    select h.owner_id, 'REVIEW_WRITTEN', h.id, b.code, r.id,
      r.rating || ' of 5 stars: “' || r.comment || '”', r.created_at, r.created_at
    from reviews r join hotels h on h.id = r.hotel_id
    join bookings b on b.hotel_id = r.hotel_id and b.id = r.booking_id`.execute(db);
}

async function insertNews(db: Db, news: News, unread: boolean): Promise<void> {
  const kind = news.status === 'CONFIRMED' ? 'BOOKING_CREATED' : 'BOOKING_CANCELLED';
  const readAt = unread ? null : new Date(news.at.getTime() + HOUR_MS);
  await sql`
    insert into notifications (user_id, kind, hotel_id, booking_code, detail, created_at, read_at)
    values (${news.ownerId}, ${kind}, ${news.hotelId}, ${news.code},
      ${`${news.guest}, ${stayText(news, 'en')}`}, ${news.at}, ${readAt})`.execute(db);
}

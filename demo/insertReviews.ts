import { sql } from 'kysely';
import { searchText } from '../domain/search/searchText';
import { addDays, type Day } from '../domain/stays/stay';
import type { Db } from '../server/db/db';
import { demoAccounts } from './accounts';
import { HOTELS } from './content/hotels';
import { REVIEWED_STAYS, reviewsOf, type DemoReview } from './content/reviews';
import { userId, type UserIds } from './insertAccounts';
import type { StoredHotel } from './insertHotels';

interface Context {
  users: UserIds;
  hotels: readonly StoredHotel[];
  today: Day;
  now: Date;
}

const DAY_MS = 24 * 3600 * 1000;

/** Reviews from elsewhere and of the demo guests' own stays, and what they make of the averages. */
export async function insertReviews(db: Db, context: Context): Promise<void> {
  for (const [place, { id }] of context.hotels.entries()) {
    const hotel = HOTELS[place];
    for (const { guestName, ...review } of hotel ? reviewsOf(hotel) : []) {
      await insertReview(db, { ...review, hotelId: id, guestName, booking: null }, context.now);
    }
  }
  for (const stay of REVIEWED_STAYS) await insertStayReview(db, stay, context);
  await sql`
    update hotels h set rating = c.rating, review_count = c.count from (
      select hotel_id, round(avg(rating), 1) as rating, count(*) as count
      from reviews group by hotel_id
    ) c where c.hotel_id = h.id`.execute(db);
}

async function insertStayReview(
  db: Db,
  { guest, hotel, from, review }: (typeof REVIEWED_STAYS)[number],
  { users, hotels, today, now }: Context,
): Promise<void> {
  const userOfStay = userId(users, guest);
  const account = demoAccounts.find(({ email }) => email === guest);
  const hotelId = hotels[hotel]?.id;
  const { rows } = await sql<{ id: number }>`
    select id from bookings
    where hotel_id = ${hotelId} and user_id = ${userOfStay} and status = 'COMPLETED'
      and check_in = ${addDays(today, from)}`.execute(db);
  if (!rows[0] || !account || !hotelId) throw new Error('A demo review names no completed stay.');
  const guestName = `${account.lastName} ${account.firstName}`;
  const booking = { id: rows[0].id, userId: userOfStay };
  await insertReview(db, { ...review, hotelId, guestName, booking }, now);
}

interface NewReview extends DemoReview {
  hotelId: number;
  booking: { id: number; userId: number } | null;
}

async function insertReview(db: Db, review: NewReview, now: Date): Promise<void> {
  const { hotelId, booking, guestName, rating, comment, hotelResponse, daysAgo } = review;
  const writtenAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const answeredAt = hotelResponse === null ? null : new Date(writtenAt.getTime() + DAY_MS);
  const found = searchText(booking ? comment : `${guestName} ${comment}`);
  await sql`
    insert into reviews (hotel_id, booking_id, user_id, user_name, rating, comment, search_text,
      hotel_response, hotel_responded_at, created_at)
    values (${hotelId}, ${booking?.id ?? null}, ${booking?.userId ?? null}, ${guestName}, ${rating},
      ${comment}, ${found}, ${hotelResponse}, ${answeredAt}, ${writtenAt})`.execute(db);
}

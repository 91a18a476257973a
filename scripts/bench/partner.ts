import { sql } from 'kysely';
import type { Db } from '../../server/db/db';
import { compare, get, withProduct, type Bench } from './harness';
import { benchFirstRows } from './firstRows';
import { fill } from './scale';

const ROOMS = 500;
const BOOKINGS_PER_ROOM = 10;

/** A partner's lists with 500 rooms and 5,000 bookings, and how soon their rows are seen. */
export function benchPartner(): Promise<void> {
  return withProduct(fillPartner, measure, { withPages: true });
}

async function fillPartner(db: Db): Promise<void> {
  await fill(db, { hotels: 1, roomsPerHotel: ROOMS, nightsPerRoom: 1 });
  await sql`update users set role = 'PARTNER'`.execute(db);
  await sql`
    insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
      tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at, search_text)
    select b.hotel_id, b.code || '-' || g, 1, 'COMPLETED', b.check_in - g, b.check_in - g + 1, 1, 0,
      'Lan', 'Nguyễn', 'bench@example.com', '0912345678', 1000, 1000, 10, 100, 1100, now(),
      now() - g * interval '1 day', 'nguyen lan bench@example.com 0912345678'
    from bookings b cross join generate_series(2, ${BOOKINGS_PER_ROOM}::int) g`.execute(db);
  await sql`
    insert into booking_rooms (hotel_id, booking_id, room_id, position, name, description, price,
      adults, children, beds, capacity, services)
    select b.hotel_id, b.id, split_part(substring(b.code from 2), '-', 1)::bigint, 0, 'Phòng', '',
      1000, 1, 0, 1, 1, '{}'
    from bookings b where b.code like '%-%'`.execute(db);
  await sql`analyze`.execute(db);
}

async function measure({ url, engine, counting, tokenOf }: Bench): Promise<void> {
  const token = await tokenOf(1);
  const list = (name: string, path: string) =>
    compare(name, counting, (i) => get(url + path.replace('#', String(i % 10)), token));
  console.log(`\n${engine}: a partner with ${ROOMS} rooms, ${ROOMS * BOOKINGS_PER_ROOM} bookings`);
  await list('hotels', '/api/partner/hotels?size=50');
  await list('rooms', '/api/partner/hotels/1/rooms?size=50&page=#');
  await list('bookings', '/api/partner/bookings?size=50&page=#');
  await list('by text', '/api/partner/bookings?size=50&text=lan&sort=-checkIn');
  await list('dashboard', '/api/partner/dashboard');
  await benchFirstRows(url, token);
}

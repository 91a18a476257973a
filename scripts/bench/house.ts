import { sql } from 'kysely';
import type { Db } from '../../server/db/db';

export const HOUSE = { rooms: 500, types: 10, days: 60 };
const NIGHTS = 2;
/** Of a room one stay after the other, with a free night now and then: 70 of 100 nights are sold. */
const EVERY = 3;

/** Fills an empty, migrated database with one large hotel of the first account, booked from before today on. */
export async function fillHouse(db: Db): Promise<void> {
  await sql`
    insert into users (email, email_key, password_hash, first_name, last_name, phone, role,
      verified_at, created_at)
    values ('bench@example.com', 'bench@example.com', '-', 'Lan', 'Nguyễn', '0912345678',
      'PARTNER', now(), now())`.execute(db);
  await sql`
    insert into hotels (owner_id, destination_slug, name, business_name, property_type, description,
      address_number, address_street, address_district, address_city, phone, total_rooms, amenities,
      listed, search_text, created_at)
    values (1, 'da-nang', 'Nhà Lớn', 'Công ty Nhà Lớn', 'HOTEL', 'Một khách sạn lớn.', '1', 'Trần Phú',
      'Phường Hải Châu', 'Đà Nẵng', '02363123456', ${HOUSE.rooms}, '{}', true, 'nha lon', now())`.execute(
    db,
  );
  await sql`
    insert into room_types (hotel_id, name, room_type, description, capacity, adults, children, beds,
      type_bed, price, price_vnd, services, created_at)
    select 1, 'Phòng hạng ' || g, 'Standard', '', 2, 2, 0, 1, 'Double', 500000 + g * 100000,
      500000 + g * 100000, '{}', now()
    from generate_series(1, ${HOUSE.types}::int) g`.execute(db);
  await sql`
    insert into rooms (hotel_id, type_id, room_number, name, room_type, capacity, adults, children,
      type_bed, price, price_vnd, services, created_at)
    select 1, t.id, (100 + g)::text, t.name, t.room_type, 2, 2, 0, 'Double', t.price, t.price_vnd, '{}', now()
    from generate_series(1, ${HOUSE.rooms}::int) g join room_types t on t.id = 1 + g % ${HOUSE.types}::int
  `.execute(db);
  await sql`
    insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
      tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at)
    select 1, 'ND-1-' || upper(substring(md5(r.id || ' ' || g) from 1 for 10)), 1, 'CONFIRMED',
      current_date - 3 + g * ${EVERY}::int + (r.id % 3)::int,
      current_date - 3 + g * ${EVERY}::int + (r.id % 3)::int + ${NIGHTS}::int, 2, 0,
      (array['Bình','Lan','Hương','Minh','Phương Thảo'])[1 + (r.id + g) % 5],
      (array['Trần Văn','Nguyễn Thị','Lê','Phạm Ngọc'])[1 + (r.id * 7 + g) % 4],
      r.id || '', '0912345678', 1000000, 1000000, 10, 100000, 1100000, now(), now()
    from rooms r cross join generate_series(0, ${Math.ceil(HOUSE.days / EVERY) + 2}::int) g`.execute(
    db,
  );
  await sql`
    insert into booking_rooms (hotel_id, booking_id, room_id, position, name, description, price,
      adults, children, beds, capacity, services)
    select 1, id, guest_email::bigint, 0, 'Phòng', '', 500000, 2, 0, 1, 2, '{}' from bookings`.execute(
    db,
  );
  await sql`
    insert into room_nights (hotel_id, room_id, night, booking_id)
    select 1, b.guest_email::bigint, b.check_in + g, b.id
    from bookings b cross join generate_series(0, ${NIGHTS - 1}::int) g order by 1, 2, 3`.execute(
    db,
  );
  await sql`update bookings set guest_email = 'bench@example.com'`.execute(db);
  await sql`analyze`.execute(db);
}

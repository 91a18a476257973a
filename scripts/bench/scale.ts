import { sql } from 'kysely';
import type { Db } from '../../server/db/db';

/** How large the marketplace is that the figures are taken on. */
export interface Scale {
  hotels: number;
  roomsPerHotel: number;
  /** Sold nights of each room, one after the other, from some day of the coming weeks on. */
  nightsPerRoom: number;
}

/** Fills an empty, migrated database, set by set; what is booked is the second account's. */
export async function fill(db: Db, { hotels, roomsPerHotel, nightsPerRoom }: Scale): Promise<void> {
  await sql`
    insert into users (email, email_key, password_hash, first_name, last_name, phone, role,
      verified_at, created_at)
    values ('bench@example.com', 'bench@example.com', '-', 'Lan', 'Nguyễn', '0912345678',
      'CUSTOMER', now(), now()),
      ('others@example.com', 'others@example.com', '-', 'Minh', 'Trần', '0912345679', 'CUSTOMER',
      now(), now())`.execute(db);
  await sql`
    insert into hotels (owner_id, destination_slug, name, business_name, property_type, description,
      address_number, address_street, address_district, address_city, phone, total_rooms, amenities,
      listed, rating, review_count, search_text, created_at)
    select 1, (array['da-nang','vung-tau','da-lat','ha-noi','ho-chi-minh'])[1 + g % 5],
      'Khách sạn số ' || g, 'Công ty ' || g,
      (array['HOTEL','APARTMENT','RESORT','HOMESTAY','VILLA'])[1 + g / 5 % 5],
      'Một khách sạn yên tĩnh.', g::text, 'Trần Phú', 'Phường Hải Châu', 'Đà Nẵng', '02363123456',
      ${roomsPerHotel}, jsonb_build_object('wifi', true, 'pool', g / 25 % 2 = 0), true,
      (30 + g % 20) / 10.0, g % 300, 'khach san so ' || g || ' tran phu da nang', now()
    from generate_series(1, ${hotels}::int) g`.execute(db);
  await sql`
    insert into vouchers (owner_id, code, code_key, discount_percent, start_date, expiration_date,
      auto_apply, created_at)
    values (1, 'BENCH', 'BENCH', 15, now() - interval '1 day', now() + interval '1 day', true,
      now())`.execute(db);
  await sql`
    insert into hotel_images (hotel_id, position, file, widths, width, height)
    select h.id, p, 'bench', '{320,720,1280}', 1280, 853
    from hotels h cross join generate_series(0, 4) p`.execute(db);
  await sql`
    insert into rooms (hotel_id, room_number, name, room_type, capacity, adults, children, type_bed,
      price, price_vnd, services, created_at)
    select h.id, (100 + g)::text, 'Phòng ' || g, 'Standard', 2 + g % 3, 2, g % 3,
      (array['Single','Double','Queen','King','Twin'])[1 + g % 5],
      300000 + (h.id * 37 + g * 7919) % 400 * 10000, 300000 + (h.id * 37 + g * 7919) % 400 * 10000,
      '{"Wi-Fi miễn phí"}', now()
    from hotels h cross join generate_series(1, ${roomsPerHotel}::int) g`.execute(db);
  await sql`
    insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
      tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at)
    select r.hotel_id, 'B' || r.id, 2, 'CONFIRMED', current_date - 1 + (r.id * 7919 % 61)::int,
      current_date - 1 + (r.id * 7919 % 61)::int + ${nightsPerRoom}::int, 1, 0, 'Lan', 'Nguyễn', 'bench@example.com',
      '0912345678', 1000, 1000, 10, 100, 1100, now(), now()
    from rooms r`.execute(db);
  await sql`
    insert into booking_rooms (hotel_id, booking_id, room_id, position, name, description, price,
      adults, children, beds, capacity, services)
    select b.hotel_id, b.id, substring(b.code from 2)::bigint, 0, 'Phòng', '', 1000, 1, 0, 1, 1, '{}'
    from bookings b`.execute(db);
  await sql`
    insert into room_nights (hotel_id, room_id, night, booking_id)
    select b.hotel_id, substring(b.code from 2)::bigint, b.check_in + g, b.id
    from bookings b cross join generate_series(0, ${nightsPerRoom}::int - 1) g
    order by 1, 2, 3`.execute(db);
  await sql`analyze`.execute(db);
}

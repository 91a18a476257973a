import { newPartner, type TestAccount } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';

/** With 500 rooms and 5,000 bookings a partner's lists cost what they cost with a handful. */
const ROOMS = 500;
const BOOKINGS = 5000;
const TRIES = 5;

let server: RunningServer;
let partner: TestAccount;
let hotel: TestHotel;

const lists = () => [
  '/api/partner/hotels?size=50',
  `/api/partner/hotels/${hotel.id}/rooms?size=50`,
  `/api/partner/hotels/${hotel.id}/rooms?size=50&sort=-price&text=phong`,
  '/api/partner/vouchers?size=50',
  '/api/partner/bookings?size=50',
  '/api/partner/bookings?size=50&sort=-checkIn&status=COMPLETED&text=lan',
  '/api/partner/reviews?size=50',
  '/api/partner/reviews?size=50&text=sach',
  '/api/partner/notifications?size=50',
  '/api/partner/dashboard',
];

beforeAll(async () => {
  server = await startServer();
  const where = { url: server.url, outbox: server.outboxDir };
  partner = await newPartner(where);
  hotel = await newHotel({ owner: partner.email }, server.control);
}, 180_000);

afterAll(() => server.stop());

test('partner lists send one page and a constant number of statements', async () => {
  await fill(3, 3);
  const small: number[] = [];
  for (const path of lists()) small.push((await cost(path)).statements);

  await fill(ROOMS, BOOKINGS);
  for (const [i, path] of lists().entries()) {
    const { statements, rows, bytes } = await cost(path);
    expect([path, statements]).toEqual([path, small[i]]);
    expect(rows).toBeLessThanOrEqual(50);
    expect(bytes).toBeLessThan(200_000);
  }
}, 180_000);

/** The fewest statements of a few calls: the mail's relay asks for its own now and then. */
async function cost(path: string) {
  const counts: number[] = [];
  let answer: Awaited<ReturnType<typeof call<{ content?: unknown[] }>>>;
  for (let i = 0; i < TRIES; i += 1) {
    const before = await server.control.statements();
    answer = await call('GET', path, { token: partner.token, url: server.url });
    counts.push((await server.control.statements()) - before);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  const rows = answer!.body.content?.length ?? 0;
  return { statements: Math.min(...counts), rows, bytes: JSON.stringify(answer!.body).length };
}

/** More rooms, bookings, vouchers and notifications, set by set. */
async function fill(rooms: number, bookings: number): Promise<void> {
  const { sql } = server.control;
  await sql(
    `insert into rooms (hotel_id, room_number, name, room_type, capacity, adults, price, price_vnd,
       services, search_text, created_at)
     select $1, $2::text || '-' || g, 'Phòng ' || g, 'Standard', 2, 2, 500000, 500000, '{}',
       'phong ' || g, now() from generate_series(1, $2::int) g`,
    [hotel.id, rooms],
  );
  await sql(
    `insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
       guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
       tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at, search_text)
     select $1, 'B' || $2::text || '-' || g, 1,
       (array['CONFIRMED','CHECKED_IN','COMPLETED','CANCELLED'])[1 + g % 4],
       current_date + g % 60 - 30, current_date + g % 60 - 28, 1, 0, 'Lan', 'Nguyễn',
       'lan@example.com', '0912345678', 1000, 1000, 10, 100, 1100, now(), now(), 'nguyen lan'
     from generate_series(1, $2::int) g`,
    [hotel.id, bookings],
  );
  await sql(
    `insert into booking_rooms (hotel_id, booking_id, room_id, position, name, description, price,
       adults, children, beds, capacity, services)
     select hotel_id, id, $2, 0, 'Phòng', '', 500, 1, 0, 1, 1, '{}' from bookings b
     where hotel_id = $1
       and not exists (select 1 from booking_rooms r where r.hotel_id = $1 and r.booking_id = b.id)`,
    [hotel.id, hotel.rooms[0]!.id],
  );
  await sql(
    `insert into reviews (hotel_id, booking_id, user_id, rating, comment, search_text, created_at)
     select hotel_id, id, 1, 4, 'Sạch sẽ.', 'sach se.', now() from bookings b
     where hotel_id = $1 and status = 'COMPLETED'
       and not exists (select 1 from reviews r where r.hotel_id = $1 and r.booking_id = b.id)`,
    [hotel.id],
  );
  await sql(
    `insert into vouchers (owner_id, code, code_key, discount_percent, start_date,
       expiration_date, created_at)
     select id, 'S' || $2::text || '-' || g, 'S' || $2::text || '-' || g, 10, now(),
       now() + interval '9 days', now()
     from users cross join generate_series(1, $2::int) g where email_key = $1`,
    [partner.email, rooms],
  );
  await sql(
    `insert into notifications (user_id, kind, hotel_id, booking_code, created_at)
     select id, 'BOOKING_CREATED', $2, 'B3-1', now()
     from users cross join generate_series(1, $3::int) where email_key = $1`,
    [partner.email, hotel.id, rooms],
  );
}

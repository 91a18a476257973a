import { demo, newTraveller, signIn, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';
import { newVoucher } from '../../support/vouchers';

let server: RunningServer;
let traveller: TestAccount;
let voucherCode: string;

beforeAll(async () => {
  server = await startServer({ env: { METRICS: 'on' } });
  traveller = await newTraveller({ url: server.url, outbox: server.outboxDir });
  const token = await signIn(demo.partner, server);
  voucherCode = (await newVoucher({ token }, { discountPercent: 7 }, server)).code;
  // They keep out what is planted below.
  await server.control.sql(`do $$
    declare c record;
    begin
      for c in select conrelid::regclass as place, conname from pg_constraint
        where contype in ('c', 'f') and conrelid in ('bookings'::regclass, 'vouchers'::regclass,
          'room_nights'::regclass)
      loop execute format('alter table %s drop constraint %I', c.place, c.conname); end loop;
    end $$`);
});
afterAll(() => server.stop());

async function audited(): Promise<Record<string, number>> {
  return (await call<Record<string, number>>('GET', '/health/invariants', server)).body;
}

/** What one act adds to the counts. */
async function addedBy(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await audited();
  await act();
  const added = Object.entries(await audited()).map(
    ([name, count]) => [name, count - before[name]!] as const,
  );
  return Object.fromEntries(added.filter(([, count]) => count !== 0));
}

/** A hotel of its own with a closed room, and a booking of another under a key and a voucher. */
async function bookedHotel(): Promise<{ hotelId: number; bookingId: number }> {
  const rooms = [{ price: 333_333 }, { price: 500_000 }];
  const hotel = await newHotel({ rooms }, server.control);
  const order = { ...bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(3)), voucherCode };
  const totalPrice = 619_999;
  const wanted = { ...order, totalPrice, phoneNumber: '0912345678' };
  const { status, body } = await book(traveller.token, wanted, {
    key: `audit-${hotel.id}`,
    url: server.url,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  await server.control.sql(
    `with closure as (
       insert into room_closures (hotel_id, room_id, from_day, to_day, reason, created_at)
       values ($1, $2, '2027-03-01', '2027-03-03', 'Painting', now()) returning *
     )
     insert into room_nights (hotel_id, room_id, night, closure_id)
     select hotel_id, room_id, from_day + g, id from closure, generate_series(0, 1) g`,
    [hotel.id, hotel.rooms[1]!.id],
  );
  const [row] = await server.control.sql<{ id: number }>(
    'select id from bookings where hotel_id = $1',
    [hotel.id],
  );
  return { hotelId: hotel.id, bookingId: row!.id };
}

test('what the product itself has stored is sound', async () => {
  expect(await addedBy(bookedHotel)).toEqual({});
  const counts = Object.entries(await audited());
  expect(counts.length).toBeGreaterThan(10);
  expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
});

const OF_BOOKING = 'where hotel_id = $1 and id = $2';
const OF_ROOMS = 'where hotel_id = $1 and booking_id = $2';

/** A second booking like the first. */
const TWICE = `
  with twin as (
    insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
      'id', b.id + 1000000, 'code', b.code || 'X', 'voucher_code', null, 'discount', 0,
      'total_price', 666666, 'tax_and_fee', 66667, 'total_amount', 733333))).*
    from bookings b ${OF_BOOKING} returning id
  ), rooms as (
    insert into booking_rooms select (jsonb_populate_record(k, jsonb_build_object(
      'booking_id', twin.id))).* from booking_rooms k, twin ${OF_ROOMS}
  )
  insert into booking_history (hotel_id, booking_id, status, created_at)
  select $1, twin.id, 'CONFIRMED', now() from twin`;

test.each<[statement: string, found: Record<string, number>]>([
  [TWICE, { nightsSoldTwice: 2, bookingsWithoutNights: 1 }],
  [
    `delete from room_nights ${OF_ROOMS} and night = current_date + 4`,
    { bookingsWithoutNights: 1 },
  ],
  [
    `update room_nights set night = night + 40 ${OF_ROOMS}`,
    { nightsWithoutBooking: 2, bookingsWithoutNights: 1 },
  ],
  [`update booking_nights set room_id = 1000000 ${OF_ROOMS}`, { bookingsWithoutNights: 1 }],
  [
    `update room_nights set booking_id = booking_id + 1000000 ${OF_ROOMS}`,
    { nightsWithoutBooking: 2, bookingsWithoutNights: 1 },
  ],
  [
    `delete from room_nights where hotel_id = $1 and night = '2027-03-01' and $2::int8 > 0`,
    { closuresWithoutNights: 1 },
  ],
  [
    `update room_nights set night = '2027-03-09' where hotel_id = $1 and night = '2027-03-01'
       and $2::int8 > 0`,
    { nightsWithoutClosure: 1 },
  ],
  [`update booking_rooms set price = price + 1 ${OF_ROOMS}`, { nightPricesWrong: 1 }],
  [
    `with gone as (delete from booking_nights ${OF_ROOMS})
     update booking_rooms set price = price + 1 ${OF_ROOMS}`,
    { bookingsMispriced: 1 },
  ],
  [
    `update booking_nights set price = price - 1, full_price = full_price - 1
     ${OF_ROOMS} and night = current_date + 4`,
    { bookingsMispriced: 1 },
  ],
  [`update booking_nights set night = night + 40 ${OF_ROOMS}`, { nightPricesWrong: 1 }],
  [`update booking_nights set position = 7 ${OF_ROOMS}`, { nightPricesWrong: 2 }],
  [
    `delete from booking_nights ${OF_ROOMS} and night = current_date + 4`,
    { bookingsMispriced: 1, nightPricesWrong: 1 },
  ],
  [`update bookings set total_price = total_price - 1 ${OF_BOOKING}`, { bookingsMispriced: 1 }],
  [
    `update bookings set tax_and_fee = tax_and_fee + 2, total_amount = total_amount + 2
     ${OF_BOOKING}`,
    { bookingsMispriced: 1 },
  ],
  [`update bookings set total_amount = total_amount - 1 ${OF_BOOKING}`, { bookingsMispriced: 1 }],
  [
    `update bookings set discount = room_total + 10, total_price = -10, tax_and_fee = -1,
       total_amount = -11 ${OF_BOOKING}`,
    { bookingsMispriced: 1, voucherUsesWrong: 1 },
  ],
  [`update booking_history set status = 'CHECKED_IN' ${OF_ROOMS}`, { historiesBehind: 1 }],
  [`delete from booking_history ${OF_ROOMS}`, { historiesBehind: 1 }],
  [`update voucher_uses set amount = amount + 1 ${OF_ROOMS}`, { voucherUsesWrong: 1 }],
  [
    `update voucher_uses set returned_at = now() ${OF_ROOMS}`,
    { voucherUsesWrong: 1, vouchersMiscounted: 1 },
  ],
  [
    `update idempotency_keys set booking_id = booking_id + 1000000 ${OF_ROOMS}`,
    { keysWithoutBooking: 1 },
  ],
])('%s is found', async (statement, found) => {
  const { hotelId, bookingId } = await bookedHotel();
  const plant = () => server.control.sql(statement, [hotelId, bookingId]);
  expect(await addedBy(plant)).toEqual(found);
});

test.each(['price = price + 1', 'price_vnd = price_vnd - 1', 'difference = difference - 1'])(
  'a room with %s is found, which its type does not say',
  async (set) => {
    const { sql } = server.control;
    const one = 'where type_id is not null and deleted_at is null order by id limit 1';
    const plant = () => sql(`update rooms set ${set} where id = (select id from rooms ${one})`);
    const undone = set.replaceAll(/[+-]/g, (sign) => (sign === '+' ? '-' : '+'));
    expect(await addedBy(plant)).toEqual({ roomsUnlikeTypes: 1 });
    await sql(`update rooms set ${undone} where id = (select id from rooms ${one})`);
  },
);

test('a night of which a season says something else, or nothing, is found', async () => {
  const { sql } = server.control;
  const [type] = await sql<{ hotelId: number; id: number }>(
    `select hotel_id as "hotelId", id from room_types where deleted_at is null order by id limit 1`,
  );
  const { hotelId, id } = type!;
  const season = `
    insert into seasons (hotel_id, name, from_day, to_day, change, value, position, created_at)
    values ($1, 'Tết', current_date + 20, current_date + 23, 'PRICE', 900000, 0, now())`;
  const night = `
    insert into type_nights (hotel_id, type_id, night, season_id, price, price_vnd)
    select s.hotel_id, $2, s.from_day + g, s.id, 900000 + $3 * g, 900000 + $3 * g
    from seasons s cross join generate_series(0, 2) g where s.hotel_id = $1 on conflict do nothing`;
  const types = await sql('select 1 from room_types where hotel_id = $1 and deleted_at is null', [
    hotelId,
  ]);
  const missing = 3 * types.length;
  expect(await addedBy(() => sql(season, [hotelId]))).toEqual({ nightsUnlikeSeasons: missing });
  // The first of three is right, and none is missing: one fewer of this type.
  expect(await addedBy(() => sql(night, [hotelId, id, 1000]))).toEqual({
    nightsUnlikeSeasons: -1,
  });
  await sql('update type_nights set price = 900000, price_vnd = 900000 where hotel_id = $1', [
    hotelId,
  ]);
  await sql('update type_nights set season_id = null where hotel_id = $1', [hotelId]);
  await sql('delete from seasons where hotel_id = $1', [hotelId]);
  await sql('delete from type_nights where hotel_id = $1', [hotelId]);
});

test('vouchers that say another number of uses, or too many, are found', async () => {
  const { sql } = server.control;
  const insert = `
    insert into vouchers (owner_id, code, code_key, discount_percent, start_date, expiration_date,
      quantity, used, created_at)
    values (1, $1, $1, 10, now(), now() + interval '1 day', $2, $3, now())`;
  expect(await addedBy(() => sql(insert, ['AUDIT1', 0, 1]))).toEqual({ vouchersMiscounted: 1 });
  expect(await addedBy(() => sql(insert, ['AUDIT2', 1, 2]))).toEqual({
    vouchersMiscounted: 1,
    vouchersOverused: 1,
  });
});

test('mails that were neither sent nor given up in time are found', async () => {
  const plant = () =>
    server.control.sql(
      `insert into outbox (recipient, subject, text_body, html_body, created_at, next_attempt_at)
       values ('stuck@example.com', '', '', '', now() - interval '6 days', now() + interval '1 day')`,
    );
  expect(await addedBy(plant)).toEqual({ mailsStuck: 1 });
});

test('a mail that has lain with its hotel for so long is found, too', async () => {
  const plant = () =>
    server.control.sql(
      `insert into hotel_mails (hotel_id, id, recipient, subject, text_body, html_body, created_at, send_after)
       values (1, 900001, 'stuck@example.com', '', '', '', now() - interval '6 days', now() + interval '1 day')`,
    );
  expect(await addedBy(plant)).toEqual({ mailsStuck: 1 });
});

test('a booking of these hours of which its owner was not told is found', async () => {
  const { hotelId } = await bookedHotel();
  const { sql } = server.control;
  const age = `update bookings set created_at = created_at - interval '1 hour' where hotel_id = $1`;
  expect(await addedBy(() => sql(age, [hotelId]))).toEqual({});
  const silence = () => sql('delete from notifications where hotel_id = $1', [hotelId]);
  expect(await addedBy(silence)).toEqual({ bookingsUntold: 1 });
});

test('what a closure that is over has kept need not be there any more', async () => {
  const { sql } = server.control;
  const hotel = await newHotel({}, server.control);
  const close = `insert into room_closures (hotel_id, room_id, from_day, to_day, reason, created_at)
    values ($1, $2, current_date - 9, current_date + $3::int, 'Painting', now())`;
  const room = [hotel.id, hotel.rooms[0]!.id];
  expect(await addedBy(() => sql(close, [...room, -2]))).toEqual({});
  expect(await addedBy(() => sql(close, [...room, 5]))).toEqual({ closuresWithoutNights: 1 });
  await sql('delete from room_closures where hotel_id = $1', [hotel.id]);
});

test('what the last round found is a figure for Prometheus', async () => {
  const found = await audited();
  const { body } = await call<string>('GET', '/metrics', server);
  const figures = [...body.matchAll(/^broken_invariants\{name="(\w+)"\} (\d+)$/gm)];
  expect(Object.fromEntries(figures.map(([, name, count]) => [name, Number(count)]))).toEqual(
    found,
  );
});

import type { ServerControl } from '../../support/server/serverControl';

const HOTELS = 60;

/** Numbers that look thrown, from those of a row and a column of it. */
const thrown = (row: string, column: number, below: number) =>
  `(('x' || substr(md5((${row})::text || '-${column}'), 1, 7))::bit(28)::int % ${below})`;

/** Hotels, rooms, taken nights and vouchers of every kind, and the hotels' ids. */
export async function fillCatalogue({ sql }: ServerControl): Promise<number[]> {
  const hotels = await sql<{ id: number }>(
    `insert into hotels (owner_id, destination_slug, name, business_name, property_type, description,
       address_number, address_street, address_district, address_city, total_rooms, minimum_stay,
       amenities, listed, rating, review_count, search_text, created_at)
     select (select min(id) + g % 2 from users where role = 'PARTNER'),
       (array['da-nang', 'da-lat', null])[1 + ${thrown('g', 1, 3)}], 'Hotel ' || g, '',
       (array['HOTEL', 'APARTMENT', 'RESORT', 'HOMESTAY', 'VILLA'])[1 + ${thrown('g', 2, 5)}],
       'Yên tĩnh.', '1', 'Biển', '', 'Đà Nẵng', 1,
       (array['3_OR_LESS', '3_OR_LESS', '1_WEEK', '3_MONTHS'])[1 + ${thrown('g', 3, 4)}],
       jsonb_build_object('wifi', ${thrown('g', 4, 3)} > 0, 'pool', ${thrown('g', 5, 2)} > 0,
         'beach', ${thrown('g', 6, 2)} > 0),
       ${thrown('g', 7, 10)} > 0, ${thrown('g', 8, 51)} / 10.0, ${thrown('g', 9, 40)},
       'khach san so ' || g || ', ' || ${thrown('g', 10, 20)} || ' bien-xanh da nang', now()
     from generate_series(1, $1::int) g returning id`,
    [HOTELS],
  );
  const ids = hotels.map(({ id }) => id);
  await sql(
    `insert into rooms (hotel_id, room_number, name, room_type, status, capacity, adults, price,
       price_vnd, created_at)
     select h, g::text, 'Phòng', 'Standard',
       case when ${thrown('h * 10 + g', 1, 8)} = 0 then 'MAINTENANCE' else 'AVAILABLE' end,
       1 + ${thrown('h * 10 + g', 2, 6)}, 1 + ${thrown('h * 10 + g', 3, 4)}, 100000,
       (1 + ${thrown('h * 10 + g', 4, 12)}) * 100000, now()
     from unnest($1::bigint[]) h cross join generate_series(1, 6) g
     where ${thrown('h * 10 + g', 5, 3)} > 0`,
    [ids],
  );
  await fillTypes(sql, ids);
  for (let some = 1; some <= 6; some += 1) await sql(changeStatements['closes rooms']!, [0, some]);
  await sql(
    `insert into vouchers (owner_id, code, code_key, discount_percent, quantity, used, start_date,
       expiration_date, auto_apply, created_at)
     select u.id, 'S' || g, 'S' || g, 5 + 7 * g, g % 3, 0, now() + (g * 17 - 60) * interval '1 hour',
       now() + (g * 23 - 20) * interval '1 hour', g % 4 > 0, now()
     from users u cross join generate_series(1, 6) g where u.role = 'PARTNER'`,
  );
  return ids;
}

/** Two types for most hotels, some with prices of weekdays, of dates or of both. */
async function fillTypes(sql: ServerControl['sql'], ids: readonly number[]): Promise<void> {
  await sql(
    `insert into room_types (hotel_id, name, room_type, description, capacity, adults, children, beds,
       type_bed, price, price_vnd, services, created_at)
     select h, 'Loại ' || g, 'Standard', '', 2, 2, 0, 1, 'Double', 100000,
       (1 + ${thrown('h * 10 + g', 6, 12)}) * 100000, '{}', now()
     from unnest($1::bigint[]) h cross join generate_series(1, 2) g
     where ${thrown('h * 10', 7, 4)} > 0`,
    [ids],
  );
  await sql(
    `update rooms r set type_id = (
    select t.id from room_types t where t.hotel_id = r.hotel_id and t.id % 2 = r.id % 2
    order by t.id limit 1) where r.hotel_id = any($1::bigint[]) and r.id % 5 > 0`,
    [ids],
  );
  for (const id of ids) {
    await sql(changeStatements['prices weekdays']!, [id, id % 11]);
    await sql(changeStatements['prices dates']!, [id, id % 7]);
    if (id % 2 > 0) await sql(changeStatements['restricts dates']!, [id, id % 5]);
  }
}

const told = 'told as (insert into hotel_changes (hotel_id) values ($1))';
const change = (what: string) => `with ${told} ${what} and $2::int is not null`;
const hotel = (set: string) => change(`update hotels set ${set} where id = $1`);
const room = (set: string) =>
  change(`update rooms set ${set} where hotel_id = $1 and (id + $2) % 3 = 0`);
const voucher = (set: string) => `
  with told as (insert into hotel_changes (hotel_id) select id from hotels
    where owner_id = (select owner_id from hotels where id = $1))
  update vouchers set ${set}
  where owner_id = (select owner_id from hotels where id = $1) and (id + $2) % 3 = 0`;

/** Of the hotel `$1` by the number `$2`, with the row that says so. */
export const changeStatements: Readonly<Record<string, string>> = {
  'closes rooms': `
    with told as (insert into hotel_changes (hotel_id) values ($1)), closure as (
      insert into room_closures (hotel_id, room_id, from_day, to_day, reason, created_at)
      select r.hotel_id, r.id, current_date + ($2 * r.id % 11)::int,
        current_date + ($2 * r.id % 11)::int + 1 + ($2 % 9)::int, '', now()
      from rooms r where (r.hotel_id = $1 or $1 = 0) and (r.id + $2) % 4 = 0
      returning hotel_id, room_id, id, from_day, to_day
    )
    insert into room_nights (hotel_id, room_id, night, closure_id)
    select hotel_id, room_id, from_day + g, id from closure
    cross join lateral generate_series(0, to_day - from_day - 1) g
    on conflict do nothing`,
  'opens rooms': change(
    'delete from room_nights where hotel_id = $1 and closure_id is not null and (room_id + $2) % 3 = 0',
  ),
  'closes a room far ahead': `
    with told as (insert into hotel_changes (hotel_id) values ($1)), closure as (
      insert into room_closures (hotel_id, room_id, from_day, to_day, reason, created_at)
      select r.hotel_id, r.id, current_date + 400, current_date + 460, '', now()
      from rooms r where r.hotel_id = $1 order by r.id limit 1 + $2 % 2
      returning hotel_id, room_id, id, from_day
    )
    insert into room_nights (hotel_id, room_id, night, closure_id)
    select hotel_id, room_id, from_day + g, id from closure cross join generate_series(0, 59) g
    on conflict do nothing`,
  prices: room('price_vnd = (1 + $2 % 12) * 100000'),
  'prices weekdays': change(`
    update room_types t set
      week = case when $2 % 3 > 0 then array_fill(1::numeric, array[7]) end,
      week_vnd = case when $2 % 3 > 0 then array(
        select 100000 + ${thrown('t.id * 10 + $2 + g', 8, 1_500_000)} from generate_series(1, 7) g
      ) end
    where t.hotel_id = $1 and (t.id + $2) % 2 = 0`),
  'prices dates': `
    with told as (insert into hotel_changes (hotel_id) values ($1))
    insert into type_nights (hotel_id, type_id, night, price, price_vnd, min_stay)
    select t.hotel_id, t.id, current_date + (g * ($2 % 5 + 1))::int,
      case when g % 4 > 0 then 1 end,
      case when g % 4 > 0 then 1 + ${thrown('t.id * 10 + $2 + g', 9, 1_800_000)} end, 1
    from room_types t cross join generate_series(0, 20) g
    where t.hotel_id = $1 and (t.id + $2) % 3 = 0
    on conflict (hotel_id, type_id, night) do update
      set price = excluded.price, price_vnd = excluded.price_vnd`,
  'restricts dates': `
    with told as (insert into hotel_changes (hotel_id) values ($1))
    insert into type_nights (hotel_id, type_id, night, min_stay, min_stay_through, no_arrival,
      no_departure, closed)
    select t.hotel_id, t.id, current_date + (g * ($2 % 3 + 1))::int,
      1 + ${thrown('t.id * 10 + $2 + g', 10, 6)},
      nullif(${thrown('t.id * 10 + $2 + g', 11, 5)}, 0),
      ${thrown('t.id * 10 + $2 + g', 12, 4)} = 0, ${thrown('t.id * 10 + $2 + g', 13, 4)} = 0, g % 7 = 6
    from room_types t cross join generate_series(0, 20) g
    where t.hotel_id = $1 and (t.id + $2) % 2 = 0
    on conflict (hotel_id, type_id, night) do update set min_stay = excluded.min_stay,
      min_stay_through = excluded.min_stay_through, no_arrival = excluded.no_arrival,
      no_departure = excluded.no_departure, closed = excluded.closed`,
  'forgets dates': change(
    'delete from type_nights where hotel_id = $1 and extract(day from night)::int % 3 = $2 % 3',
  ),
  'prices types': change(
    'update room_types set price_vnd = (1 + $2 % 12) * 100000 where hotel_id = $1',
  ),
  maintains: room(`status = case when $2 % 2 = 0 then 'MAINTENANCE' else 'AVAILABLE' end`),
  'removes rooms': room('deleted_at = case when $2 % 3 = 0 then now() end, room_number = id::text'),
  enlarges: room('adults = 1 + $2 % 4, capacity = 1 + $2 % 6'),
  lists: hotel('listed = $2 % 3 > 0'),
  suspends: hotel(`suspended_reason = case when $2 % 3 = 0 then 'why' end`),
  'suspends its owner': hotel('owner_suspended_at = case when $2 % 3 = 0 then now() end'),
  deletes: hotel('deleted_at = case when $2 % 3 = 0 then now() end'),
  moves: hotel(`destination_slug = (array['da-nang', 'da-lat'])[1 + $2 % 2]`),
  renames: hotel(`name = 'Số ' || $2, search_text = 'so ' || $2 || ' bien'`),
  rates: hotel('rating = ($2 % 51) / 10.0, review_count = $2 % 40'),
  equips: hotel(`amenities = jsonb_build_object('pool', $2 % 2 = 0, 'breakfast', $2 % 3 = 0)`),
  becomes: hotel(`property_type = (array['HOTEL', 'VILLA'])[1 + $2 % 2]`),
  'asks for longer stays': hotel(`minimum_stay = (array['3_OR_LESS', '1_WEEK'])[1 + $2 % 2]`),
  'fills gaps': hotel('gap_filling = $2 % 2 = 0'),
  reduces: voucher(
    'is_active = $2 % 4 > 0, discount_percent = case when discount_percent > 0 then 1 + $2 % 90 end',
  ),
  'uses up': voucher('used = quantity'),
  'ends vouchers': voucher('deleted_at = case when $2 % 3 = 0 then now() end'),
};

import { refusalsOf } from '../support/shards/refusals';

const lists = `
  select h.id, (select count(*) from rooms r where r.hotel_id = h.id) as rooms
  from hotels h where`;

it.each([
  [`${lists} h.id = $1`, 'rooms asked of all parts, since the value is said outside only'],
  [
    `select d.slug, (select count(*) from hotels h where h.destination_slug = d.slug)
     from destinations d`,
    'hotels asked for each row by something else than its key',
  ],
  [
    `select h.id, (select max(v.discount_percent) from vouchers v where v.owner_id = h.owner_id)
     from hotels h where h.id = $1`,
    'vouchers asked for each row by something else than its key',
  ],
  [
    `select u.id from users u where exists (select from hotels h where h.owner_id = u.id)`,
    'hotels asked for each row by something else than its key',
  ],
  [
    `select n.id from hotels h where exists (select from users u where u.id = h.owner_id)`,
    'users, which is local, asked for each row of hotels',
  ],
  [
    'select h.id, u.email from hotels h join users u on u.id = h.owner_id',
    'hotels joined with users, which is local',
  ],
  [
    'update users u set email = $1 from hotels h where h.owner_id = u.id',
    'hotels joined with users, which is local',
  ],
  [
    'select from bookings b join rooms r on r.id = b.id where b.hotel_id = $1',
    'bookings joined with rooms by something else than its key',
  ],
  [
    'select from hotels h join vouchers v on v.owner_id = h.owner_id',
    'hotels joined with vouchers by something else than its key',
  ],
  [
    'select from unnest($1::bigint[]) k (id) left join bookings b on b.hotel_id = k.id',
    'bookings left joined to what is not divided',
  ],
  [
    `select r.id, (
       select sum(d.price_vnd) from (select $1::date + n as night from generate_series(0, 6) n) g
       left join type_nights d on d.hotel_id = r.hotel_id and d.night = g.night
     ) from rooms r`,
    'type_nights left joined to what is not divided',
  ],
  [
    'select 1 from hotels where owner_id = $1 order by id for update',
    'rows of hotels locked in more than one part',
  ],
  [
    `insert into rooms (hotel_id, name) select h.id, $1 from hotels h where h.id = $2 for share`,
    'what is inserted into rooms is locked by the outermost select',
  ],
  [
    `insert into reviews (hotel_id, user_name) values ($1, (select email from users where id = $2))`,
    'a sub-select among the values for reviews',
  ],
  [
    `insert into room_types (hotel_id, name) select r.hotel_id, r.name from rooms r
     where r.hotel_id = $1 and not exists (
       select from room_types t where t.hotel_id = $2 and t.name = r.name)`,
    'room_types in what is inserted, joined by a value only',
  ],
  [
    `insert into room_nights (hotel_id, room_id) select r.hotel_id, r.id from rooms r
     join room_types t on t.id = r.type_id where r.hotel_id = $1 and t.hotel_id = $2`,
    'room_types in what is inserted, joined by a value only',
  ],
  [
    `insert into hotel_changes (hotel_id) select id from hotels where owner_id = $1`,
    'hotel_changes, which is local, filled from hotels',
  ],
  [
    `select h.id from hotels h cross join lateral (
       select (select min(r.price_vnd) from rooms r where r.hotel_id = h.id) as price) shown`,
    'a lateral sub-select of no table beside hotels',
  ],
  [
    `with mine as (select 1 from hotels h join users u on u.id = h.owner_id) select from mine`,
    'hotels joined with users, which is local',
  ],
])('%s is refused', async (statement, reason) => {
  expect(await refusalsOf(statement)).toEqual([reason]);
});

it.each([
  `${lists} h.owner_id = $1`,
  `select h.id, (select count(*) from rooms r where r.hotel_id = $1) from hotels h where h.id = $1`,
  `select b.id from bookings b join hotels h on h.id = b.hotel_id
   where b.hotel_id = $1::bigint for no key update of b`,
  `select 1 from rooms r where r.hotel_id = $1 and not exists (
     select from room_nights n where n.hotel_id = r.hotel_id and n.room_id = r.id)`,
  `insert into room_nights (hotel_id, room_id) select r.hotel_id, r.id from (
     select hotel_id, id from rooms where hotel_id = $1 order by id for key share
   ) r cross join generate_series(0, $2::int) g`,
  `select r.id, (
     select sum(d.price_vnd) from (
       select x.hotel_id, $1::date + n as night from rooms x cross join generate_series(0, 6) n
       where x.hotel_id = r.hotel_id and x.id = r.id
     ) g left join type_nights d on d.hotel_id = g.hotel_id and d.night = g.night
   ) from rooms r`,
  `select v.id from vouchers v where v.owner_id = (select owner_id from hotels where id = $1)`,
  `with reduced as (select v.owner_id from vouchers v group by v.owner_id)
   select h.id from hotels h left join reduced on reduced.owner_id = h.owner_id`,
  'select id from users where id = any($1) order by id for update',
  'insert into hotels (owner_id) select id from users where id = $1',
])('%s is not', async (statement) => {
  expect(await refusalsOf(statement)).toEqual([]);
});

import { sql } from 'kysely';
import { hashPassword } from '../../server/accounts/passwords';
import { openDatabase, type Db } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { systemClock } from '../../server/clock';
import { tokenFor } from '../../server/http/access';
import { readSettings } from '../../server/settings';

const GUESTS = 16;
const HOTELS = 6;
const ROOMS_EACH = 20;
/** Dong a night. */
export const PRICE = 500_000;
const ignore = () => undefined;
const silentLog = { info: ignore, warn: ignore, error: ignore };

export interface FixtureHotel {
  id: number;
  roomIds: number[];
}

/** Who books, and what there is to be booked. */
export interface Fixture {
  /** Of one guest each. */
  tokens: string[];
  /** Books nothing, and will have the account deleted. */
  leaver: Leaver;
  hotels: FixtureHotel[];
  /** Where nobody books but those of `races`. */
  raced: FixtureHotel;
  /** Of whom all hotels are: a token. */
  partner: string;
}

interface Leaver {
  id: number;
  token: string;
  password: string;
}

/** Where a product stores: the embedded database in the directory, or a PostgreSQL. */
export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Does something with a product's database past the product, which must not run over an embedded one. */
export async function withDatabase<T>(
  { dataDir, databaseUrl }: Place,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const options = { dataDir, databaseUrl, namedStatements: true, log: silentLog };
  const database = await openDatabase(options);
  try {
    return await database.withoutQueryTimeout(work);
  } finally {
    await database.close();
  }
}

/** Migrates an empty database and fills it. */
export function fill(place: Place, secrets: Record<string, string>): Promise<Fixture> {
  return withDatabase(place, async (db) => {
    await migrate(db);
    const { partner, guests } = await insertPeople(db);
    const [raced, ...hotels] = await insertHotels(db);
    const settings = { ...readSettings(secrets), clock: systemClock };
    const tokenOf = (id: number) => tokenFor({ id, tokenVersion: 0 }, settings);
    const leaver = await insertLeaver(db);
    return {
      tokens: await Promise.all(guests.map(tokenOf)),
      leaver: { ...leaver, token: await tokenOf(leaver.id) },
      hotels,
      raced: raced!,
      partner: await tokenOf(partner),
    };
  });
}

async function insertPeople(db: Db): Promise<{ partner: number; guests: number[] }> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, email_key, password_hash, first_name, last_name, phone, role,
      verified_at, created_at)
    select email, email, '-', 'Lan', 'Nguyễn', '0912345678',
      case n when 0 then 'PARTNER' else 'CUSTOMER' end, now(), now()
    from (select n, 'person-' || n || '@example.com' as email
      from generate_series(0, ${GUESTS}::int) n order by n) people
    returning id`.execute(db);
  const [partner, ...guests] = rows.map(({ id }) => id);
  return { partner: partner!, guests };
}

async function insertLeaver(db: Db): Promise<Omit<Leaver, 'token'>> {
  const password = 'Matkhau123';
  const { rows } = await sql<{ id: number }>`
    insert into users (email, email_key, password_hash, first_name, last_name, role, verified_at,
      created_at)
    values ('leaver@example.com', 'leaver@example.com', ${await hashPassword(password)}, 'Hoa',
      'Trần', 'CUSTOMER', now(), now())
    returning id`.execute(db);
  return { id: rows[0]!.id, password };
}

async function insertHotels(db: Db): Promise<FixtureHotel[]> {
  await sql`
    insert into hotels (owner_id, destination_slug, name, business_name, property_type, description,
      address_number, address_street, address_district, address_city, phone, total_rooms, amenities,
      listed, search_text, created_at)
    select (select min(id) from users), 'da-nang', 'Khách sạn số ' || n, 'Công ty ' || n, 'HOTEL',
      'Một khách sạn yên tĩnh.', n::text, 'Trần Phú', 'Phường Hải Châu', 'Đà Nẵng', '02363123456',
      ${ROOMS_EACH}, '{"wifi": true}', true, 'khach san so ' || n || ' tran phu da nang', now()
    from generate_series(1, ${1 + HOTELS}::int) n`.execute(db);
  const { rows } = await sql<FixtureHotel>`
    with made as (
      insert into rooms (hotel_id, room_number, name, room_type, capacity, adults, children,
        type_bed, price, price_vnd, services, created_at)
      select h.id, (100 + n)::text, 'Phòng ' || n, 'Standard', 3, 2, 1, 'Double', ${PRICE}::bigint,
        ${PRICE}::bigint, '{"Wi-Fi miễn phí"}', now()
      from hotels h cross join generate_series(1, ${ROOMS_EACH}::int) n
      returning hotel_id, id
    )
    select hotel_id as id, array_agg(id order by id) as "roomIds" from made
    group by hotel_id order by hotel_id`.execute(db);
  return rows;
}

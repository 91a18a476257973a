import { sql } from 'kysely';
import { addDays, vietnamToday } from '../../domain/stays/stay';
import { systemClock } from '../../server/clock';
import type { Db } from '../../server/db/db';
import { sweepKept } from '../../server/retention/sweep';
import { readSettings } from '../../server/settings';
import { withProduct } from './harness';
import { fill } from './scale';

const HOTELS = 100;
const MONTHS = 25;
const BOOKINGS_A_MONTH = 4_000;
const MONTH_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** What may grow: the books. All else is flat once the longest retention is over. */
const TABLES = [
  'outbox',
  'idempotency_keys',
  'notifications',
  'account_tokens',
  'users',
  'room_nights',
  'bookings',
] as const;
const BOOKS = new Set<string>(['bookings']);
const MAX_GROWTH = 1.05;

/** Nothing is deleted that has uploaded pictures. */
const noFiles = { remove: async () => {} };

type Counts = Record<(typeof TABLES)[number], number>;

/** Two years of bookings, a month at a time, each followed by what deletes: which tables still grow. */
export function benchSteadyState(): Promise<void> {
  return withProduct(
    (db) => fill(db, { hotels: HOTELS, roomsPerHotel: 20, nightsPerRoom: 1 }),
    ({ db, engine }) => measure(db, engine),
  );
}

async function measure(db: Db, engine: string): Promise<void> {
  const { retention } = readSettings({});
  // So that the last month is over today: what `fill` has sold is still to come.
  const start = systemClock.now().getTime() - MONTHS * MONTH_DAYS * DAY_MS;
  const counts: Counts[] = [];
  console.log(`\n${engine}: rows after each month of ${BOOKINGS_A_MONTH} bookings`);
  console.log(`  month ${TABLES.join(' ')}`);
  for (let month = 0; month < MONTHS; month += 1) {
    const now = new Date(start + month * MONTH_DAYS * DAY_MS);
    await addMonth(db, { month, now });
    const parts = { db, clock: { now: () => now }, retention, images: noFiles };
    await sweepKept(parts, async () => {});
    counts.push(await countRows(db));
    console.log(`  ${month + 1}: ${Object.values(counts.at(-1)!).join(' ')}`);
  }
  report(counts);
}

function report(counts: readonly Counts[]): void {
  const [last, before] = [counts.at(-1)!, counts.at(-5)!];
  const grown = TABLES.filter((name) => !BOOKS.has(name) && last[name] > before[name] * MAX_GROWTH);
  if (grown.length > 0) process.exitCode = 1;
  console.log(
    grown.length > 0 ? `  !! still growing: ${grown.join(', ')}` : '  flat but for the books',
  );
}

/** Stays of two nights that ended in this month, with all that is written for them. */
async function addMonth(db: Db, { month, now }: { month: number; now: Date }): Promise<void> {
  const day = addDays(vietnamToday(now), -2);
  const codes = sql`'S' || ${month}::int || '-' || g`;
  await sql`
    insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
      tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at)
    select 1 + g % ${HOTELS}::int, ${codes}, 2, 'COMPLETED', ${day}::date - g / 2000 * 2 - 2,
      ${day}::date - g / 2000 * 2, 1, 0, 'Lan', 'Nguyễn', 'bench@example.com', '0912345678',
      1000, 1000, 10, 100, 1100, ${now}, ${now}
    from generate_series(0, ${BOOKINGS_A_MONTH}::int - 1) g`.execute(db);
  await sql`
    insert into room_nights (hotel_id, room_id, night, booking_id)
    select r.hotel_id, r.id, b.check_in + n, b.id
    from (
      select *, row_number() over (partition by hotel_id, check_in order by id) as place
      from bookings where code like ${`S${month}-%`}
    ) b
    join (select *, row_number() over (partition by hotel_id order by id) as place from rooms) r
      using (hotel_id, place)
    cross join generate_series(0, 1) n`.execute(db);
  await sql`
    insert into outbox (recipient, subject, text_body, html_body, created_at, next_attempt_at, sent_at)
    select 'bench@example.com', '', '', '', ${now}, ${now}, ${now}
    from generate_series(1, 2 * ${BOOKINGS_A_MONTH}::int)`.execute(db);
  await sql`
    insert into idempotency_keys (hotel_id, user_id, key, body_hash, booking_id, created_at)
    select hotel_id, 2, code, '', id, ${now} from bookings where code like ${`S${month}-%`}
  `.execute(db);
  await sql`
    insert into notifications (user_id, kind, hotel_id, detail, created_at, read_at)
    select 1, 'BOOKING_CREATED', hotel_id, '', ${now},
      case when id % 2 = 0 then ${now}::timestamptz end
    from bookings where code like ${`S${month}-%`}`.execute(db);
  await sql`
    with waiting as (
      insert into users (email, email_key, password_hash, first_name, last_name, role, search_text,
        created_at)
      select e, e, '-', '', '', 'CUSTOMER', '', ${now}
      from generate_series(1, 200) g, lateral (select ${codes} || '@example.com') as made (e)
      returning id
    )
    insert into account_tokens (token_hash, user_id, purpose, expires_at, created_at)
    select ${month}::int || '-' || id, id, 'verify-email', ${now}::timestamptz + interval '1 day',
      ${now}
    from waiting`.execute(db);
}

async function countRows(db: Db): Promise<Counts> {
  const columns = TABLES.map(
    (name) => sql`(select count(*)::int from ${sql.table(name)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Counts>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
}

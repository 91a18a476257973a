import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  postgresOfProject,
} from '../support/server/postgres';
import { killAll, openProcess, type DatabaseProcess } from './openProcess';

/**
 * Servers are replaced one after the other: those of the version before write into a schema that has
 * been brought up to date already.
 */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
const migrations = path.resolve('server/db/migrations');
const before = path.join(folder, 'before');
const postgres = postgresOfProject();
let database: DatabaseProcess;

const ask = async (text: string) => (await database.ask('query', text)).rows;

const columns = () =>
  ask(`select table_name || '.' || column_name as name, table_name as "table",
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
    from information_schema.columns where table_schema = 'public'`);

async function open(): Promise<void> {
  const url = postgres && databaseUrl(postgres, folder);
  if (postgres) await createDatabase(postgres, folder, 'template0');
  database = openProcess([path.join(folder, 'data'), migrations, ...(url ? [url] : [])]);
  await database.ask('open');
}

beforeAll(async () => {
  fs.mkdirSync(before);
  for (const name of fs.readdirSync(migrations).filter((file) => file < '008')) {
    fs.copyFileSync(path.join(migrations, name), path.join(before, name));
  }
  await open();
  await database.ask('migrate', before);
}, 120_000);

afterAll(async () => {
  await killAll();
  if (postgres) await dropDatabase(postgres, folder);
  fs.rmSync(folder, { recursive: true });
});

const useKey = (hotel: number, user: number, key: string, booking: number) => `
  insert into idempotency_keys (hotel_id, user_id, key, body_hash, booking_id, created_at)
  values (${hotel}, ${user}, '${key}', 'hash', ${booking}, timestamptz '2026-11-0${hotel} 10:00+07')`;

/** The last hotel for which an account used a key has it. */
const kept = [
  { hotel: 1, user: 7, key: 'draft-0001 1', booking: 11 },
  { hotel: 2, user: 7, key: 'draft-0001', booking: 12 },
  { hotel: 1, user: 8, key: 'draft-0001', booking: 13 },
];

test('what was stored before stays, and what is new asks nothing of the version before', async () => {
  for (const { hotel, user, booking } of kept) {
    await ask(useKey(hotel, user, 'draft-0001', booking));
  }
  const old = await columns();
  await database.ask('migrate');

  expect(
    await ask(`select hotel_id as hotel, user_id as user, key, booking_id as booking
      from idempotency_keys order by booking_id`),
  ).toEqual(kept);
  const knownColumns = new Set(old.map(({ name }) => name));
  const knownTables = new Set(old.map(({ table }) => table));
  const added = (await columns()).filter(
    ({ name, table }) => knownTables.has(table) && !knownColumns.has(name),
  );
  expect(added.length).toBeGreaterThan(5);
  expect(added.filter(({ needed }) => needed)).toEqual([]);
});

test('the version before books, with the key and the rooms as it knows them', async () => {
  await ask(`
    insert into users (id, email, email_key, password_hash, first_name, last_name, role, created_at)
      values (1, 'a@example.com', 'a@example.com', 'x', 'Lan', 'Nguyễn', 'CUSTOMER', now());
    insert into hotels (id, owner_id, name, business_name, property_type, description,
      address_number, address_street, address_district, address_city, total_rooms, search_text,
      created_at)
      values (1, 1, 'Nhà', 'Nhà', 'HOTEL', '', '1', 'Trần Phú', 'Hải Châu', 'Đà Nẵng', 1, 'nha',
        now());
    insert into bookings (hotel_id, id, code, user_id, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, notes, room_total, discount,
      voucher_code, total_price, tax_and_fee_percent, tax_and_fee, total_amount, hold_until,
      search_text, created_at)
      values (1, 1, 'ND1', 1, 'CONFIRMED', date '2026-12-01', date '2026-12-02', 2, 1, 'Lan',
        'Nguyễn', 'a@example.com', '0912345678', '', 500000, 0, null, 500000, 10, 50000, 550000,
        now(), '', now())`);
  await ask(useKey(1, 1, 'draft-0002', 1));
  await ask(`
    insert into booking_rooms (hotel_id, booking_id, room_id, position, name, description, price,
      original_price, adults, children, beds, services)
    values (1, 1, 1, 0, 'Phòng 101', '', 500000, null, 2, 1, 1, '{}')`);
  await expect(ask(useKey(2, 1, 'draft-0002', 2))).rejects.toThrow('duplicate key');
});

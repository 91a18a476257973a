import { execFile } from 'node:child_process';
import pg from 'pg';
import { newPartner, newTraveller } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel } from '../support/hotels';
import { expectSound } from '../support/invariants';
import { databaseUrl, postgresOfProject } from '../support/server/postgres';
import { startServer, type RunningServer } from '../support/server/server';

/**
 * Stands in for Citus where it is not installed: it notes what is divided, in the order that Citus asks
 * for, and refuses keys to what is not divided, as Citus does.
 */
const STAND_IN = `
  create schema citus;
  create table citus.pg_dist_partition
    (logicalrelid regclass, partmethod "char", repmodel "char", by text);
  create function citus.create_reference_table(t regclass) returns void language sql as $$
    insert into citus.pg_dist_partition values (t, 'n', 't') $$;
  create function citus.create_distributed_table(t regclass, by text,
    shard_count int default null, colocate_with text default 'default') returns void
  language plpgsql as $$ begin
    if colocate_with <> 'none' and not exists (
      select from citus.pg_dist_partition where logicalrelid = colocate_with::regclass
    ) then raise 'not divided: %', colocate_with; end if;
    if exists (select from pg_constraint where contype = 'f' and t in (conrelid, confrelid))
    then raise 'keys lead from or to %', t; end if;
    if exists (select from pg_index i where i.indrelid = t and i.indisunique and not exists (
      select from pg_attribute a
      where a.attrelid = t and a.attnum = any(i.indkey) and a.attname = by))
    then raise 'a key of % lacks %', t, by; end if;
    insert into citus.pg_dist_partition values (t, 'h', 's', by);
  end $$;
  create function citus.run_command_on_workers(command text)
  returns table (nodename text, nodeport int, success boolean) language sql as $$
    select 'first', 5432, true union all select 'second', 5432, not exists (
      select from pg_class where relname = 'second_is_away') $$;
`;

let server: RunningServer;
let session: pg.Client;
let url: string;

beforeAll(async () => {
  server = await startServer();
  url = databaseUrl(postgresOfProject()!, server.dataDir);
  session = new pg.Client({ connectionString: url });
  await session.connect();
}, 120_000);
afterAll(async () => {
  await session.end();
  await server.stop();
});

/** As an operator runs it. */
async function expectDistribute(outcome: 'works' | 'fails', says: RegExp): Promise<void> {
  const args = ['--import', 'tsx', 'server/distribute.ts'];
  const env = { ...process.env, DATABASE_URL: url };
  const [error, said] = await new Promise<[Error | null, string]>((resolve) => {
    execFile(process.execPath, args, { env }, (failure, out) => resolve([failure, out]));
  });
  expect(said).toMatch(says);
  expect(error ? 'fails' : 'works').toBe(outcome);
}

async function foreignKeys(): Promise<string[]> {
  const { rows } = await session.query<{ text: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' order by 1`,
  );
  return rows.map(({ text }) => text);
}

test('a table that the plan does not name, and a database without Citus, are refused', async () => {
  await expectDistribute('fails', /Citus is not there/);
  await session.query('create table forgotten ()');
  await expectDistribute('fails', /does not name: forgotten/);
  await session.query('drop table forgotten');
});

test('what can be divided is, once, with all keys as they were, and people go on booking', async () => {
  await session.query(STAND_IN);
  await session.query(`do $$ begin execute format(
    'alter database %I set search_path = public, citus', current_database()); end $$`);
  const before = await foreignKeys();
  expect(before.length).toBeGreaterThan(5);
  await expectDistribute('works', /"hotels"/);
  expect(await foreignKeys()).toEqual(before);
  const { rows } = await session.query(
    `select by from citus.pg_dist_partition where logicalrelid = 'notifications'::regclass`,
  );
  expect(rows).toEqual([{ by: 'hotel_id' }]);
  await expectDistribute('works', /nothing to divide/);

  const where = { url: server.url, outbox: server.outboxDir };
  const [minh, lan] = [await newPartner(where), await newTraveller(where)];
  const hotel = await newHotel({ owner: minh.email }, server.control);
  const wanted = bookingOf(hotel, hotel.rooms, stayIn(20));
  expect((await book(lan.token, wanted, server)).status).toBe(201);
  await expectSound(server);
});

test('a server says which node is away, and goes on with the others', async () => {
  // Servers start when the database is divided.
  const { url: later, stop } = await startServer({ dataDir: server.dataDir });
  const ready = () => call('GET', '/health/ready', { url: later });
  expect((await ready()).body).toEqual({ status: 'ready' });
  await session.query('create table second_is_away ()');
  const { status, body } = await ready();
  expect([status, body]).toEqual([200, { status: 'ready', nodesAway: [expect.any(String)] }]);
  await session.query('drop table second_is_away');
  expect((await ready()).body).toEqual({ status: 'ready' });
  await stop();
});

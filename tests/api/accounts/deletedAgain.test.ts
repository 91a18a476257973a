import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { mailsCollected } from '../../support/server/outbox';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  postgresOfProject,
} from '../../support/server/postgres';
import { startServer, type RunningServer } from '../../support/server/server';

/** Accounts that were deleted after a backup stay deleted when it is restored. */
const postgres = postgresOfProject();
const DAY_MS = 24 * 3_600_000;
let server: RunningServer;
let backup: string;

beforeAll(async () => {
  server = await startServer();
  backup = await mkdtemp(path.join(tmpdir(), 'nghi-dau-backup-'));
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(backup, { recursive: true, force: true });
  if (postgres) await dropDatabase(postgres, backup);
});

const where = () => ({ url: server.url, outbox: server.outboxDir });

function deleteAccount({ token, password }: TestAccount) {
  const { url } = server;
  const body = { password };
  return call<ProblemAnswer>('POST', '/api/auth/account/delete', { url, token, body });
}

const whoAnswers = async ({ token }: TestAccount) =>
  (await call('GET', '/api/users/me', { url: server.url, token })).status;

async function idOf({ email }: TestAccount): Promise<number | undefined> {
  const [row] = await server.control.sql<{ id: number }>(
    'select id from users where email_key = $1',
    [email],
  );
  return row?.id;
}

/** A mail that a killed server had on its way would keep its account for five minutes. */
async function mailsSent(): Promise<void> {
  const { control } = server;
  await mailsCollected(control);
  const waiting = () =>
    control.sql(
      'select from outbox where sent_at is null and (attempts > 0 or next_attempt_at <= now())',
    );
  while ((await waiting()).length > 0);
}

/** Stops the server and copies what it has stored. */
async function takeBackup(): Promise<void> {
  const { dataDir } = server;
  await mailsSent();
  await server.kill();
  await cp(dataDir, backup, { recursive: true });
  if (postgres) {
    const name = new URL(databaseUrl(postgres, dataDir)).pathname.slice(1);
    await createDatabase(postgres, backup, name);
  }
  server = await startServer({ dataDir });
}

/** As docs/operations.md says: all is as it was then, but for what is recorded of deletions. */
async function restoreBackup(): Promise<void> {
  const { dataDir } = server;
  await server.stop();
  await cp(path.join(dataDir, 'deletions'), path.join(backup, 'deletions'), { recursive: true });
  await rm(dataDir, { recursive: true });
  if (postgres) await dropDatabase(postgres, dataDir);
  server = await startServer({ dataDir: backup });
}

test('a deletion that cannot be recorded is refused, and then nothing is deleted', async () => {
  const lan = await newTraveller(where());
  const folder = path.join(server.dataDir, 'deletions');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder');
  const refused = await deleteAccount(lan);
  expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(refused.body.message).toContain('Hiện chưa thể xoá tài khoản');
  expect(await whoAnswers(lan)).toBe(200);

  await rm(folder);
  expect((await deleteAccount(lan)).status).toBe(200);
  const [name = ''] = await readdir(folder);
  expect(await readdir(path.join(folder, name))).toHaveLength(1);
});

const recorded = async () => {
  const folder = path.join(server.dataDir, 'deletions');
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes('/')).map((name) => path.join(folder, name));
};

async function restart(now?: Date): Promise<void> {
  const { dataDir } = server;
  await server.kill();
  server = await startServer({ dataDir, ...(now && { now: now.toISOString() }) });
}

test('a deletion that failed is never carried out, one that a crash cut off is confirmed', async () => {
  const { sql } = server.control;
  const [lan, minh] = [await newTraveller(where()), await newTraveller(where())];
  const before = await recorded();
  await sql('alter table partner_settings rename to set_aside');
  expect((await deleteAccount(lan)).status).toBe(500);
  await sql('alter table set_aside rename to partner_settings');
  const [lans = '', ...none] = (await recorded()).filter((name) => !before.includes(name));
  expect([path.extname(lans), none]).toEqual(['.pending', []]);

  expect((await deleteAccount(minh)).status).toBe(200);
  const [minhs = ''] = (await recorded()).filter((name) => ![...before, lans].includes(name));
  await rename(minhs, `${minhs}.pending`);
  await restart();
  expect(await whoAnswers(lan)).toBe(200);
  expect((await recorded()).sort()).toEqual([...before, lans, minhs].sort());

  await restart(new Date(Date.now() + 3 * DAY_MS));
  expect(await idOf(lan)).toBeDefined();
  expect((await recorded()).sort()).toEqual([...before, minhs].sort());
  await restart();
});

test('who was deleted after a backup is deleted again, with all that the backup has of them', async () => {
  const [lan, minh, kept] = [
    await newTraveller(where()),
    await newPartner(where()),
    await newTraveller(where()),
  ];
  const hotel = await newHotel({ owner: minh.email }, server.control);
  const other = await newHotel({}, server.control);
  const [stayAtMinhs, staysOfLan] = [stayIn(20), stayIn(30)];
  for (const [who, at, stay] of [
    [kept, hotel, stayAtMinhs],
    [lan, other, staysOfLan],
  ] as const) {
    const { status } = await book(who.token, bookingOf(at, at.rooms, stay), server);
    expect(status).toBe(201);
  }
  await takeBackup();

  await server.control.sql(
    `update bookings set status = 'CANCELLED' where hotel_id = any($1::bigint[])`,
    [[hotel.id, other.id]],
  );
  await server.control.sql('update hotels set listed = false where id = $1', [hotel.id]);
  // Its number is given again after the restore.
  const hoa = await newTraveller(where());
  const hoasId = await idOf(hoa);
  for (const account of [lan, minh, hoa]) expect((await deleteAccount(account)).status).toBe(200);
  await restoreBackup();

  expect([await idOf(lan), await idOf(minh)]).toEqual([undefined, undefined]);
  expect([await whoAnswers(lan), await whoAnswers(kept)]).toEqual([401, 200]);
  const { sql } = server.control;
  expect(
    await sql(
      `select status, guest_email = '' as forgotten from bookings
       where hotel_id = any($1::bigint[]) order by hotel_id`,
      [[hotel.id, other.id]],
    ),
  ).toEqual([
    { status: 'CANCELLED', forgotten: false },
    { status: 'CANCELLED', forgotten: true },
  ]);
  expect(await sql('select from hotels where id = $1 and deleted_at is null', [hotel.id])).toEqual(
    [],
  );
  const invariants = await call<Record<string, number>>('GET', '/health/invariants', where());
  expect(Object.values(invariants.body).every((count) => count === 0)).toBe(true);

  const mai = await newTraveller(where());
  expect(await idOf(mai)).toBe(hoasId);
  await server.stop();
  const later = new Date(Date.now() + 401 * DAY_MS).toISOString();
  server = await startServer({ dataDir: backup, now: later });
  expect(await idOf(mai)).toBe(hoasId);
  // So old is no backup any more.
  expect(await readdir(path.join(backup, 'deletions'))).toEqual([]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { deletionRecord } from '../../server/accounts/data/deletionRecord';
import { buildApp } from '../../server/app';
import { auditor } from '../../server/audit/auditor';
import { accountTransactions } from '../../server/accounts/accountTransactions';
import { hotelTransactions } from '../../server/hotels/hotelTransactions';
import { systemClock } from '../../server/clock';
import { tokenFor } from '../../server/http/access';
import { openDatabase, type Database, type Db } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { currentIndex } from '../../server/hotels/search/currentIndex';
import { imageStore, recordStore } from '../../server/files/openStore';
import { readBuild } from '../../server/render/build';
import { readSettings, type Settings } from '../../server/settings';
import { benchDatabase } from './database';
import { timed, type Timing } from './timing';

const TIMES = 200;
/** One account makes all bookings. */
const unlimited = {
  MAX_ROOM_NIGHTS: '100000',
  MAX_OPEN_BOOKINGS: '100000',
  MAX_SAME_NIGHT: '100000',
};
const log = pino({ level: 'error' });
const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** Counts the statements that go to the database. */
class Counting implements KyselyPlugin {
  statements = 0;
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    this.statements += 1;
    return node;
  };
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** A product that listens over a filled database, and what it counts. */
export interface Bench {
  url: string;
  db: Db;
  engine: string;
  counting: Counting;
  tokenOf(userId: number): Promise<string>;
}

/** Starts the product over an empty database, has it filled and measured, and clears up. */
export function withProduct(
  fill: (db: Db) => Promise<void>,
  measure: (bench: Bench) => Promise<void>,
  { withPages = false } = {},
): Promise<void> {
  return withDatabase(fill, (database, settings) =>
    measureOn(database, settings, { measure, withPages }),
  );
}

/** The same with a database alone. */
export async function withDatabase(
  fill: (db: Db) => Promise<void>,
  measure: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nghi-dau-bench-'));
  const own = await benchDatabase();
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...unlimited, ...own.environment };
  const settings = readSettings(environment);
  const database = await openDatabase({ ...settings, log });
  try {
    await database.withoutQueryTimeout(async (db) => {
      await migrate(db);
      await fill(db);
    });
    await measure(database, settings);
  } finally {
    await database.close();
    await own.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureOn(
  database: Database,
  settings: Settings,
  { measure, withPages }: { measure: (bench: Bench) => Promise<void>; withPages: boolean },
): Promise<void> {
  const counting = new Counting();
  const services = { db: database.db, clock: systemClock, log };
  const { changes } = database;
  const searchIndex = currentIndex({ ...services, changes });
  await searchIndex.renew();
  const saves = database.saves.withPlugin(counting);
  const app = await buildApp({
    ...{ ...services, database, changes, searchIndex, settings },
    ...{ mailQueued: () => {}, mailsGivenUp: () => 0 },
    auditor: auditor({ ...services, settings }),
    db: database.db.withPlugin(counting),
    ...hotelTransactions({ bookings: database.bookings.withPlugin(counting), saves }),
    ...accountTransactions({ saves }),
    images: await imageStore({ settings, log }),
    deletions: deletionRecord(await recordStore(settings, 'deletions'), log),
    readiness: { isStopping: false },
    build: withPages ? await readBuild(distFolder, log) : undefined,
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await measure({
    url: `http://127.0.0.1:${port}`,
    db: database.db,
    engine: database.engine,
    counting,
    tokenOf: (id) => tokenFor({ id, tokenVersion: 0 }, { ...settings, clock: systemClock }),
  });
  await app.close();
}

/** What is allowed: half of the calls within so many milliseconds, so much of another route's pace, so many statements. */
interface Budget {
  ms?: number;
  ratio?: number;
  statements?: number;
}

/** What it is compared with: a bare route with the same SQL unless it is named. */
interface Comparison {
  bare?: (i: number) => Promise<unknown>;
  named?: string;
}

/**
 * Prints time and statements of one call, beside a bare route with the same SQL if there is one.
 * Whatever is over its budget is marked, and the run then fails.
 */
export async function compare(
  name: string,
  counting: Counting,
  ours: (i: number) => Promise<unknown>,
  {
    bare,
    named = 'a bare route',
    ms = Infinity,
    ratio = 0,
    statements: most = Infinity,
  }: Budget & Comparison = {},
): Promise<void> {
  counting.statements = 0;
  const own = await timed(TIMES, ours);
  const statements = counting.statements / (TIMES * 1.1);
  const other = bare && (await timed(TIMES, bare));
  const pace = other && own.perSecond / other.perSecond;
  const overruns = [
    ...(own.p50 > ms ? [`over ${ms} ms`] : []),
    ...(pace !== undefined && pace < ratio ? [`under ${ratio}`] : []),
    // A whole round of calls may have one more, as of a connection that is new.
    ...(statements >= most + 0.5 ? [`over ${most} statements`] : []),
  ];
  if (overruns.length > 0) process.exitCode = 1;
  console.log(
    line(name, own, statements, pace === undefined ? '' : `, ${pace.toFixed(2)} of ${named}`) +
      overruns.map((overrun) => ` !! ${overrun}`).join(''),
  );
}

function line(name: string, own: Timing, statements: number, ratio: string): string {
  const times = `p50 ${own.p50.toFixed(2)} ms, p95 ${own.p95.toFixed(2)} ms`;
  return `  ${name.padEnd(8)} ${times}, ${statements.toFixed(1)} statements${ratio}`;
}

const connections = new Agent({ keepAlive: true });

/** Asks as a browser does, and reads to the end without decoding, which the same processor would have to do here. */
export function get(url: string, token?: string): Promise<void> {
  const headers = {
    'Accept-Encoding': 'gzip, deflate, br',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    request(url, { agent: connections, headers }, (answer) => {
      answer.resume();
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
}

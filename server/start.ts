import type { FastifyBaseLogger } from 'fastify';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deletionRecord } from './accounts/data/deletionRecord';
import { appointAdmin } from './admin/firstAdmin';
import { buildApp } from './app';
import { auditor } from './audit/auditor';
import { startAuditing } from './audit/background';
import { accountTransactions } from './accounts/accountTransactions';
import { hotelTransactions } from './hotels/hotelTransactions';
import type { Clock } from './clock';
import { openDatabase, type Database, type Db } from './db/db';
import { untilReachable } from './db/reachable';
import { storeDestinations } from './hotels/destinations/storeDestinations';
import { migrate } from './db/migrate';
import { startIndexing } from './hotels/search/background';
import { currentIndex } from './hotels/search/currentIndex';
import { imageStore, recordStore } from './files/openStore';
import type { ImageStore } from './files/imageStore';
import { startRelay } from './mail/relay';
import { mailTransport } from './mail/transport';
import { matchDestinations } from './hotels/partner/matchDestinations';
import { followRates } from './rooms/followRates';
import { startSettling } from './rooms/types/background';
import type { Settings } from './settings';
import { readBuild } from './render/build';
import { startDeletingAgain } from './retention/deletedAgain';
import { startSweeping } from './retention/sweep';

const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** A server that listens. */
export interface RunningServer {
  database: Database;
  /** Is ready no more, finishes what is in flight, then lets go of the database. */
  close(): Promise<void>;
}

interface Parts {
  settings: Settings;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** What ends a part of the server; the part that was begun last is ended first. */
type Closers = (() => unknown)[];

/** Database, then app, then listen: each needs the one before. A start that fails leaves nothing open. */
export async function startServer(parts: Parts): Promise<RunningServer> {
  const closers: Closers = [];
  const close = async () => {
    for (const end of closers.toReversed()) await end();
  };
  try {
    return { database: await open(parts, closers), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(parts: Parts, closers: Closers): Promise<Database> {
  const { settings, clock, log } = parts;
  const database = await openDatabase({ ...settings, log });
  closers.push(() => database.close());
  await untilReachable(database, log);
  const tracing = await tracingOf(settings);
  if (tracing) {
    closers.push(() => tracing.close());
    database.onStatement(tracing.onStatement);
  }
  const { db } = database;
  await database.withoutQueryTimeout((patient) => migrate(patient, { log }));
  const images = await imageStore({ settings, log });
  await fill(db, { ...parts, images });
  const records = await recordStore(settings, 'deletions');
  closers.push(() => records.close());
  const deletions = deletionRecord(records, log);
  const { retention } = settings;
  // Before a mail goes out, or anybody is let in.
  closers.push(await startDeletingAgain({ db, clock, log, deletions, retention }));
  const relay = startRelay({ db, clock, transport: mailTransport({ settings, log }), log });
  closers.push(() => relay.stop());
  closers.push(startSweeping({ db, clock, log, retention, images }));
  const transactions = { ...hotelTransactions(database), ...accountTransactions(database) };
  closers.push(startSettling({ ...transactions, db, clock, log, settings }));
  const audit = auditor({ db, clock, log, settings });
  closers.push(startAuditing(audit, { engine: database.engine, log }));
  const { changes } = database;
  const searchIndex = currentIndex({ db, clock, log, changes });
  closers.push(startIndexing(searchIndex));
  const readiness = { isStopping: false };
  const app = await buildApp({
    ...parts,
    db,
    ...transactions,
    database,
    changes,
    searchIndex,
    auditor: audit,
    mailsGivenUp: () => relay.givenUp(),
    images,
    deletions,
    readiness,
    tracing,
    mailQueued: () => relay.wake(),
    build: existsSync(distFolder) ? await readBuild(distFolder, log) : undefined,
  });
  closers.push(() => app.close());
  await app.listen({ host: settings.host, port: settings.port });
  closers.push(() => {
    readiness.isStopping = true;
    // A balancer goes on sending until it has asked whether this server is ready.
    return sleep(settings.shutdownPauseMs);
  });
  return database;
}

/** Nothing of it is loaded unless it is wanted. */
async function tracingOf({ tracesTo }: Settings) {
  if (tracesTo === undefined) return undefined;
  const { startTracing } = await import('./tracing');
  return startTracing();
}

/** What every start brings up to date, and the demonstration if it is wanted. */
async function fill(db: Db, parts: Parts & { images: ImageStore }): Promise<void> {
  const { settings, log, images } = parts;
  if (await storeDestinations(db, { images, log })) await matchDestinations(db);
  if (settings.demoData) {
    // Nothing of it is needed anywhere else.
    const { seedDemoData } = await import('../demo/seed');
    await seedDemoData(db, parts);
  }
  await followRates(db, settings.rates);
  if (settings.adminEmail) await appointAdmin(db, settings.adminEmail, log);
}

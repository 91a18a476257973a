import type { FastifyBaseLogger } from 'fastify';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appointAdmin } from './admin/firstAdmin';
import { buildApp } from './app';
import type { Clock } from './clock';
import { openDatabase, type Database } from './db/db';
import { storeDestinations } from './hotels/destinations/storeDestinations';
import { migrate } from './db/migrate';
import { imageStore } from './files/imageStore';
import { startRelay } from './mail/relay';
import { mailTransport } from './mail/transport';
import { placeHotels } from './hotels/partner/placeHotels';
import { followRates } from './rooms/followRates';
import type { Settings } from './settings';
import { readBuild } from './render/build';
import { startSweeping } from './rateLimits/sweep';

const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** A server that listens. */
export interface RunningServer {
  database: Database;
  /** Finishes what is in flight, then lets go of the database. */
  close(): Promise<void>;
}

/** Database, then app, then listen: each needs the one before. */
export async function startServer(parts: {
  settings: Settings;
  clock: Clock;
  log: FastifyBaseLogger;
}): Promise<RunningServer> {
  const { settings, clock, log } = parts;
  const database = await openDatabase({ ...settings, log });
  const { db } = database;
  await database.withoutQueryTimeout((patient) => migrate(patient));
  const images = await imageStore({ settings, log });
  if (await storeDestinations(db, { images, log })) await placeHotels(db);
  if (settings.demoData) {
    // Nothing of it is needed anywhere else.
    const { seedDemoData } = await import('../demo/seed');
    await seedDemoData(db, { settings, clock, log, images });
  }
  await followRates(db, settings.rates);
  if (settings.adminEmail) await appointAdmin(db, settings.adminEmail, log);
  const transport = mailTransport({ settings, log });
  const relay = startRelay({ db, clock, transport, log });
  const stopSweeping = startSweeping({ db, clock, log });
  const app = await buildApp({
    ...parts,
    db,
    images,
    mailQueued: () => relay.wake(),
    build: existsSync(distFolder) ? await readBuild(distFolder) : undefined,
  });
  await app.listen({ host: settings.host, port: settings.port });
  return {
    database,
    async close() {
      await app.close();
      stopSweeping();
      await relay.stop();
      await database.close();
    },
  };
}

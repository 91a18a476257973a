import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { chooseOtherOrigin } from './otherOrigin';
import { endOfRun } from './endOfRun';
import { compilePrograms } from './compilePrograms';
import { createDatabase, dropAllDatabases, makeTemplate, type Postgres } from './postgres';
import { copyOfTemplate, startServer, type RunningServer } from './server';
import { recordStatements } from '../shards/recorded';
import { templateDirectory } from './template';

/** What the tests on PostgreSQL share in one run. */
const run = globalThis as typeof globalThis & {
  onPostgres?: { postgres: Postgres; server: RunningServer };
};

/** Starts the server that the tests on PostgreSQL share; they find it through the environment. */
export default async function postgresSetup(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL names no PostgreSQL for the tests.');
  await recordStatements();
  await compilePrograms();
  process.env.TEST_TEMPLATE = await templateDirectory();
  const postgres = { url, template: `nghi-dau-test-${randomUUID().slice(0, 8)}` };
  await fillTemplate(postgres);
  await createDatabase(postgres, 'empty', 'template0');
  const server = await startServer({ postgres, env: { CORS_ORIGINS: await chooseOtherOrigin() } });
  run.onPostgres = { postgres, server };
  process.env.TEST_ON_POSTGRES = JSON.stringify({ postgres, server: server.address });
}

/** A server of the product migrates and fills it, as it would for anybody. */
async function fillTemplate(postgres: Postgres): Promise<void> {
  const dataDir = await copyOfTemplate(postgres);
  await createDatabase(postgres, dataDir, 'template0');
  const server = await startServer({ postgres, dataDir, env: { DEMO_DATA: 'true' } });
  await server.stop();
  await makeTemplate(postgres, dataDir);
  await rm(dataDir, { recursive: true });
}

export async function postgresTeardown(): Promise<void> {
  const { onPostgres } = run;
  await endOfRun(onPostgres?.server, async () => {
    if (onPostgres) await dropAllDatabases(onPostgres.postgres);
  });
  delete run.onPostgres;
}

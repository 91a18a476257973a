import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expectDivisible, recordStatements } from '../shards/recorded';
import { compilePrograms } from './compilePrograms';
import { chooseOtherOrigin } from './otherOrigin';
import { copyOfTemplate, startServer, type RunningServer } from './server';
import { templateDirectory } from './template';

const run = globalThis as typeof globalThis & { onDivided?: RunningServer };

/**
 * Fills the empty database that DATABASE_URL names, divides it, and starts the server that all tests
 * share: a copy of such a database would not have its parts.
 */
export default async function dividedSetup(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL names no database that can be divided.');
  await recordStatements();
  await compilePrograms();
  process.env.TEST_TEMPLATE = await templateDirectory();
  const dataDir = await copyOfTemplate();
  const env = {
    DATABASE_URL: url,
    JWT_SECRET: await readFile(path.join(dataDir, 'jwt-secret'), 'utf8'),
    DEMO_DATA: 'true',
    CORS_ORIGINS: await chooseOtherOrigin(),
  };
  await (await startServer({ dataDir, env })).stop();
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/distribute.ts']);
  run.onDivided = await startServer({ dataDir, env });
  process.env.TEST_ON_DIVIDED = JSON.stringify(run.onDivided.address);
}

export async function dividedTeardown(): Promise<void> {
  await run.onDivided?.stop();
  delete run.onDivided;
  await expectDivisible();
}

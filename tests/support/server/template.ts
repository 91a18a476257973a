import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { vietnamToday } from '../../../domain/stays/stay';
import { forgetOld } from './cacheFolder';
import { startServer } from './server';

const cacheDir = path.resolve('node_modules/.cache/test-data');

/**
 * A data directory with migrated, seeded data that every server of the run copies. Filling one takes
 * seconds, so it is kept per day and state of the server's source.
 */
export async function templateDirectory(): Promise<string> {
  const template = path.join(cacheDir, await stateOfServer());
  if (existsSync(template)) return template;
  await forgetOld(cacheDir);
  const making = `${template}.${process.pid}.part`;
  await mkdir(making, { recursive: true });
  const server = await startServer({ dataDir: making });
  await server.stop();
  // Another run may have been faster; then its directory serves as well.
  await rename(making, template).catch(() => rm(making, { recursive: true }));
  return template;
}

/** The demo data is dated relative to today. */
async function stateOfServer(): Promise<string> {
  const hash = createHash('sha256').update(vietnamToday(new Date()));
  const folders = await Promise.all(['demo', 'domain', 'server', 'site'].map(filesUnder));
  const sources = folders.flat();
  for (const file of ['package-lock.json', ...sources.sort()]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

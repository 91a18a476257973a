import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 3600 * 1000;

/** Removes what no run has made or used for a day. */
export async function forgetOld(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const old = path.join(folder, name);
    const { mtimeMs } = await stat(old).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY_MS) await rm(old, { recursive: true, force: true });
  }
}

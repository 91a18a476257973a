import fs from 'node:fs';

/** Room for the log's next files, and for recovering from it: without that the engine would die. */
const RESERVE_BYTES = 64 * 1024 * 1024;

export function isShortOfSpace(directory: string): boolean {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize < RESERVE_BYTES;
}

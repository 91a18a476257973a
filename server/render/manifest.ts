import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** Which files a module of the web client became. */
export type Manifest = Record<string, Chunk>;

export const ENTRY = 'index.html';

export async function readManifest(build: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(build, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** The chunk and everything that it imports statically. */
export function closure(manifest: Manifest, start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start) || !manifest[start]) return seen;
  seen.add(start);
  for (const next of manifest[start].imports ?? []) closure(manifest, next, seen);
  return seen;
}

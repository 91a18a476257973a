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

/**
 * The build's name of a module, of whose path the end is enough: a package may be linked from
 * elsewhere.
 */
export function moduleIn(manifest: Manifest, path: string): string {
  const module = Object.keys(manifest).find((name) => name === path || name.endsWith(`/${path}`));
  if (!module) throw new Error(`The build has no chunk of ${path}.`);
  return module;
}

/** The chunk and everything that it imports statically. */
export function closure(manifest: Manifest, start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start) || !manifest[start]) return seen;
  seen.add(start);
  for (const next of manifest[start].imports ?? []) closure(manifest, next, seen);
  return seen;
}

import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { pages, rows } from '../../site/pages';

type Context = Rolldown.ChunkingContext;

const HOME = ['src/pages/shell/TopBarMenus.tsx', pages.home.rendered];
const LANDINGS = [...HOME, ...rows.flatMap(([, { rendered = [] }]) => rendered)];

/** Whose pages share many small modules, and are opened one after the other. */
const AREAS: [name: string, folders: RegExp][] = [
  ['account', /\/src\/(pages\/(auth|profile)|entities\/account)\//],
  ['booking', /\/src\/(pages\/(checkout|trips)|entities\/booking)\//],
];

/**
 * The file of a module that several chunks need, so that a page which travellers land on comes in
 * few of them: on a slow line each costs more than its bytes. What the home page needs is one, what
 * only other landing pages share another, and so does what the pages of one area share.
 */
export function sharedPart(id: string, context: Context): string | null {
  if (id.includes('/node_modules/')) return null;
  const landings = [...landingsOver(id, context)];
  if (landings.length === 0) return AREAS.find(([, folders]) => folders.test(id))?.[0] ?? null;
  if (landings.some((page) => HOME.includes(page))) return 'home';
  return landings.length > 1 ? 'stay' : basename(landings[0]!, '.tsx');
}

/** The landing pages that import the module, straight or through others. */
function landingsOver(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const landing = LANDINGS.find((module) => id.endsWith(`/${module}`));
  if (landing) return new Set([landing]);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...landingsOver(importer, context, seen)]));
}

import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { FRAME } from '../../server/render/manifest';
import { pageFile } from '../../site/pageFile';
import { rows } from '../../site/pages';

type Context = Rolldown.ChunkingContext;

/** What the back office needs of the landing pages' own, and nothing else of theirs. */
const COMMON =
  /\/src\/ui\/(overlays\/(Dialog|useModal|useBackCloses)|actions\/IconButton|navigation\/Breadcrumb|fields\/FieldError|fields\/Field\.module)\b/;

const HOME = [FRAME, pageFile('home')];
/** Modules that a page is opened with before anything is pressed. */
export const LANDINGS = [
  ...HOME,
  ...rows.flatMap(([key, { rendered }]) => (rendered ? [pageFile(key)] : [])),
];

/** What pages share in many small modules, and who opens one of them opens others. */
const AREAS: [name: string, folders: RegExp][] = [
  ['account', /\/src\/(pages\/(auth|profile)\/|entities\/account\/|api\/accounts)/],
  ['booking', /\/src\/(pages\/(checkout|bookings)\/|entities\/booking\/|api\/(bookings|reviews))/],
  ['form', /\/src\/ui\/(form|fields)\//],
  ['pieces', /\/src\/ui\/(overlays\/|feedback\/|download)/],
  ['memory', /\/src\/state\/persistence\//],
  ['rules', /\/domain\//],
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
  if (COMMON.test(id)) return 'common';
  const [only = ''] = landings;
  return landings.length > 1 || only === pageFile('hotel') ? 'stay' : basename(only, '.tsx');
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

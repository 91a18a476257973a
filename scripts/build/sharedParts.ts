import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const HOME = /\/(HomePage|TopBarMenus)\.tsx$/;
const LANDINGS = /\/(HomePage|TopBarMenus|HotelsPage|HotelPage|RoomPage)\.tsx$/;

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
  const pages = [...landingsOver(id, context)];
  if (pages.length === 0) return AREAS.find(([, folders]) => folders.test(id))?.[0] ?? null;
  if (pages.some((page) => HOME.test(page))) return 'home';
  return pages.length > 1 ? 'stay' : (LANDINGS.exec(pages[0]!)?.[1] ?? null);
}

/** The landing pages that import the module, straight or through others. */
function landingsOver(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (LANDINGS.test(id)) return new Set([id]);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...landingsOver(importer, context, seen)]));
}

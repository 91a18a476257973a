import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/languages/languages';

interface Chunk {
  file: string;
  css?: string[];
  /** The styles of a page, its own and all that it imports, as one file. */
  sheet?: string;
  assets?: string[];
  imports?: string[];
}

/** Which files a module of the web client became, in the build of one language. */
export type Manifest = Record<string, Chunk>;

export const ENTRY = 'index.html';
/** The part of every page of the traveller's that comes right after the entry. */
export const FRAME = 'src/pages/shell/TopBarMenus.tsx';
/** Drawn on the server with a module, by programs that are loaded when somebody comes to them. */
export const LATER_PARTS: Readonly<Record<string, readonly string[]>> = {
  [FRAME]: ['src/pages/shell/Footer.tsx'],
  'src/pages/home/HomePage.tsx': ['src/pages/home/FeaturedHotels.tsx'],
  'src/pages/hotel/HotelPage.tsx': ['src/pages/hotel/HotelDetails.tsx'],
};
/** The same of the owner's and the administrator's. */
export const AREA = ['src/backoffice/partnerArea.tsx', 'src/backoffice/partnerRoutes.tsx'];
/** What every answer waits for that the client asks for itself. */
export const VALIDATION = 'src/api/answerValidation.ts';

/** The page and the manifest of the build in a language: a host that knows of one serves the first. */
export const indexFile = (language: Language) => `index${suffix(language)}.html`;
export const manifestPath = (language: Language) => `.vite/manifest${suffix(language)}.json`;

const suffix = (language: Language) => (language === DEFAULT_LANGUAGE ? '' : `.${language}`);

export async function readManifest(build: string, language: Language): Promise<Manifest> {
  return JSON.parse(await readFile(join(build, manifestPath(language)), 'utf8')) as Manifest;
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

/** The styles of all that these modules import, and of what is drawn with them, beyond the entry's. */
export function stylesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const drawn = modules.flatMap((module) => [module, ...(LATER_PARTS[module] ?? [])]);
  const chunks = drawn.flatMap((module) => beyondEntry(manifest, module));
  return [...new Set(chunks.flatMap(({ css = [] }) => css))];
}

/** The chunks that a module needs and the entry does not bring. */
export function beyondEntry(manifest: Manifest, module: string): Chunk[] {
  const entry = closure(manifest, ENTRY);
  return [...closure(manifest, module)]
    .filter((key) => !entry.has(key))
    .flatMap((key) => manifest[key] ?? []);
}

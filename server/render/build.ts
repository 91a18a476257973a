import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LANGUAGES, type Language } from '../../domain/languages/languages';
import type { InlineHashes } from '../http/securityHeaders';
import {
  beyondEntry,
  closure,
  ENTRY,
  indexFile,
  manifestPath,
  moduleIn,
  readManifest,
  stylesOf,
  type Manifest,
} from './manifest';
import { EARLY_CLICKS } from './earlyClicks';
import { frameOf, type Frame } from './frame';
import { LATER_FONTS } from './laterFonts';
import { MISSING_PROGRAM } from './missingProgram';
import { PREFETCH } from './prefetch';
import { renderThreads } from './renderThreads';
import { serverRenderings, type ServerRenderings } from './serverRendering';

interface PageFiles {
  /** The largest first: a browser has six connections to a server, and what waits for one of them should be short. */
  scripts: string[];
  styles: string[];
  /** All of a page's styles as one file, where the build made one. */
  sheet?: string;
  pictures: string[];
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** The web client with the texts of one language in its pages. */
export interface Client {
  /** Its index.html with the entry's styles in it, around what differs from page to page. */
  frame: Frame;
  /** What the chunk of a module needs beyond the entry's; the end of its path is enough. */
  filesOf(module: string): PageFiles;
}

/** What `npm run build` made of the web client. */
export interface Build {
  folder: string;
  clients: Readonly<Record<Language, Client>>;
  /** For the content security policy. */
  inlineHashes: InlineHashes;
  serverRendering: ServerRenderings;
}

export async function readBuild(folder: string, log: Log): Promise<Build> {
  const program = programIn(folder);
  const styles = new Set<string>();
  const clients: Partial<Record<Language, Client>> = {};
  for (const language of LANGUAGES) {
    const { css, ...client } = await readClient(folder, language);
    clients[language] = client;
    if (css) styles.add(hashOf(css));
  }
  return {
    folder,
    clients: clients as Build['clients'],
    inlineHashes: {
      styles: [...styles],
      scripts: [FIRST, EARLY_CLICKS, PREFETCH].map(hashOf),
    },
    serverRendering: serverRenderings(renderThreads(program, log)),
  };
}

async function readClient(folder: string, language: Language): Promise<Client & { css: string }> {
  const manifest = await readManifest(folder, language);
  const html = await readFile(join(folder, indexFile(language)), 'utf8');
  const css = await entryStyles(folder, manifest);
  return {
    css,
    frame: frameOf(withProgramLast(withScript(withStyles(html, css)))),
    filesOf: filesIn(await withSizes(folder, manifest)),
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The client's own program, built to run here. */
function programIn(folder: string): string {
  const file = join(folder, 'server', 'serverRendering.js');
  const needed = [file, ...LANGUAGES.map((language) => join(folder, manifestPath(language)))];
  if (!needed.every(existsSync)) {
    throw new Error('The build is not of this release: run "npm run build".');
  }
  return file;
}

/**
 * The styles stand in the page. The link to their file stays, and loads nothing: a chunk that finds
 * it does not fetch them once more, which would declare the fonts anew and move what stands there.
 */
function withStyles(html: string, css: string): string {
  if (!css) return html;
  return html
    .replaceAll('<link rel="stylesheet"', '<link disabled rel="stylesheet"')
    .replace('<!--head-->', `<style>${css}</style><!--head-->`);
}

const FIRST = LATER_FONTS + MISSING_PROGRAM;

/** Before the styles: by then it is known which fonts they ask for. */
function withScript(html: string): string {
  return html.replace('</title>', `</title><script>${FIRST}</script>`);
}

const PROGRAM = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Behind all that is seen: what the browser finds first has the line to itself, and the first picture comes as if there
 * were no program. The program comes hardly later, as the line is busy until its end in either order.
 */
function withProgramLast(html: string): string {
  const program = html.match(PROGRAM) ?? [];
  return html
    .replaceAll(PROGRAM, '')
    .replace('<!--seed-->', `<!--seed-->${program.join('')}<!--programs-->`);
}

async function entryStyles(folder: string, manifest: Manifest): Promise<string> {
  const files = [...closure(manifest, ENTRY)].flatMap((key) => manifest[key]?.css ?? []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  // Relative addresses were written for the file's own folder.
  return texts.join('').replaceAll('url(./', 'url(/assets/').trim();
}

/** The manifest, and how many bytes each of its programs has. */
async function withSizes(folder: string, manifest: Manifest): Promise<SizedManifest> {
  const chunks = Object.values(manifest);
  const sizes = await Promise.all(
    chunks.map(async ({ file }) => [file, (await stat(join(folder, file))).size] as const),
  );
  return { manifest, sizes: new Map(sizes) };
}

interface SizedManifest {
  manifest: Manifest;
  sizes: ReadonlyMap<string, number>;
}

/** Found once for each module: the build stays as it is. */
function filesIn({ manifest, sizes }: SizedManifest): Client['filesOf'] {
  const known = new Map<string, PageFiles>();
  return (module) => {
    const files =
      known.get(module) ?? filesBeyondEntry({ manifest, sizes }, moduleIn(manifest, module));
    known.set(module, files);
    return files;
  };
}

function filesBeyondEntry({ manifest, sizes }: SizedManifest, module: string): PageFiles {
  const sizeOf = ({ file }: { file: string }) => sizes.get(file) ?? 0;
  const chunks = beyondEntry(manifest, module).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const { sheet } = manifest[module] ?? {};
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: stylesOf(manifest, [module]).map((file) => `/${file}`),
    ...(sheet && { sheet: `/${sheet}` }),
    pictures: chunks.flatMap(({ assets = [] }) => assets).map((file) => `/${file}`),
  };
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  beyondEntry,
  closure,
  ENTRY,
  moduleIn,
  readManifest,
  stylesOf,
  type Manifest,
} from './manifest';
import { frameOf, type Frame } from './frame';
import { renderThreads } from './renderThreads';
import { serverRenderings, type ServerRenderings } from './serverRendering';

interface PageFiles {
  scripts: string[];
  styles: string[];
  /** All of a page's styles as one file, where the build made one. */
  sheet?: string;
  pictures: string[];
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** What `npm run build` made of the web client. */
export interface Build {
  folder: string;
  /** index.html with the entry's styles in it, around what differs from page to page. */
  frame: Frame;
  /** The inlined styles' hashes, for the content security policy. */
  styleHashes: string[];
  /** What the chunk of a module needs beyond the entry's; the end of its path is enough. */
  filesOf(module: string): PageFiles;
  serverRendering: ServerRenderings;
}

export async function readBuild(folder: string, log: Log): Promise<Build> {
  const manifest = await readManifest(folder);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const css = await entryStyles(folder, manifest);
  return {
    folder,
    frame: frameOf(withStyles(html, css)),
    styleHashes: css ? [`'sha256-${createHash('sha256').update(css).digest('base64')}'`] : [],
    filesOf: filesIn(manifest),
    serverRendering: serverRenderings(renderThreads(programIn(folder), log)),
  };
}

/** The client's own program, built to run here. */
function programIn(folder: string): string {
  const file = join(folder, 'server', 'serverRendering.js');
  if (!existsSync(file)) throw new Error('The build is not of this release: run "npm run build".');
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

async function entryStyles(folder: string, manifest: Manifest): Promise<string> {
  const files = [...closure(manifest, ENTRY)].flatMap((key) => manifest[key]?.css ?? []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  // Relative addresses were written for the file's own folder.
  return texts.join('').replaceAll('url(./', 'url(/assets/').trim();
}

/** Found once for each module: the build stays as it is. */
function filesIn(manifest: Manifest): Build['filesOf'] {
  const known = new Map<string, PageFiles>();
  return (module) => {
    const files = known.get(module) ?? filesBeyondEntry(manifest, moduleIn(manifest, module));
    known.set(module, files);
    return files;
  };
}

function filesBeyondEntry(manifest: Manifest, module: string): PageFiles {
  const chunks = beyondEntry(manifest, module);
  const { sheet } = manifest[module] ?? {};
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: stylesOf(manifest, [module]).map((file) => `/${file}`),
    ...(sheet && { sheet: `/${sheet}` }),
    pictures: chunks.flatMap(({ assets = [] }) => assets).map((file) => `/${file}`),
  };
}

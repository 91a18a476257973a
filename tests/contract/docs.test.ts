import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SETTING = /`((?:[A-Z][A-Z\d]*_)+[A-Z\d]+)(?:=[^`]*)?`/g;
const PLACE = /`((?:demo|docs|domain|scripts|server|site|src|tests)\/[\w./-]+)`/g;

async function documents(): Promise<[file: string, text: string][]> {
  const inDocs = (await readdir('docs', { recursive: true })).map((name) =>
    path.join('docs', name),
  );
  const files = ['README.md', 'CONTRIBUTING.md', ...inDocs.filter((name) => name.endsWith('.md'))];
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]),
  );
}

/** What a document names and is not there, as `document: name`. */
async function missing(named: RegExp, isThere: (name: string) => boolean): Promise<string[]> {
  const names = (await documents()).flatMap(([file, text]) =>
    [...text.matchAll(named)].map(([, name]) => ({ file, name: name! })),
  );
  expect(names.length).toBeGreaterThan(5);
  return names.filter(({ name }) => !isThere(name)).map(({ file, name }) => `${file}: ${name}`);
}

it('the documents name only scripts that exist', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(await missing(/npm run ([\w:]+)/g, (name) => name in scripts)).toEqual([]);
});

it('the documents name only settings, constants, and codes of errors, that exist', async () => {
  const readers = [
    'server/settings.ts',
    'server/secretFiles.ts',
    'src/api/environment.ts',
    'scripts/browser.ts',
    'server/live/eventText.ts',
    'server/live/liveStreams.ts',
    'src/api/retryBackoff.ts',
    'src/backoffice/partner/live/useLiveChanges.ts',
    'openapi.yaml',
  ];
  const texts = await Promise.all(readers.map((file) => readFile(file, 'utf8')));
  expect(await missing(SETTING, (name) => texts.some((text) => text.includes(name)))).toEqual([]);
});

it('the documents name only files and folders that exist', async () => {
  expect(await missing(PLACE, existsSync)).toEqual([]);
});

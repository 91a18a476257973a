import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const DOCUMENT = 'docs/ten-changes.md';
const HAND_WRITTEN = /(?<!\.gen)\.tsx?$/;

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** The table's rows: what is changed, the word to look for, the files that it touches. */
async function changes(): Promise<[change: string, word: string, files: string[]][]> {
  const rows = (await readFile(DOCUMENT, 'utf8'))
    .split('\n')
    .filter((line) => /^\| an? |^\| \w/.test(line));
  return rows.slice(1).map((row) => {
    const [, change = '', word, files] = row.split('|');
    // Folders say where one more file goes.
    const known = named(files).filter((file) => existsSync(file) && statSync(file).isFile());
    return [change.trim(), named(word)[0] ?? '', known.filter((file) => !file.startsWith('docs/'))];
  });
}

async function sources(): Promise<[file: string, text: string][]> {
  const folders = ['domain', 'site', 'server', 'src'];
  const inFolders = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.posix.join(folder, name)),
    ),
  );
  const files = ['openapi.yaml', ...inFolders.flat().filter((name) => HAND_WRITTEN.test(name))];
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]),
  );
}

it('each of the ten changes touches the files that the document names, and no other', async () => {
  const all = await sources();
  const table = await changes();
  expect(table).toHaveLength(10);
  const knowing = (word: string) =>
    all.filter(([, text]) => text.includes(word)).map(([file]) => file);
  expect(table.map(([change, word]) => [change, knowing(word).sort()])).toEqual(
    table.map(([change, , files]) => [change, files.sort()]),
  );
});

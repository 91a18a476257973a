import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDERS = ['demo', 'domain', 'scripts', 'server', 'site', 'src', 'tests'];
const CODE = /\.(ts|tsx|mjs)$/;

interface Retired {
  word: string;
  /** The folder in which it has kept a meaning of its own. */
  home: string | undefined;
}

/** The last table: names, with `*` for any letters, and what is said instead, with such a folder. */
async function retiredWords(): Promise<Retired[]> {
  const glossary = await readFile('docs/glossary.md', 'utf8');
  const rows = glossary.split('## Retired words')[1]!.split('\n');
  return rows.flatMap((row) => {
    const [, words = '', instead = ''] = row.split('|');
    const home = /`([^`]+\/)`/.exec(instead)?.[1];
    return [...words.matchAll(/`([^`]+)`/g)].map(([, word]) => ({ word: word!, home }));
  });
}

async function namesIn(folder: string): Promise<[file: string, names: Set<string>][]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => CODE.test(file));
  return Promise.all(
    files.map(async (name): Promise<[string, Set<string>]> => {
      const file = path.join(folder, name);
      const code = await readFile(file, 'utf8');
      return [file, new Set([...code.matchAll(/[\w$]+/g), ...name.matchAll(/\w+/g)].flat())];
    }),
  );
}

it('no name holds a retired word of the glossary', async () => {
  const words = await retiredWords();
  expect(words.length).toBeGreaterThan(15);
  const patterns = words.map(({ word, home }) => ({
    pattern: new RegExp(`^${word.replaceAll('*', '\\w*')}$`),
    isAtHome: (file: string) => home !== undefined && file.startsWith(home),
  }));
  const found: string[] = [];
  for (const folder of FOLDERS) {
    for (const [file, names] of await namesIn(folder)) {
      for (const name of names) {
        const isRetired = patterns.some((one) => one.pattern.test(name) && !one.isAtHome(file));
        if (isRetired) found.push(`${file}: ${name}`);
      }
    }
  }
  expect(found).toEqual([]);
});

it('the contract has no extension by a retired word', async () => {
  const contract = await readFile('openapi.yaml', 'utf8');
  expect((await retiredWords()).filter(({ word }) => contract.includes(`${word}:`))).toEqual([]);
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDERS = ['demo', 'domain', 'scripts', 'server', 'site', 'src', 'tests'];
const CODE = /\.(ts|tsx|mjs)$/;

/** The first column of the last table: names, with `*` for any letters. */
async function retiredWords(): Promise<string[]> {
  const glossary = await readFile('docs/glossary.md', 'utf8');
  const rows = glossary.split('## Retired words')[1]!.split('\n');
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word!),
  );
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
  const patterns = words.map((word) => new RegExp(`^${word.replaceAll('*', '\\w*')}$`));
  const found: string[] = [];
  for (const folder of FOLDERS) {
    for (const [file, names] of await namesIn(folder)) {
      for (const name of names) {
        if (patterns.some((pattern) => pattern.test(name))) found.push(`${file}: ${name}`);
      }
    }
  }
  expect(found).toEqual([]);
});

it('the contract has no extension by a retired word', async () => {
  const contract = await readFile('openapi.yaml', 'utf8');
  expect((await retiredWords()).filter((word) => contract.includes(`${word}:`))).toEqual([]);
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_FAULTS } from '../src/faults';

const SOURCES = path.join(process.cwd(), 'examples/backend/src');

async function codeOfAll(): Promise<string> {
  const names = await readdir(SOURCES, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.startsWith('faults'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(SOURCES, name), 'utf8')));
  return texts.join('\n');
}

it('every fault stands somewhere in the code', async () => {
  const code = await codeOfAll();
  const isUsed = (name: string) => code.includes(`'${name}'`);
  expect(ALL_FAULTS.filter(({ name }) => !isUsed(name))).toEqual([]);
});

it('every family has seven or more, and all of them are named once', () => {
  const families = [...new Set(ALL_FAULTS.map(({ family }) => family))];
  const sizeOf = (name: string) => ALL_FAULTS.filter(({ family }) => family === name).length;
  expect(families.filter((family) => sizeOf(family) < 7)).toEqual([]);
  expect(ALL_FAULTS.length).toBeGreaterThanOrEqual(74);
  expect(new Set(ALL_FAULTS.map(({ name }) => name)).size).toBe(ALL_FAULTS.length);
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
/** What is said to an element, or to `classNames`, in words instead of a sheet's own class. */
const WORDS = /className="([^"]+)"|classNames\(\s*'([^']+)'/g;

interface Use {
  file: string;
  sheet: string;
  /** By name; null where any class of the sheet may be meant. */
  name: string | null;
}

async function filesOf(ending: RegExp): Promise<string[]> {
  const files = await readdir('src', { recursive: true });
  return files.filter((file) => ending.test(file)).map((file) => path.join('src', file));
}

async function classesOf(sheet: string): Promise<Set<string>> {
  const css = (await readFile(sheet, 'utf8')).replaceAll(/:global\([^)]*\)|\/\*[^]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
}

async function usesIn(file: string): Promise<Use[]> {
  const code = await readFile(file, 'utf8');
  return [...code.matchAll(IMPORT)].flatMap(([line, styles, relative]) => {
    const sheet = path.join(path.dirname(file), relative!);
    const rest = code.replace(line, '');
    const named = [...rest.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))];
    const uses: Use[] = named.map(([, name]) => ({ file, sheet, name: name! }));
    return rest.includes(`${styles}[`) ? [...uses, { file, sheet, name: null }] : uses;
  });
}

async function allUses(): Promise<Use[]> {
  return (await Promise.all((await filesOf(/\.tsx?$/)).map(usesIn))).flat();
}

it('every class that a component names stands in its style sheet', async () => {
  const missing = (await allUses()).map(async ({ file, sheet, name }) =>
    name === null || (await classesOf(sheet)).has(name) ? [] : [`${file}: ${name}`],
  );
  expect((await Promise.all(missing)).flat()).toEqual([]);
});

it('every class of a style sheet is named by a component', async () => {
  const uses = await allUses();
  const unnamed = (await filesOf(/\.module\.css$/)).map(async (sheet) => {
    const own = uses.filter((use) => use.sheet === sheet);
    const free = own.some(({ name }) => name === null);
    const names = new Set(own.map(({ name }) => name));
    return [...(await classesOf(sheet))]
      .filter((name) => !free && !names.has(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect((await Promise.all(unnamed)).flat()).toEqual([]);
});

it('every class that is shared by all sheets is one of the theme, and is used', async () => {
  const sheets = ['src/ui/theme/base.css', 'src/ui/theme/shared.css'];
  const known = new Set((await Promise.all(sheets.map(classesOf))).flatMap((names) => [...names]));
  const files = await filesOf(/\.tsx$/);
  const said = files.map(async (file) => {
    const code = await readFile(file, 'utf8');
    return [...code.matchAll(WORDS)].flatMap(([, one, other]) => (one ?? other)!.split(' '));
  });
  expect(new Set((await Promise.all(said)).flat())).toEqual(known);
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** The classes that a component names and its style sheet does not have. */
async function missingIn(file: string): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  const uses = [...code.matchAll(IMPORT)].map(async ([line, styles, sheet]) => {
    const css = await readFile(path.join(path.dirname(file), sheet!), 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
    const named = code.replace(line, '').matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
    return [...named].filter(([, name]) => !classes.has(name!)).map(([use]) => `${file}: ${use}`);
  });
  return (await Promise.all(uses)).flat();
}

it('every class that a component names stands in its style sheet', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.tsx$/.test(file));
  const missing = await Promise.all(files.map((file) => missingIn(path.join('src', file))));
  expect(missing.flat()).toEqual([]);
});

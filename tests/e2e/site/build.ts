import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, type Language } from '../../../domain/languages/languages';
import { readManifest } from '../../../server/render/manifest';

/** The address of the built program of a page or another module that is loaded when needed, by who reads that language. */
export async function builtFile(
  module: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<string> {
  const chunk = (await readManifest('dist', language))[module];
  if (!chunk) throw new Error(`${module} has no file of its own in the build.`);
  return `/${chunk.file}`;
}

/** Keeps a page's program from arriving until what is returned is called. */
export async function holdBack(page: Page, module: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${await builtFile(module)}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The addresses of the built programs that contain a text. */
export async function builtFilesWith(text: string): Promise<string[]> {
  const names = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'));
  const programs = await Promise.all(
    names.map(async (name) => [name, await readFile(`dist/assets/${name}`, 'utf8')] as const),
  );
  return programs
    .filter(([, program]) => program.includes(text))
    .map(([name]) => `/assets/${name}`);
}

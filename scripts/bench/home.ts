import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../domain/languages/languages';
import { closure, ENTRY, readManifest } from '../../server/render/manifest';
import { benchPaint } from './paint';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const SCRIPT_BUDGET_KB = 91;
const STYLE_BUDGET_KB = 8;

/**
 * Bytes that the home page loads before anything is clicked, which is the entry's static import
 * closure, and how soon the landing pages are painted.
 */
export async function benchHome(): Promise<void> {
  if (!existsSync(dist)) throw new Error('There is no build: run "npm run build" first.');
  for (const language of LANGUAGES) {
    const manifest = await readManifest(dist, language);
    const chunks = [...closure(manifest, ENTRY)].flatMap((key) => manifest[key] ?? []);
    const scripts = chunks.map(({ file }) => file);
    const styles = chunks.flatMap(({ css = [] }) => css);
    await report(`scripts (${language})`, scripts, SCRIPT_BUDGET_KB);
    await report(`styles (${language})`, styles, STYLE_BUDGET_KB);
  }
  await benchPaint();
}

async function report(name: string, files: string[], budgetKb: number): Promise<void> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(`${dist}${file}.br`)).size),
  );
  const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const verdict = kb <= budgetKb ? 'within' : 'OVER';
  console.log(
    `home ${name}: ${kb.toFixed(1)} KB brotli in ${files.length} files (${verdict} ${budgetKb} KB)`,
  );
  if (kb > budgetKb) process.exitCode = 1;
}

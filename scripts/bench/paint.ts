import { chromium, type Browser, type Page } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp, type AppParts } from '../../server/app';
import { auditor } from '../../server/audit/auditor';
import { hotelTransactions } from '../../server/bookings/hotelTransactions';
import { systemClock } from '../../server/clock';
import { openDatabase } from '../../server/db/db';
import { seedDemoData } from '../../demo/seed';
import { migrate } from '../../server/db/migrate';
import { imageStore } from '../../server/files/openStore';
import { readSettings } from '../../server/settings';
import { readBuild, type Build } from '../../server/render/build';
import { launchOptions, obtainBrowser } from '../browser';

const TIMES = 5;
const LIMIT_MS = 120_000;
const REST_MS = 1000;
/** A phone of the middle on a slow line, as Lighthouse and DevTools have them. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const PROCESSOR = { rate: 4 };
const LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};

const pages = [
  { path: '/', budget: 1.4 },
  { path: '/hotels', budget: 1.4 },
  { path: '/hotels/1', budget: 1.6 },
  { path: '/hotels/rooms/1', budget: 1.6 },
];
const LANGUAGES = ['vi', 'en'] as const;
const MAX_SHIFT = 0.02;

type Language = (typeof LANGUAGES)[number];

interface Paint {
  largest: number;
  shift: number;
}
interface Pair {
  own: Paint;
  bare: Paint;
}

/** How late the largest paint of a page is, beside that of the same page without its scripts. */
export async function benchPaint(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nghi-dau-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const log = pino({ level: 'error' });
  const database = await openDatabase({ ...settings, log });
  const { db } = database;
  const inHotelTransaction = hotelTransactions(database.bookings);
  await migrate(db);
  const images = await imageStore({ settings, log });
  const readiness = { isStopping: false };
  const rest = { images, readiness, mailQueued: () => {}, clock: systemClock, settings, log };
  const parts = { db, database, inHotelTransaction, ...rest };
  await seedDemoData(db, parts);
  const build = await readBuild(fileURLToPath(new URL('../../dist', import.meta.url)));
  const all = { ...parts, auditor: auditor(parts), mailsGivenUp: () => 0 };
  const own = await listening({ ...all, build });
  const bare = await listening({ ...all, build: withoutScripts(build) });
  const browser = await chromium.launch(launchOptions(await obtainBrowser()));
  try {
    for (const { path, budget } of pages) {
      for (const language of LANGUAGES) {
        const pairs: Pair[] = [];
        // By turns: whatever else the machine does then slows both.
        for (let time = 0; time < TIMES; time += 1) {
          pairs.push({
            bare: await paintOf(browser, bare.url + path, language),
            own: await paintOf(browser, own.url + path, language),
          });
        }
        report(`${path} (${language})`, budget, pairs);
      }
    }
  } finally {
    await browser.close();
    await own.app.close();
    await bare.app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function withoutScripts(build: Build): Build {
  return {
    ...build,
    html: build.html
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, ''),
    filesOf: (page) => ({ ...build.filesOf(page), scripts: [] }),
  };
}

async function listening(parts: AppParts): Promise<{ app: FastifyInstance; url: string }> {
  const app = await buildApp(parts);
  await app.listen({ port: 0 });
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

async function paintOf(browser: Browser, url: string, language: Language): Promise<Paint> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: 'language', value: language, url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'networkidle', timeout: LIMIT_MS });
    await page.waitForTimeout(REST_MS);
    return await seen(page);
  } finally {
    await context.close();
  }
}

type Watching = typeof globalThis & { paint: Paint };

/** Runs in the page, before anything of its own. */
function watchPaint(): void {
  const paint = { largest: 0, shift: 0 };
  (globalThis as Watching).paint = paint;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.shift += (entry as unknown as Shift).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Shift {
  value: number;
}

function seen(page: Page): Promise<Paint> {
  return page.evaluate(() => (globalThis as Watching).paint);
}

function report(path: string, budget: number, pairs: Pair[]): void {
  const own = median(pairs.map((pair) => pair.own.largest));
  const bare = median(pairs.map((pair) => pair.bare.largest));
  const shift = Math.max(...pairs.map((pair) => pair.own.shift));
  const ratio = own / bare;
  console.log(
    `${path}: largest paint after ${own.toFixed(0)} ms, ${ratio.toFixed(2)} of the ` +
      `${bare.toFixed(0)} ms without scripts (${ratio <= budget ? 'within' : 'OVER'} ${budget}), ` +
      `layout shift at most ${shift.toFixed(3)} ` +
      `(${shift <= MAX_SHIFT ? 'within' : 'OVER'} ${MAX_SHIFT})`,
  );
  if (ratio > budget || shift > MAX_SHIFT) process.exitCode = 1;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

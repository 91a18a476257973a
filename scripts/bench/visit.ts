import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../domain/languages/languages';

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
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What a visitor waits for; moments and durations in milliseconds since the page was asked for. */
export interface Visit {
  first: number;
  largest: number;
  /** Every control on the first screen answers; 0 if none ever did. */
  pressable: number;
  /** What of tasks after the first paint is longer than 50 ms. */
  blocked: number;
  shift: number;
  /** Of scripts until nothing more is asked for, brotli, KB of 1000 bytes. */
  scriptKb: number;
}

/** Opens a page as a phone on a slow line that has never been here, and waits until it rests. */
export function visit(browser: Browser, url: string, language: Language): Promise<Visit> {
  return onSlowLine(browser, { ...PHONE, hasTouch: true }, async (page, scripts) => {
    await page.context().addCookies([{ name: 'language', value: language, url }]);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle', timeout: LIMIT_MS });
    await page.waitForTimeout(REST_MS);
    const seen = await page.evaluate(() => (globalThis as Watching).visit);
    return { ...seen, scriptKb: await kilobytes([...scripts]) };
  });
}

/** A browser that has never been here, on a slow line and with a slow processor; `scripts` are those that it asks for. */
export async function onSlowLine<Seen>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page, scripts: ReadonlySet<string>) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    // What the runner of this script leaves in functions that are sent to the page.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    return await use(page, scripts);
  } finally {
    await context.close();
  }
}

export async function kilobytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(`${dist}${file}.br`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

type Watching = typeof globalThis & { visit: Omit<Visit, 'scriptKb'> };
type Shift = PerformanceEntry & { value: number };

/** Runs in the page, before anything of its own. */
function watch(): void {
  const visit = { first: 0, largest: 0, pressable: 0, blocked: 0, shift: 0 };
  (globalThis as Watching).visit = visit;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (visit.largest = startTime));
  on('layout-shift', (entry) => (visit.shift += (entry as Shift).value));
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.first = startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    if (visit.first > 0 && startTime >= visit.first) visit.blocked += duration - 50;
  });
  // React keeps with an element that it has taken over what it was given.
  const isTakenOver = (control: Element) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps'));
  const isOnFirstScreen = (control: Element) => {
    const { width, top } = control.getBoundingClientRect();
    return width > 0 && top < innerHeight;
  };
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('main button, main input, main select')];
    const there = controls.filter(isOnFirstScreen);
    if (visit.first === 0 || there.length === 0 || !there.every(isTakenOver)) return;
    visit.pressable = performance.now();
    clearInterval(timer);
  }, 16);
}

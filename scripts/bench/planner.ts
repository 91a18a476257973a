import { chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { addDays, vietnamToday } from '../../domain/stays/stay';
import { recordHotelChange } from '../../server/db/changeRecording';
import type { Changed } from '../../server/db/hotelChange';
import { launchOptions, obtainBrowser } from '../browser';
import { fillHouse, HOUSE } from './house';
import { compare, get, withProduct, type Bench } from './harness';

/** Of the server's answer. */
const within = { ms: 40, statements: 6 };
const SLOWED = 4;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** All has been asked for by then: a page that listens to an event stream never rests. */
const SETTLED_MS = 3_000;
const GRID = '[role="grid"]';
/** How wide a day is drawn where there are many. */
const DAY = 44;

/** The most that there may be of each; of keys the slowest and the median, of tasks the longest. */
const budgets = {
  nodes: 1500,
  usableMs: 1200,
  taskMs: 50,
  keyMs: 50,
  keyMedianMs: 50,
  dropMs: 100,
  liveMs: 2000,
  shift: 0,
  scriptKb: 35,
};
type Figures = Record<keyof typeof budgets, number>;

/** The planner of a hotel with 500 rooms over 60 days: the server's answer, and the page with its processor slowed. */
export async function benchPlanner(): Promise<void> {
  await withProduct(fillHouse, measure, { withPages: true });
}

async function measure({ url, db, engine, counting, tokenOf }: Bench): Promise<void> {
  const token = await tokenOf(1);
  const from = addDays(vietnamToday(new Date()), -1);
  console.log(`\n${engine}: the planner, ${HOUSE.rooms} rooms, ${HOUSE.days} days`);
  const path = `/api/partner/hotels/1/calendar?from=${from}&days=${HOUSE.days}`;
  const ask = () => get(url + path, token);
  await compare('asked again', counting, ask, within);
  const after = (what: Changed) => () => recordHotelChange(db, 1, what).then(ask);
  const { rows } = await sql<{ code: string }>`select code from bookings limit 1`.execute(db);
  const ids = rows.map(({ code }) => code);
  await compare('changed', counting, after({ kind: 'BOOKINGS', ids }), within);
  await compare('rooms', counting, after({ kind: 'ROOMS' }), within);
  await compare('anew', counting, after({ kind: 'BOOKINGS' }), within);
  const browser = await chromium.launch(launchOptions(await obtainBrowser()));
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    await context.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token);
    // What the runner of this script leaves in functions that are sent to the page.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await context.addInitScript(watch);
    const page = await context.newPage();
    const shell = await scriptsOf(page, `${url}/partner/settings`);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const own = await scriptsOf(page, `${url}/partner/calendar?days=${HOUSE.days}`);
    report({
      ...(await figuresOf(page)),
      liveMs: await live(page, (reason) => closeRoom({ url, token }, reason)),
      scriptKb: await kilobytes(own.filter((script) => !shell.includes(script))),
    });
  } finally {
    await browser.close();
  }
}

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  page.off('request', note);
  return [...scripts];
}

async function figuresOf(page: Page): Promise<Omit<Figures, 'scriptKb' | 'liveMs'>> {
  await page.waitForFunction(() => (globalThis as Watching).seen.usable > 0);
  const usableMs = await page.evaluate(() => (globalThis as Watching).seen.usable);
  const nodes = await page.locator(`${GRID} *`).count();
  await page.locator(`${GRID} [data-bar]`).nth(3).click();
  const keys = await keyTimes(page);
  const dropMs = await drop(page);
  await page.evaluate(() => ((globalThis as Watching).seen.tasks = []));
  await page.locator('[data-planner]').hover();
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(turn % 5 === 4 ? 200 : 0, 300);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(0))));
  }
  const { tasks, shift } = await page.evaluate(() => (globalThis as Watching).seen);
  return {
    ...{ nodes, usableMs, dropMs, shift },
    keyMs: keys.at(-1) ?? NaN,
    keyMedianMs: keys[keys.length >> 1] ?? NaN,
    taskMs: Math.max(0, ...tasks),
  };
}

/** From each key to the focus, the fastest first. */
async function keyTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  const keys = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'PageDown'];
  for (const key of [...keys, ...keys]) {
    await page.evaluate(() => {
      const { seen } = globalThis as Watching;
      seen.focused = 0;
      addEventListener('keydown', ({ timeStamp }) => (seen.pressed = timeStamp), {
        once: true,
        capture: true,
      });
      addEventListener('focusin', () => (seen.focused = performance.now()), { once: true });
    });
    await page.keyboard.press(key);
    await page.waitForFunction(() => (globalThis as Watching).seen.focused > 0);
    times.push(
      await page.evaluate(() => {
        const { focused, pressed } = (globalThis as Watching).seen;
        return focused - pressed;
      }),
    );
  }
  return times.toSorted((a, b) => a - b);
}

/** One in the middle of what is seen; the night after it is free, as in the whole house. */
function barInSight(page: Page): Promise<{ id: string | null; x: number; y: number }> {
  return page.evaluate(() => {
    const frame = document.querySelector('[data-planner]')?.getBoundingClientRect();
    const [middle, centre] = [(frame?.left ?? 0) + 500, (frame?.top ?? 0) + 180];
    for (let dy = 0; dy < 120; dy += 8) {
      for (let dx = 0; dx < 200; dx += 8) {
        const [x, y] = [middle + dx, centre + dy];
        const bar = document.elementFromPoint(x, y)?.closest('[data-bar]');
        const { left = 0, right = 0 } = bar?.getBoundingClientRect() ?? {};
        // Not by its edges, which make it longer or shorter.
        if (bar && x - left > 12 && right - x > 12) {
          return { id: bar.getAttribute('data-bar'), x, y };
        }
      }
    }
    throw new Error('No bar is in sight.');
  });
}

/** From a bar's being let go a day later until it stands there. */
async function drop(page: Page): Promise<number> {
  const { id, x, y } = await barInSight(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y);
  await page.mouse.move(x + DAY, y);
  await page.evaluate((id) => {
    const { seen } = globalThis as Watching;
    const leftOf = () => document.querySelector(`[data-bar="${id}"]`)?.getBoundingClientRect().left;
    const home = leftOf();
    seen.dropped = 0;
    addEventListener(
      'mouseup',
      ({ timeStamp }) => {
        const look = () => {
          if (leftOf() !== home) seen.dropped = performance.now() - timeStamp;
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  }, id);
  await page.mouse.up();
  await page.waitForFunction(() => (globalThis as Watching).seen.dropped > 0);
  // The guest would be told: the question is answered with no.
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  return page.evaluate(() => (globalThis as Watching).seen.dropped);
}

/** The first row's room in the night that nobody has, as {@link fillHouse} has it. */
const free = { room: HOUSE.types, night: addDays(vietnamToday(new Date()), 2 + (HOUSE.types % 3)) };

/** A colleague closes a room: from the answer to that until it is drawn here. */
async function live(page: Page, close: (reason: string) => Promise<void>): Promise<number> {
  await page.locator('[data-planner]').evaluate((scroller) => scroller.scrollTo(0, 0));
  const reason = 'Sơn lại';
  await close(reason);
  const answered = performance.now();
  await page.locator(GRID).getByTitle(reason).waitFor();
  return performance.now() - answered;
}

async function closeRoom(
  { url, token }: { url: string; token: string },
  reason: string,
): Promise<void> {
  const { room, night } = free;
  const answer = await fetch(`${url}/api/partner/hotels/1/rooms/${room}/closures`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ from: night, to: addDays(night, 1), reason }),
  });
  if (answer.status !== 201) throw new Error(`closing answered ${answer.status}`);
}

async function kilobytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(`${dist}${file}`)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function report(figures: Figures): void {
  for (const [name, budget] of Object.entries(budgets)) {
    const figure = figures[name as keyof Figures];
    const isOver = !(figure <= budget);
    if (isOver) process.exitCode = 1;
    const text = figure.toFixed(name === 'shift' ? 3 : 1);
    console.log(
      `  ${name.padEnd(11)} ${text.padStart(8)}${isOver ? ` !! over ${budget}` : ` (within ${budget})`}`,
    );
  }
}

interface Seen {
  usable: number;
  tasks: number[];
  shift: number;
  pressed: number;
  focused: number;
  dropped: number;
}
type Watching = typeof globalThis & { seen: Seen };

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Seen = { usable: 0, tasks: [], shift: 0, pressed: 0, focused: 0, dropped: 0 };
  (globalThis as Watching).seen = seen;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('longtask', ({ duration }) => seen.tasks.push(duration));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  const look = () => {
    if (!document.querySelector('[role="grid"] [data-bar]')) return requestAnimationFrame(look);
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/calendar?'));
    seen.usable = performance.now() - (answer ? answer.startTime + answer.duration : 0);
    return undefined;
  };
  requestAnimationFrame(look);
}

import { chromium, type Browser } from '@playwright/test';
import { launchOptions, obtainBrowser } from '../browser';
import { kilobytes, onSlowLine } from './visit';

const TIMES = 5;
const SETTLED_MS = 2000;
const DESK = { viewport: { width: 1280, height: 800 } };

/** The most that the page may take of each. */
const budgets = { rowsMs: 4000, scriptKb: 300, taskMs: 200, shift: 0.05 };
type Figures = Record<keyof typeof budgets, number>;

/** A partner's bookings, 50 to a page, in a browser that has never been there: when the first of them can be read. */
export async function benchFirstRows(url: string, token: string): Promise<void> {
  const browser = await chromium.launch(launchOptions(await obtainBrowser()));
  try {
    const visits: Figures[] = [];
    for (let time = 0; time < TIMES; time += 1) visits.push(await firstRows(browser, url, token));
    report(visits);
  } finally {
    await browser.close();
  }
}

function firstRows(browser: Browser, url: string, token: string): Promise<Figures> {
  return onSlowLine(browser, DESK, async (page, scripts) => {
    await page.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token);
    await page.addInitScript(watch);
    await page.goto(`${url}/partner/bookings?size=50`);
    await page.waitForFunction(() => (globalThis as Watching).seen.rows > 0);
    await page.waitForTimeout(SETTLED_MS);
    const { rows, tasks, shift } = await page.evaluate(() => (globalThis as Watching).seen);
    const scriptKb = await kilobytes([...scripts]);
    return { rowsMs: rows, scriptKb, taskMs: Math.max(0, ...tasks), shift };
  });
}

/** The median of each. */
function report(visits: readonly Figures[]): void {
  for (const [name, budget] of Object.entries(budgets)) {
    const figures = visits.map((visit) => visit[name as keyof Figures]).toSorted((a, b) => a - b);
    const figure = figures[figures.length >> 1] ?? NaN;
    const isOver = !(figure <= budget);
    if (isOver) process.exitCode = 1;
    const text = figure.toFixed(name === 'shift' ? 3 : 0).padStart(6);
    console.log(
      `  ${name.padEnd(8)} ${text}${isOver ? ` !! over ${budget}` : ` (within ${budget})`}`,
    );
  }
}

interface Seen {
  rows: number;
  /** Long ones once the rows are there. */
  tasks: number[];
  shift: number;
}
type Watching = typeof globalThis & { seen: Seen };

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Seen = { rows: 0, tasks: [], shift: 0 };
  (globalThis as Watching).seen = seen;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('longtask', ({ startTime, duration }) => {
    if (seen.rows > 0 && startTime > seen.rows) seen.tasks.push(duration);
  });
  on(
    'layout-shift',
    (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value),
  );
  const look = () => {
    // The name of who booked, which no skeleton shows.
    const isRead = [...document.querySelectorAll('tbody td')].some(({ textContent }) =>
      textContent.includes('Nguyễn'),
    );
    if (isRead) seen.rows = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

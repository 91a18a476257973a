import type { Browser, Page } from '@playwright/test';
import type { Contract } from '../contract/contract';
import { shapesOf } from '../contract/shapes';
import type { Skip, Step } from '../context';
import { newFindings, type Finding } from '../findings';
import type { Recording } from '../record/recording';
import { failuresOf, reportsOf, withoutAnswer, type Seen } from './faults';
import { lookAt } from './looks';
import { newLookup, type Lookup } from './lookup';
import { ORIGIN, setStage } from './stage';
import type { Visit } from './visits';

export interface Play {
  recording: Recording;
  contract: Contract;
  clientFolder: string;
}

export interface Shown {
  findings: Finding[];
  skipped: Skip[];
  steps: Step[];
  /** How many answers of the recording were asked for. */
  requests: number;
}

/** A small telephone, and a desk. */
const SIZES = [
  // A form waits for a third of a second before it asks.
  { width: 360, height: 740, looks: 10 },
  { width: 1280, height: 800, looks: 3 },
];
/** A page waits more than it works. */
const AT_ONCE = 3;
const PHASE = 'replay';

/** Opens every page in a browser of its own, as new to it as to whoever comes first. */
export async function showAll(
  browser: Browser,
  play: Play,
  visits: readonly Visit[],
  onScreen: (screen: string) => void = () => {},
): Promise<Shown> {
  const lookup = newLookup(play.contract, play.recording.entries);
  const held = { contract: play.contract, shapes: shapesOf(play.contract) };
  const findings = newFindings();
  findings.phase = PHASE;
  const shown: Omit<Shown, 'findings'> = { skipped: [], steps: [], requests: 0 };
  const left = [...visits];
  const work = async () => {
    for (let visit = left.shift(); visit; visit = left.shift()) {
      onScreen(visit.screen);
      const began = Date.now();
      const seen = visit.at === undefined ? [] : await show(browser, play, lookup, visit);
      const reports = seen.flatMap((one) => reportsOf(one, held));
      for (const report of reports) findings.report(report);
      const skips = reports.length > 0 ? [] : skipsOf(visit, seen);
      const outcome = reports.length > 0 ? 'failed' : skips.length > 0 ? 'skipped' : 'passed';
      shown.skipped.push(...skips);
      shown.requests += seen[0]?.requests.answered.size ?? 0;
      shown.steps.push({ phase: PHASE, name: visit.screen, outcome, ms: Date.now() - began });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...shown, findings: findings.all() };
}

/** Of a screen that tells of a failure, why it may. */
function skipsOf(visit: Visit, seen: Seen[]): Skip[] {
  const { screen, asker } = visit;
  const [first] = seen;
  if (!first) return [{ what: screen, why: `nothing was recorded that it shows to ${asker}` }];
  const isFailure = seen.some(({ look }) => failuresOf(visit, look).length > 0);
  const whys = isFailure ? withoutAnswer(first.requests) : [];
  return whys.map((why) => ({ what: screen, why }));
}

/** What it looks like on each size, the smallest first. */
async function show(
  browser: Browser,
  { recording, clientFolder }: Play,
  lookup: Lookup,
  visit: Visit,
): Promise<Seen[]> {
  const context = await browser.newContext({
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What a worker asks for, nobody here could answer.
    serviceWorkers: 'block',
  });
  try {
    const requests = await setStage(context, { lookup, clientFolder, asker: visit.asker });
    const page = await context.newPage();
    await page.clock.setFixedTime(recording.head.began);
    const errors = errorsOf(page);
    const seen: Seen[] = [];
    for (const { looks, ...size } of SIZES) {
      await page.setViewportSize(size);
      if (seen.length === 0) await page.goto(ORIGIN + visit.at);
      const look = await lookAt(page, looks, () => requests.underWay > 0);
      seen.push({ visit, width: size.width, look, requests, errors });
      // What does not come on one does not come on the other.
      if (look.isEmpty || look.isWaiting) break;
    }
    return seen;
  } finally {
    await context.close();
  }
}

/** But for answers that were refused: what becomes of those is seen on the page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) errors.push(`in the console: ${message.text()}`);
  });
  return errors;
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Db } from '../../server/db/db';
import { addDays, vietnamToday } from '../../domain/stays/stay';
import { withProduct, type Bench } from './harness';
import type { Answered, Load } from './load';
import { processorMs } from './processor';
import { fill, type Scale } from './scale';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./load.ts', import.meta.url));
const CONNECTIONS = 20;
const ROUNDS = 3;
const SECONDS = 2;

const LIVE = '/health/live';
const stay = () => {
  const day = addDays(vietnamToday(new Date()), 100);
  return `checkIn=${day}&checkOut=${addDays(day, 2)}&adults=2`;
};

/** Answers per second beside those of another address in the same round, and the least allowed. */
interface Budget {
  name: string;
  path: string;
  least: number;
  /** The health check, if nothing else is said. */
  beside?: string;
}

const remembered: readonly Budget[] = [
  { name: 'list', path: '/api/customer/hotels', least: 0.5 },
  { name: 'home', path: '/', least: 0.5 },
  {
    name: 'home with a parameter that it does not read',
    path: '/?fbclid=#',
    beside: '/',
    least: 0.9,
  },
  { name: 'hotel', path: '/hotels/1', least: 0.5 },
  { name: 'room search', path: `/api/customer/hotels/1/search-rooms?${stay()}`, least: 0.5 },
];

/** The same where each is another one, so many in a round: there are 200 pages of hotels. */
const made: readonly (Budget & { amount: number })[] = [
  { name: 'list', path: '/api/customer/hotels?page=#', least: 0.06, amount: 60 },
  { name: 'home', path: '/?page=#', least: 0.025, amount: 60 },
  { name: 'hotel', path: '/hotels/#', least: 0.015, amount: 180 },
];

/** What anybody may read, with twenty asking at a time. */
export function benchAnswers(scale: Scale): Promise<void> {
  return withProduct((db) => fill(db, scale), measure, { withPages: true });
}

async function measure({ url, engine, db }: Bench): Promise<void> {
  console.log(`\n${engine}: answers per second, ${CONNECTIONS} at a time, beside ${LIVE}`);
  const load = (more: Omit<Load, 'url' | 'connections'>) =>
    loaded(db, { url, connections: CONNECTIONS, ...more });
  // A program that has just begun is compiled meanwhile; who reads English is shown other answers.
  for (const { path, amount } of made) await load({ path, amount: 3 * amount, language: 'en' });
  for (const { amount, ...budget } of made) {
    await report({ ...budget, name: `${budget.name}, made anew` }, load, (round) => ({
      amount,
      after: round * amount,
    }));
  }
  for (const budget of remembered) {
    await load({ path: budget.path, seconds: 1 });
    await report({ ...budget, name: `${budget.name}, remembered` }, load, () => ({
      seconds: SECONDS,
    }));
  }
}

interface Cost {
  perSecond: number;
  /** Of processor for each: of the server with its database, and of the program that asks. */
  cpuMs: number;
  loadMs: number;
}

type Measured = (load: Omit<Load, 'url' | 'connections'>) => Promise<Cost>;

/** Prints the middle of the rounds; whatever is under its budget is marked, and the run then fails. */
async function report(
  { name, path, beside = LIVE, least }: Budget,
  load: Measured,
  extent: (round: number) => Pick<Load, 'amount' | 'seconds' | 'after'>,
): Promise<void> {
  const rounds: { ratio: number; own: Cost; yardstick: Cost }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const yardstick = await load({ path: beside, seconds: SECONDS });
    const own = await load({ path, ...extent(round) });
    rounds.push({ ratio: own.perSecond / yardstick.perSecond, own, yardstick });
  }
  const ratio = middle(rounds.map((round) => round.ratio));
  const isOver = !(ratio >= least);
  if (isOver) process.exitCode = 1;
  const all = rounds.map((round) => round.ratio.toFixed(3)).join(', ');
  const verdict = isOver ? `!! under ${least}` : `(at least ${least})`;
  // On a busy machine the processor's time is the steadier of the two. What asks takes its part of the cores.
  const costs = (['cpuMs', 'loadMs'] as const).map((of) => {
    const [own, other] = (['own', 'yardstick'] as const).map((whose) =>
      middle(rounds.map((round) => round[whose][of])),
    );
    return `${own!.toFixed(3)} beside ${other!.toFixed(3)}`;
  });
  const cpu = `processor ms ${costs[0]}, of the load ${costs[1]}`;
  const of = beside === LIVE ? '' : ` of ${beside}`;
  console.log(`  ${name.padEnd(54)} ${ratio.toFixed(3)}${of} (${all}) ${verdict}; ${cpu}`);
}

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** The server is this process. */
async function loaded(db: Db, load: Load): Promise<Cost> {
  const before = await processorMs(db);
  const { stdout } = await run(process.execPath, [
    ...['--import', 'tsx', program],
    JSON.stringify(load),
  ]);
  const taken = (await processorMs(db)) - before;
  const { answers, perSecond, cpuMs: loadMs } = JSON.parse(stdout) as Answered;
  return { perSecond, cpuMs: taken / answers, loadMs };
}

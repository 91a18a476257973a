import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addDays, vietnamToday } from '../../domain/stays/stay';
import { withProduct, type Bench } from './harness';
import type { Load } from './load';
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

/** Answers per second beside those of the health check in the same round, and the least allowed. */
const remembered: readonly (readonly [name: string, path: string, least: number])[] = [
  ['list', '/api/customer/hotels', 0.5],
  ['home', '/', 0.5],
  ['home with a parameter that it does not read', '/?fbclid=#', 0.45],
  ['hotel', '/hotels/1', 0.5],
  ['room search', `/api/customer/hotels/1/search-rooms?${stay()}`, 0.5],
];

/** The same where each is another one. */
const made: readonly (readonly [name: string, path: string, least: number, amount: number])[] = [
  ['list', '/api/customer/hotels?page=#', 0.06, 180],
  ['home', '/?page=#', 0.025, 180],
  ['hotel', '/hotels/#', 0.015, 180],
];

/** What anybody may read, with twenty asking at a time. */
export function benchAnswers(scale: Scale): Promise<void> {
  return withProduct((db) => fill(db, scale), measure, { withPages: true });
}

async function measure({ url, engine }: Bench): Promise<void> {
  console.log(`\n${engine}: answers per second, ${CONNECTIONS} at a time, beside ${LIVE}`);
  const load = (more: Pick<Load, 'path' | 'amount' | 'seconds'>) =>
    perSecond({ url, connections: CONNECTIONS, ...more });
  for (const [name, path, least, amount] of made) {
    const live = await load({ path: LIVE, seconds: SECONDS });
    report(`${name}, made anew`, [(await load({ path, amount })) / live], least);
  }
  for (const [name, path, least] of remembered) {
    await load({ path, seconds: 1 });
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const live = await load({ path: LIVE, seconds: SECONDS });
      ratios.push((await load({ path, seconds: SECONDS })) / live);
    }
    report(`${name}, remembered`, ratios, least);
  }
}

async function perSecond(load: Load): Promise<number> {
  const { stdout } = await run(process.execPath, [
    '--import',
    'tsx',
    program,
    JSON.stringify(load),
  ]);
  return Number(stdout);
}

function report(name: string, ratios: number[], least: number): void {
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? NaN;
  const isOver = !(median >= least);
  if (isOver) process.exitCode = 1;
  const all = ratios.length > 1 ? ` (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})` : '';
  const verdict = isOver ? ` !! under ${least}` : ` (at least ${least})`;
  console.log(`  ${name.padEnd(54)} ${median.toFixed(3)}${all}${verdict}`);
}

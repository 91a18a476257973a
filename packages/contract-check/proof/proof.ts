import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ALL_FAULTS, type Fault } from '../../../examples/backend/src/faults';
import { DEMO_ACCOUNTS, OWN_ACCOUNTS } from './demoAccounts';
import { readPlaces, writePlaces } from './places';
import type { Trial, Tried } from './tried';

/**
 * How many of the example's faults the contract check catches, and what it says of the example without any:
 * `npm run contract:proof -- [--profile full] [--fault NAME …] [--jobs 2] [--given] [--correct 1] [--verbose]`.
 */

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'full' },
    fault: { type: 'string', multiple: true },
    family: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    /** With the accounts of the demonstration, in place of its own. */
    given: { type: 'boolean', default: false },
    /** How often the server without a fault is looked at. */
    correct: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});

const LEVELS: Record<string, Trial['level']> = { core: 'core', trade: 'trade' };

function trialOf(fault: string | undefined, isGiven: boolean, more: string[] = []): Trial {
  return {
    fault,
    level: LEVELS[values.profile] ?? 'extra',
    seed: Number(values.seed),
    options: [
      ...['--profile', values.profile, '--seed', values.seed],
      // The client is served from elsewhere.
      ...['--origin', 'http://client.localhost:5173'],
      // Who has slept in a hotel before may review it.
      ...(isGiven ? [...DEMO_ACCOUNTS, '--may-review'] : OWN_ACCOUNTS),
      ...more,
    ],
  };
}

/** Several checks in one process, one after the other: what costs most is to start. */
function newWorker(): ChildProcess {
  const stdio = ['ignore', 'ignore', values.verbose ? 'inherit' : 'ignore', 'ipc'] as const;
  return fork(new URL('tried.ts', import.meta.url), { stdio: [...stdio] });
}

/** What is told of it; undefined where the process came to an end before. */
async function tryWith(worker: ChildProcess, trial: Trial): Promise<Tried | undefined> {
  worker.send(trial);
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const [told] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => []),
    ])) as [Tried?];
    return told;
  } finally {
    ended.abort();
  }
}

/** No server withstood what was asked of it, or no check what it was told: neither says what is wrong. */
const endedWith = ({ fault }: Trial): Tried => ({
  ...{ fault, causes: [], seconds: 0, wallSeconds: 0, isEnded: true },
  report: 'The process came to an end: run it alone with --verbose to read why.',
});

/**
 * Each has several ways to be caught, one after the other; so many at a time, in their order. What is given to each process
 * at its end is among the answers.
 */
async function all(
  waysOfEach: Trial[][],
  onEach: (one: Tried) => void,
  atEnd: Trial[] = [],
): Promise<Tried[]> {
  const left = [...waysOfEach];
  const runs: Tried[] = [];
  const work = async () => {
    let worker = newWorker();
    const tryOne = async (trial: Trial) => {
      const told = await tryWith(worker, trial);
      // The next has a process of its own.
      if (!told) worker = newWorker();
      return told ?? endedWith(trial);
    };
    const next = async (ways: Trial[]) => {
      const one = await untilCaught(ways, tryOne);
      runs.push(one);
      onEach(one);
    };
    for (let ways = left.shift(); ways; ways = left.shift()) await next(ways);
    for (const trial of atEnd) await next([trial]);
    worker.disconnect();
  };
  const jobs = Math.min(Number(values.jobs), left.length);
  await Promise.all(Array.from({ length: jobs }, work));
  return runs;
}

/** As the last of them says, and what all of them took. */
async function untilCaught(
  ways: Trial[],
  tryOne: (trial: Trial) => Promise<Tried>,
): Promise<Tried> {
  const spent = { seconds: 0, wallSeconds: 0 };
  let last: Tried | undefined;
  for (const trial of ways) {
    last = await tryOne(trial);
    spent.seconds += last.seconds;
    spent.wallSeconds += last.wallSeconds;
    if (last.causes.length === 0) continue;
    const isGiven = trial.options.includes('--customer');
    if (trial.fault && last.phase) places.set(trial.fault, { phase: last.phase, isGiven });
    break;
  }
  return { ...last!, ...spent };
}

const seconds = ({ seconds: processor, wallSeconds }: Tried) =>
  `${processor.toFixed(1)} s of processor time, ${wallSeconds.toFixed(1)} s`;

const tell = (one: Tried) => (one.fault === undefined ? tellCorrect(one) : tellFaulty(one));

/** Whether a server without a fault was found at fault. */
const isAlarmed = (runs: Tried[]) =>
  runs.some(({ fault, isEnded, causes }) => fault === undefined && (isEnded || causes.length > 0));

function tellCorrect(one: Tried): void {
  if (one.isEnded) console.log(`ENDED: without a fault`);
  else console.log(`Without a fault: ${one.causes.length} false alarms (${seconds(one)}).`);
  if (values.verbose || one.causes.length > 0) console.log(one.report);
}

function tellFaulty(one: Tried): void {
  writePlaces(places);
  const told = one.causes[0] ?? (one.isEnded ? 'ENDED' : 'MISSED');
  console.log(`${told}: ${one.fault} (${seconds(one)})`);
  if (values.verbose) console.log(one.report);
}

function printRates(runs: Tried[]): void {
  const caught = new Set(runs.filter(({ causes }) => causes.length > 0).map(({ fault }) => fault));
  for (const family of new Set(chosen.map((one) => one.family))) {
    const faults = chosen.filter((one) => one.family === family);
    const missed = faults.filter(({ name }) => !caught.has(name)).map(({ name }) => name);
    const rate = `${faults.length - missed.length}/${faults.length}`;
    const ended = runs.filter(({ fault, isEnded }) => isEnded && missed.includes(fault as Fault));
    const tail =
      (missed.length > 0 ? `; missed: ${missed.join(', ')}` : '') +
      (ended.length > 0 ? `; ended: ${ended.map(({ fault }) => fault).join(', ')}` : '');
    console.log(`${rate.padStart(6)}  ${family}${tail}`);
  }
  const share = ((100 * caught.size) / Math.max(1, runs.length)).toFixed(1);
  const spent = runs.reduce((sum, one) => sum + one.seconds, 0);
  console.log(
    `${caught.size} of ${runs.length} faults caught (${share} %), ${spent.toFixed(0)} s of processor time.`,
  );
}

const chosen = ALL_FAULTS.filter(
  ({ name, family }) =>
    (!values.fault || values.fault.includes(name)) && (!values.family || values.family === family),
);
const places = readPlaces();

/** Where it was caught before; with accounts of its own, in all phases; with those of the demonstration. */
function waysOf(fault: string): Trial[] {
  // The first finding is enough: there is no other than of the fault.
  const failFast = ['--fail-fast'];
  const known = places.get(fault);
  const all = [...new Set([values.given, true])].map((isGiven) =>
    trialOf(fault, isGiven, failFast),
  );
  if (!known) return all;
  return [trialOf(fault, known.isGiven, [...failFast, '--phase', known.phase]), ...all];
}

const faultless = [
  ...Array.from({ length: Number(values.correct) }, () => trialOf(undefined, values.given)),
  trialOf(undefined, true),
];
const correct = await all(
  faultless.map((trial) => [trial]),
  tell,
);
if (isAlarmed(correct)) process.exitCode = 1;
else {
  // What by then alarms without a fault has been taken for a fault that is caught. Some that are named take too little time.
  const runs = await all(
    chosen.map(({ name }) => waysOf(name)),
    tell,
    values.fault ? [] : [trialOf(undefined, true)],
  );
  if (isAlarmed(runs)) process.exitCode = 1;
  else printRates(runs.filter(({ fault }) => fault !== undefined));
}

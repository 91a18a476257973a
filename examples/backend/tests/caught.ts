import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { ALL_FAULTS, type Fault } from '../src/faults';
import { startExample } from './support/started';

/**
 * How many of the example's faults the contract check catches, and what it says of the example without any:
 * `npm run contract:proof -- [--profile full] [--fault NAME …] [--jobs 2] [--verbose]`.
 */

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'full' },
    fault: { type: 'string', multiple: true },
    jobs: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
  },
});

const ACCOUNTS = [
  ...['--customer', 'customer@example.com:Customer123'],
  ...['--customer', 'customer2@example.com:Customer123'],
  ...['--partner', 'partner@example.com:Partner123'],
  ...['--partner', 'partner2@example.com:Partner123'],
];
/** The client is served from elsewhere. */
const ORIGIN = ['--origin', 'http://client.localhost:5173'];
const MAX_MS = 180_000;
const LEVELS: Record<string, string> = { core: 'core', trade: 'trade' };

interface Run {
  name: Fault | undefined;
  /** What is held against the server: everything but advice. */
  causes: string[];
  seconds: number;
  report: string;
}

const FINDING = /^(?:BREAKS SCREEN|WRONG MESSAGE|UNSAFE|CONTRACT) {2,}(.+)$/gm;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One server, one check. What cannot be checked at all is not caught. */
async function run(name: Fault | undefined): Promise<Run> {
  const mailPort = String(await freePort());
  const example = await startExample(
    ...['--level', LEVELS[values.profile] ?? 'extra'],
    ...['--smtp', `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`],
    ...(name ? ['--fault', name] : []),
  );
  const begun = Date.now();
  try {
    const report = await checked(example.url, mailPort);
    const causes = [...report.matchAll(FINDING)].map(([, cause]) => cause!);
    return { name, causes, seconds: (Date.now() - begun) / 1000, report };
  } finally {
    await example.stop();
  }
}

function checked(url: string, mailPort: string): Promise<string> {
  const options = ['--profile', values.profile, '--mail-port', mailPort, ...ORIGIN, ...ACCOUNTS];
  const args = ['--import', 'tsx', 'packages/contract-check/src/main.ts', url, ...options];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { timeout: MAX_MS }, (error, stdout, stderr) => {
      // 1 is a finding; a check that was stopped, or broke, has said nothing of the server.
      if (error && error.code !== 1) reject(new Error(`The check did not end.\n${stderr}`));
      else resolve(stdout);
    });
  });
}

/** So many at a time, in their order. */
async function all(names: Fault[], jobs: number): Promise<Run[]> {
  const left = [...names];
  const runs: Run[] = [];
  const work = async () => {
    for (let name = left.shift(); name; name = left.shift()) {
      const one = await run(name);
      runs.push(one);
      console.log(`${caughtBy(one) ?? 'MISSED'}: ${name} (${one.seconds.toFixed(1)} s)`);
      if (values.verbose) console.log(one.report);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return runs;
}

function printRates(runs: Run[]): void {
  const caught = new Set(runs.filter((one) => caughtBy(one)).map(({ name }) => name));
  const tried = new Set(runs.map(({ name }) => name));
  const families = new Map<string, { name: Fault }[]>();
  for (const one of ALL_FAULTS) {
    if (tried.has(one.name)) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  }
  for (const [family, faults] of families) {
    const missed = faults.filter(({ name }) => !caught.has(name)).map(({ name }) => name);
    const rate = `${faults.length - missed.length}/${faults.length}`;
    console.log(
      `${rate.padStart(6)}  ${family}${missed.length ? `; missed: ${missed.join(', ')}` : ''}`,
    );
  }
  const share = ((100 * caught.size) / Math.max(1, tried.size)).toFixed(1);
  console.log(`${caught.size} of ${tried.size} faults caught (${share} %).`);
}

const correct = await run(undefined);

/** A finding that the correct server does not have: a false alarm catches nothing. */
function caughtBy({ causes }: Run): string | undefined {
  return causes.find((cause) => !correct.causes.includes(cause));
}

console.log(
  `Without a fault: ${correct.causes.length} false alarms in ${correct.seconds.toFixed(1)} s.`,
);
if (values.verbose || correct.causes.length > 0) console.log(correct.report);
const chosen = ALL_FAULTS.map(({ name }) => name).filter(
  (name) => !values.fault || values.fault.includes(name),
);
printRates(await all(chosen, Number(values.jobs)));
process.exitCode = correct.causes.length > 0 ? 1 : 0;

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Fault, FaultRun } from '../fault';
import type { Load } from '../load';
import type { GeneratedLoad, LoadResult } from '../loadGenerator';
import { startWatch, statusOf } from '../watch';

const run = promisify(execFile);
const programOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
const CONNECTIONS = 300;
const SECONDS = 20;
/** Of the same readers at a server that only refuses, before and after. */
const PLAIN_SECONDS = 4;
/** How much longer the product may take than that one, where that is more than what is promised. */
const TIMES_PLAIN = 2;
const READY_MS = 1_000;
const READY_SHARE = 0.99;
const REFUSED_MS = 300;
const LOOK_EVERY_MS = 250;
/** Remembered answers are 64 of it; the rest is what the engine keeps for the next ones. */
const MAX_GROWTH_MB = 300;
/** What is compiled at its first use is compiled then. */
const WARM_UP_SECONDS = 3;

const READERS = { path: '/api/customer/hotels?page=0&minPrice=#', connections: CONNECTIONS };

/**
 * More readers than the server can answer, each of whom asks for another list, while guests book. They
 * share the machine with the server, so a server that only refuses is measured beside it: what the readers
 * and the machine need by themselves is no fault of the product's.
 */
export const overload: Fault = {
  name: 'overload',
  engines: ['embedded', 'postgres'],
  prepare: () => ({
    async inject(faultRun) {
      const { server, load, note } = faultRun;
      const memory = memoryOf(server.pid);
      await generateLoad({ ...READERS, url: server.url, seconds: WARM_UP_SECONDS });
      const before = load.answers.length;
      const plain = await measurePlain(load);
      const measured = await measure(server.url, load, SECONDS);
      const plainAgain = await measurePlain(load);
      const allowed = {
        refusedMs: allowedMs(REFUSED_MS, plain.refusedP99, plainAgain.refusedP99),
        readyMs: allowedMs(READY_MS, plain.slowestReadyMs, plainAgain.slowestReadyMs),
      };
      expectInTime(faultRun, measured, allowed);
      expectOrder(faultRun, measured, load.answers.slice(before));
      const { first, most } = memory.stop();
      faultRun.expect(`memory stays: ${first} MB, then ${most}`, most - first <= MAX_GROWTH_MB);
      note(
        `${measured.answered} lists answered, ${told(measured)}; ${first} MB before, ${most} at most`,
      );
      note(`a server that only refuses, before and after: ${told(plain)}; ${told(plainAgain)}`);
    },
  }),
};

type Measured = LoadResult & { readyMs: number[]; slowestReadyMs: number; notReady: number };

/** What is promised, or more where a server that only refuses needs nearly as much by itself. */
function allowedMs(promisedMs: number, ...plainMs: number[]): number {
  return Math.max(promisedMs, TIMES_PLAIN * Math.max(...plainMs));
}

function expectInTime(
  { expect }: FaultRun,
  { readyMs, notReady, refusedP99 }: Measured,
  allowed: { refusedMs: number; readyMs: number },
): void {
  const inTime = readyMs.filter((ms) => ms <= allowed.readyMs).length;
  expect(
    `ready within ${rounded(allowed.readyMs)} ms: ${inTime} of ${readyMs.length} times`,
    inTime >= READY_SHARE * readyMs.length && notReady === 0,
  );
  expect(
    `99 % of refusals within ${rounded(allowed.refusedMs)} ms: within ${rounded(refusedP99)}`,
    refusedP99 <= allowed.refusedMs,
  );
}

/** Who is answered, who is refused, and how. */
function expectOrder({ expect }: FaultRun, measured: Measured, booking: Load['answers']): void {
  const { withoutRetryAfter, failed, refused } = measured;
  const bookingRefused = booking.filter(({ status }) => status === 503).length;
  expect('refusals say when to come again', withoutRetryAfter === 0);
  expect(`readers are answered or refused, ${failed} were not`, failed === 0);
  expect('some readers are refused', refused > 0);
  expect(`bookings come first, ${bookingRefused} were refused`, bookingRefused === 0);
}

function told({ refused, refusedP50, refusedP99, slowestReadyMs }: Measured): string {
  return (
    `${refused} refused, half of them within ${rounded(refusedP50)} ms and 99 % within ` +
    `${rounded(refusedP99)}, ready within ${rounded(slowestReadyMs)}`
  );
}

const rounded = (figure: number) => Number(figure.toFixed(0));

async function measure(url: string, load: Load, seconds: number): Promise<Measured> {
  const watch = startWatch({ ready: () => statusOf(`${url}/health/ready`) }, load);
  const result = await generateLoad({ ...READERS, url, seconds });
  const { tookMs, failed } = await watch.stop();
  const readyMs = tookMs['ready']!;
  return { ...result, readyMs, slowestReadyMs: Math.max(...readyMs), notReady: failed.length };
}

async function measurePlain(load: Load): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', 'tsx', programOf('plainServer')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    return await measure(`http://127.0.0.1:${String(port).trim()}`, load, PLAIN_SECONDS);
  } finally {
    // It ends with its input.
    child.stdin.end();
  }
}

async function generateLoad(options: GeneratedLoad): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [
    ...['--import', 'tsx'],
    programOf('loadGenerator'),
    JSON.stringify(options),
  ]);
  return JSON.parse(stdout) as LoadResult;
}

/** What a process holds of the machine's memory, in megabytes, looked at while it works. */
function memoryOf(pid: number) {
  const look = () =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const first = look();
  const sizes: number[] = [];
  const timer = setInterval(() => void sizes.push(look()), LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { first: rounded(first), most: rounded(Math.max(first, ...sizes)) };
    },
  };
}

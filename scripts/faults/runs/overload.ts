import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Fault } from '../fault';
import type { GeneratedLoad, LoadResult } from '../loadGenerator';
import { startWatch, statusOf } from '../watch';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../loadGenerator.ts', import.meta.url));
const CONNECTIONS = 300;
const SECONDS = 20;
const READY_MS = 1_000;
const READY_SHARE = 0.99;
const REFUSED_MS = 300;
const LOOK_EVERY_MS = 250;
/** Remembered answers are 64 of it; the rest is what the engine keeps for the next ones. */
const MAX_GROWTH_MB = 300;
/** What is compiled at its first use is compiled then. */
const WARM_UP_SECONDS = 3;

/** More readers than the server can answer, each of whom asks for another list, while guests book. */
export const overload: Fault = {
  name: 'overload',
  engines: ['embedded', 'postgres'],
  prepare: () => ({
    async inject({ server: { url, pid }, load, expect, note }) {
      const memory = memoryOf(pid);
      const path = '/api/customer/hotels?page=0&minPrice=#';
      const many = { url, path, connections: CONNECTIONS };
      await generateLoad({ ...many, seconds: WARM_UP_SECONDS });
      const watch = startWatch({ ready: () => statusOf(`${url}/health/ready`) }, load);
      const before = load.answers.length;
      const result = await generateLoad({ ...many, seconds: SECONDS });
      const megabytes = memory.stop();
      const { tookMs, failed } = await watch.stop();
      const booking = load.answers.slice(before);
      const bookingRefused = booking.filter(({ status }) => status === 503).length;

      const inTime = tookMs['ready']!.filter((ms) => ms <= READY_MS).length;
      expect(
        `ready within ${READY_MS} ms: ${inTime} of ${tookMs['ready']!.length} times`,
        inTime >= READY_SHARE * tookMs['ready']!.length && failed.length === 0,
      );
      expect(
        `refusals within ${REFUSED_MS} ms: all but one in a hundred within ${result.refusedP99}`,
        result.refusedP99 <= REFUSED_MS,
      );
      expect('refusals say when to come again', result.withoutRetryAfter === 0);
      expect(`readers are answered or refused, ${result.failed} were not`, result.failed === 0);
      expect('some readers are refused', result.refused > 0);
      expect(`bookings come first, ${bookingRefused} were refused`, bookingRefused === 0);
      const [first, most] = [megabytes.first, megabytes.most].map((size) => size.toFixed(0));
      expect(
        `memory stays: ${first} MB before, ${most} at most`,
        megabytes.most - megabytes.first <= MAX_GROWTH_MB,
      );
      note(
        `${result.answered} lists answered, ${result.refused} refused: half of them within ` +
          `${result.refusedP50.toFixed(0)} ms, 99 % within ${result.refusedP99.toFixed(0)} ms; ` +
          `ready in time ${inTime} of ${tookMs['ready']!.length}; ` +
          `${first} MB before, ${most} at most`,
      );
    },
  }),
};

async function generateLoad(options: GeneratedLoad): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [
    ...['--import', 'tsx'],
    program,
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
      return { first, most: Math.max(first, ...sizes) };
    },
  };
}

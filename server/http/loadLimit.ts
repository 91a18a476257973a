import type { FastifyInstance } from 'fastify';
import fastq from 'fastq';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ApiError } from './errors';

/** How much of a kind is done at a time, and how much may wait: less of it while the server is late. */
interface Limit {
  atOnce: number;
  waiting: number;
  waitingWhenLate: number;
}

/**
 * Reading is refused long before what changes something: who books has been reading for a while, and
 * two hundred may want the same room at the same moment. A little more is read at a time than there
 * are connections for it; between two works the program answers what asks for less.
 */
const LIMITS = {
  reading: { atOnce: 12, waiting: 60, waitingWhenLate: 20 },
  changing: { atOnce: 250, waiting: 0, waitingWhenLate: 0 },
};
type Limits = Record<keyof typeof LIMITS, Limit>;

/** The server is late when what is due waits so long, on average since the last look. */
const LATE_MS = 100;
const LOOK_EVERY_MS = 250;
const RESOLUTION_MS = 10;

export interface LoadLimit {
  /** Does the work, or throws ApiError 503 at once when there is too much of its kind already. */
  <T>(kind: keyof Limits, work: () => Promise<T>): Promise<T>;
  /** @throws ApiError 503 when work of that kind would be refused now */
  refuseWhenFull(kind: keyof Limits): void;
}

/** Refuses what the server cannot do soon, so that what it has begun is done in time. */
export function loadLimit(isLate: () => boolean, limits: Limits = LIMITS): LoadLimit {
  // What is thrown while others free the place for it is the work's own as well, and nobody else's.
  const queueOf = ({ atOnce }: Limit) =>
    fastq.promise<unknown, () => Promise<unknown>>(async (work) => work(), atOnce);
  const queues = { reading: queueOf(limits.reading), changing: queueOf(limits.changing) };
  const refuseWhenFull = (kind: keyof Limits) => {
    const { atOnce, waiting, waitingWhenLate } = limits[kind];
    const queue = queues[kind];
    const mayWait = isLate() ? waitingWhenLate : waiting;
    if (queue.running() >= atOnce && queue.length() >= mayWait) throw new ApiError('UNAVAILABLE');
  };
  const limit = async <T>(kind: keyof Limits, work: () => Promise<T>): Promise<T> => {
    refuseWhenFull(kind);
    return (await queues[kind].push(work)) as T;
  };
  return Object.assign(limit, { refuseWhenFull });
}

/** Whether this process is late with what it has to do, until the app is closed. */
export function latenessOf(app: FastifyInstance): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let isLate = false;
  const timer = setInterval(() => {
    // Without an average nothing at all was done in time.
    isLate = !(delay.mean / 1e6 - RESOLUTION_MS <= LATE_MS);
    delay.reset();
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  return () => isLate;
}

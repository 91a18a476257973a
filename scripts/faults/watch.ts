import { setTimeout as sleep } from 'node:timers/promises';
import { awaitedLater } from './until';

const PAUSE_MS = 20;
/** Nobody's patience lasts so long: the server hangs. */
const HANGING_MS = 30_000;

/** Answers a status. */
export type Probe = () => Promise<number | undefined>;

/** What a watch has seen. */
export interface Seen {
  /** How long each answer took, by the probe's name. */
  tookMs: Record<string, number[]>;
  /** Each that was not 2xx. */
  failed: string[];
}

/** Asks each again and again, one time after the other, until it is stopped or the run has failed. */
export function startWatch(
  probes: Record<string, Probe>,
  { signal }: { signal: AbortSignal },
): { stop(): Promise<Seen> } {
  let isGoing = true;
  const seen: Seen = { tookMs: {}, failed: [] };
  const ask = async ([name, probe]: [string, Probe]) => {
    const taken: number[] = (seen.tookMs[name] = []);
    while (isGoing && !signal.aborted) {
      const beganAt = performance.now();
      const status = await probe();
      taken.push(performance.now() - beganAt);
      if (status === undefined || status >= 300) seen.failed.push(`${name} ${status ?? 'cut'}`);
      await sleep(PAUSE_MS);
    }
  };
  const asking = awaitedLater(Promise.all(Object.entries(probes).map(ask)));
  return {
    async stop() {
      isGoing = false;
      await asking;
      return seen;
    },
  };
}

/** The status of what anybody may read; undefined when the connection broke or no answer came in time. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(HANGING_MS);
    const answer = await fetch(url, { headers: { Accept: '*/*' }, signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Looks again and again. @throws Error that says what never happened */
export async function until(
  what: string,
  patienceMs: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not within ${patienceMs} ms: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** Waits for what may never come. @throws Error that says what did not come */
export async function within<T>(what: string, patienceMs: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`Not within ${patienceMs} ms: ${what}`));
    timer = setTimeout(giveUp, patienceMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** What is awaited only later: were it rejected before, Node would end and leave its processes behind. */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

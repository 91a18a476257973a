import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** @throws Error that says what never happened */
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

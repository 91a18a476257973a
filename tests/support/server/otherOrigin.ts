import { freeAddress } from './freeAddress';

/** Where else a client of the shared server may be served from; each run has its own. */
export function otherOrigin(): string {
  const chosen = process.env.TEST_OTHER_ORIGIN;
  if (!chosen) throw new Error('No other origin: was globalSetup run?');
  return chosen;
}

/** Chosen once a run, before its servers start: they have to know it. */
export async function chooseOtherOrigin(): Promise<string> {
  return (process.env.TEST_OTHER_ORIGIN ??= await freeAddress());
}

import { expectDivisible } from '../shards/recorded';
import type { RunningServer } from './server';

/** Ends the shared server, and looks at what the run has asked the database. */
export default async function globalTeardown(): Promise<void> {
  const run = globalThis as typeof globalThis & { sharedServer?: RunningServer };
  await run.sharedServer?.stop();
  delete run.sharedServer;
  await expectDivisible();
}

import type { RunningServer } from './server';

/** Ends the shared server. */
export default async function globalTeardown(): Promise<void> {
  const run = globalThis as typeof globalThis & { sharedServer?: RunningServer };
  await run.sharedServer?.stop();
  delete run.sharedServer;
}

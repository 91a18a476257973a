import { endOfRun } from './endOfRun';
import type { RunningServer } from './server';

export default async function globalTeardown(): Promise<void> {
  const run = globalThis as typeof globalThis & { sharedServer?: RunningServer };
  await endOfRun(run.sharedServer);
  delete run.sharedServer;
}

import { expectDeclared, problemsIn } from '../problemCodes';
import { expectDivisible } from '../shards/recorded';
import { logFile, type RunningServer } from './server';

/** Ends the shared server, and looks at what the run has asked the database, and what it was refused. */
export default async function globalTeardown(): Promise<void> {
  const run = globalThis as typeof globalThis & { sharedServer?: RunningServer };
  const problems = run.sharedServer ? await problemsIn(logFile(run.sharedServer.dataDir)) : [];
  await run.sharedServer?.stop();
  delete run.sharedServer;
  await expectDivisible();
  expectDeclared(problems);
}

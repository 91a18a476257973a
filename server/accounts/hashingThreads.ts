import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/**
 * Hashing takes a core for a while: threads of a lower priority do it, so that whoever only looks goes
 * first, and at most half as many of them as there are cores. Of the lowest, nobody could sign in for
 * as long as other programs keep the cores busy.
 */
const threads = new Piscina({
  filename: new URL('./hashingThread.mjs', import.meta.url).href,
  // The loader of TypeScript, which this process was started with, has nothing to do in them.
  execArgv: [],
  minThreads: 0,
  maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
  idleTimeout: Infinity,
  niceIncrement: 5,
});
// One that ends while it hashes nothing must not end the server.
threads.on('error', (error) => process.emitWarning(error as Error));

export function hash(password: string): Promise<string> {
  return threads.run(password, { name: 'hash' });
}

export function verify(passwordHash: string, password: string): Promise<boolean> {
  return threads.run({ passwordHash, password }, { name: 'verify' });
}

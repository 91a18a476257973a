import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/**
 * Hashing takes a core for a while: threads of the lowest priority do it, which run when whoever
 * only looks leaves them time, and at most half as many of them as there are cores.
 */
const threads = new Piscina({
  filename: new URL('./hashingThread.mjs', import.meta.url).href,
  // The loader of TypeScript, which this process was started with, has nothing to do in them.
  execArgv: [],
  minThreads: 0,
  maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
  idleTimeout: Infinity,
  niceIncrement: 19,
});

export function hash(password: string): Promise<string> {
  return threads.run(password, { name: 'hash' });
}

export function verify(passwordHash: string, password: string): Promise<boolean> {
  return threads.run({ passwordHash, password }, { name: 'verify' });
}

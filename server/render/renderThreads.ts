import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { RenderOnServer } from './serverRendering';

/**
 * Drawing a page takes a core for milliseconds: threads do it, so that whoever asks for what is
 * remembered, or books, is answered meanwhile. One core is left to what hands them their work.
 */
export function renderThreads(program: string): RenderOnServer {
  const threads = new Piscina({
    filename: pathToFileURL(program).href,
    // The loader of TypeScript, which this process was started with, has nothing to do in them.
    execArgv: [],
    // The first page waits for no thread to start.
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: Infinity,
  });
  return async (page) => (await threads.run(page, { name: 'serverRendering' })) as string;
}

import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { RenderOnServer } from './serverRendering';

/**
 * Drawing a page takes a core for milliseconds: threads do it, so that whoever asks for what is
 * remembered, or books, is answered meanwhile. One core is left to what hands them their work.
 */
export function renderThreads(
  program: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): RenderOnServer {
  const atMost = Math.max(1, availableParallelism() - 1);
  const threads = new Piscina({
    filename: pathToFileURL(program).href,
    // The loader of TypeScript, which this process was started with, has nothing to do in them.
    execArgv: [],
    // No page waits for a thread to start, and none draws by a program that was put there since.
    minThreads: atMost,
    maxThreads: atMost,
    idleTimeout: Infinity,
  });
  // One that ends while it draws nothing must not end the server.
  threads.on('error', (error) =>
    log.error({ err: error as Error }, 'a thread that draws pages ended'),
  );
  return async (page) => (await threads.run(page, { name: 'serverRendering' })) as string;
}

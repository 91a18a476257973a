import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { Build } from './build';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Serves the web client: its hashed files, and an HTML page at every other address. */
export async function serveSite(app: FastifyInstance, build: Build): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(build.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: build.folder,
    prefix: '/',
    index: false,
    // Only files that exist become routes; everything else is a page or a 404.
    wildcard: false,
    globIgnore: ['assets/**', 'server/**', '.vite/**', 'index*.html', '**/*.br'],
    // Their names stay while their contents change with a release.
    cacheControl: false,
    setHeaders(reply) {
      reply.header('Cache-Control', 'no-cache');
    },
    decorateReply: false,
  });
}

/** Whether somebody at a browser asks for a page, rather than a program for data. */
export function wantsPage(request: FastifyRequest): boolean {
  const { pathname } = urlOf(request);
  const isPage = !/^\/(api|auth|images|assets|health|docs)\//.test(pathname);
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    isPage &&
    /text\/html|\*\/\*/.test(accepted(request))
  );
}

function accepted(request: FastifyRequest): string {
  return request.headers.accept ?? '*/*';
}

export function urlOf(request: FastifyRequest): URL {
  // An absolute base makes any path parse.
  return new URL(request.url, 'http://localhost');
}

import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { languageInCookies } from '../../domain/languageCookie';
import { vietnamToday } from '../../domain/stay';
import type { Clock } from '../clock';
import { secondsOfOutage } from '../http/errorHandler';
import type { Handlers } from '../http/operations';
import { isInBackoffice } from '../../site/backoffice';
import { permitting, styleNonce } from './styleNonce';
import type { Build } from './build';
import { compressed } from './compressed';
import { htmlOf, type SiteFacts } from './html';
import { pageContent, pageOfOutage, type PageContent } from './pages';

const POLICY = 'content-security-policy';
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
    globIgnore: ['assets/**', 'server/**', '.vite/**', 'index.html', '**/*.br'],
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

function urlOf(request: FastifyRequest): URL {
  // An absolute base makes any path parse.
  return new URL(request.url, 'http://localhost');
}

export function sendPage(site: SiteFacts, handlers: Handlers, clock: Clock) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = urlOf(request);
    const language = languageInCookies(request.headers.cookie);
    const visit = { url, today: vietnamToday(clock.now()), language };
    const content = await pageContent(handlers, visit).catch((error: FastifyError) => {
      const seconds = secondsOfOutage(error);
      if (seconds === undefined) throw error;
      reply.header('Retry-After', seconds);
      return pageOfOutage(language);
    });
    const nonce = isInBackoffice(url.pathname) ? styleNonce() : undefined;
    const serverRendering = isLanding(content)
      ? site.build.serverRendering({ ...visit, preloaded: content.preloaded }, request.log)
      : '';
    if (nonce !== undefined)
      reply.header(POLICY, permitting(String(reply.getHeader(POLICY)), nonce));
    return reply
      .code(content.status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(await compressed(request, reply, htmlOf(site, content, { nonce, serverRendering })));
  };
}

/** A page with all that its first view needs. */
function isLanding({ status, preloaded }: PageContent): boolean {
  return status === 200 && preloaded.length > 0;
}

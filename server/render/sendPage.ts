import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasChosenLanguage,
  languageCookie,
  languageInCookies,
} from '../../domain/languages/languageCookie';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '../../domain/languages/languages';
import { vietnamToday } from '../../domain/stays/stay';
import { isInBackoffice } from '../../site/backoffice';
import { pageAt } from '../../site/pageAt';
import { shownQuery } from '../../site/shownParameters';
import type { Clock } from '../clock';
import { sendCached, type SharedAnswer } from '../http/cachedReply';
import { compressed, encodingFor } from '../http/compression';
import { secondsOfOutage } from '../http/errorHandler';
import type { Handlers } from '../http/operations';
import type { ResponseCache } from '../http/responseCache';
import { allShown, hotelsShownBy, type ShownHotels } from '../http/shownHotels';
import { jsonInHtml } from './head';
import { htmlOf, type SiteFacts } from './html';
import { isRendered, pageContent, pageOfOutage, type PageContent, type Visit } from './pages';
import type { PreloadedAnswer } from './preloadedState';
import { urlOf } from './site';
import { permitting, styleNonce } from './styleNonce';

const HTML = 'text/html; charset=utf-8';
const POLICY = 'content-security-policy';

/** What every page is made with. */
interface Pages {
  site: SiteFacts;
  handlers: Handlers;
  clock: Clock;
  responses: ResponseCache;
}

/** One page to one browser. */
interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends the page at an address, or the one that says that nothing is there. */
export function sendPage(pages: Pages) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const exchange = { request, reply };
    const url = urlOf(request);
    const language = languageOfReader(url, exchange);
    const visit = { url, language, today: vietnamToday(pages.clock.now()) };
    const page = pageAt(url.pathname)?.key;
    if (!page || !isRendered(page)) {
      return sendFrame(
        pages,
        { visit, content: await pageContent(pages.handlers, visit) },
        exchange,
      );
    }
    url.search = shownQuery(page, url.searchParams).toString();
    try {
      return await sendRendered(pages, visit, exchange);
    } catch (error) {
      const seconds = secondsOfOutage(error as FastifyError);
      if (seconds === undefined) throw error;
      reply.header('Retry-After', seconds);
      return sendFrame(pages, { visit, content: pageOfOutage(language) }, exchange);
    }
  };
}

/** What this device chose; where nothing was chosen, what the link says, as those in mails do, and that from then on. */
function languageOfReader({ searchParams }: URL, { request, reply }: Exchange): Language {
  const { cookie = '' } = request.headers;
  const asked = languageOf(searchParams.get('language') ?? undefined);
  if (hasChosenLanguage(cookie) || asked === DEFAULT_LANGUAGE) return languageInCookies(cookie);
  reply.header('Set-Cookie', languageCookie(asked));
  return asked;
}

/** A page that shows what the database knows, the same to everybody. */
function sendRendered(
  { site, handlers, responses }: Pages,
  visit: Visit,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { url, today, language } = visit;
  const make = async (): Promise<SharedAnswer> => {
    const content = await pageContent(handlers, visit);
    const extras = isLanding(content) ? await drawn(content) : {};
    const text = htmlOf(site, content, { reader: language, ...extras });
    const shows = allShown(content.preloaded.map(hotelsShownIn));
    return { status: content.status, type: HTML, text, shows };
  };
  const drawn = async ({ preloaded: answers }: PageContent) => {
    const preloaded = jsonInHtml(answers);
    const page = { url: url.pathname + url.search, today, language, preloaded };
    return { preloaded, serverRendering: await site.build.serverRendering(page, request.log) };
  };
  const key = [url.pathname, url.search, today, language];
  return sendCached({ cache: responses, request, reply }, { key, vary: 'Cookie', make });
}

/** A page of which the server knows the frame; what is in it, the client asks for. */
function sendFrame(
  { site }: Pages,
  { visit, content }: { visit: Visit; content: PageContent },
  { request, reply }: Exchange,
): FastifyReply {
  const nonce = isInBackoffice(visit.url.pathname) ? styleNonce() : undefined;
  if (nonce !== undefined) reply.header(POLICY, permitting(String(reply.getHeader(POLICY)), nonce));
  const text = htmlOf(site, content, { reader: visit.language, nonce });
  const { body, headers } = compressed(text, encodingFor(request));
  return reply
    .code(content.status)
    .type(HTML)
    .headers({ ...headers, Vary: 'Accept-Encoding, Cookie', 'Cache-Control': 'no-cache' })
    .send(body);
}

/** A page with all that its first view needs. */
function isLanding({ status, preloaded }: PageContent): boolean {
  return status === 200 && preloaded.length > 0;
}

function hotelsShownIn({ endpointName, arg, value }: PreloadedAnswer): ShownHotels {
  return hotelsShownBy(endpointName, value, (arg as { id?: number } | undefined)?.id);
}

import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import type { Day } from '../../domain/stays/stay';
import type { Language } from '../../domain/languages/languages';

/** What the build makes of src/app/serverRendering.tsx. */
export type RenderOnServer = (url: string, preloaded: object[], language: Language) => string;

/** A page's address, the day whose dates it shows, its reader's language and its answers. */
interface Page {
  url: URL;
  today: Day;
  language: Language;
  preloaded: object[];
}

/** The markup of a page. */
export type ServerRenderings = (page: Page, log: FastifyBaseLogger) => string;

const MAX_KEPT = 100;

/** Draws each page once for the same answers, and keeps the latest. */
export function serverRenderings(draw: RenderOnServer): ServerRenderings {
  const kept = new Map<string, string>();

  return (page, log) => {
    const address = page.url.pathname + page.url.search;
    const key = keyOf(address, page);
    const markup = kept.get(key) ?? drawn(draw, address, page, log);
    // Put last: a Map lists its entries from the one that was put first.
    kept.delete(key);
    kept.set(key, markup);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    return markup;
  };
}

/** Dates in the page begin at today. */
function keyOf(address: string, { today, language, preloaded }: Page): string {
  const essence = JSON.stringify([address, today, language, preloaded]);
  return createHash('sha1').update(essence).digest('base64');
}

/** Nothing if it fails: the client then draws the page from the start. */
function drawn(
  draw: RenderOnServer,
  url: string,
  { preloaded, language }: Page,
  log: FastifyBaseLogger,
): string {
  try {
    return draw(url, preloaded, language);
  } catch (error) {
    log.error({ err: error, url }, 'the first view of a page could not be drawn');
    return '';
  }
}

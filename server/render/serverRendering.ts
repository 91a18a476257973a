import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Day } from '../../domain/stays/stay';
import type { Language } from '../../domain/languages/languages';

/** A page's address, its reader's language and its answers, as JSON. */
interface DrawnPage {
  url: string;
  preloaded: string;
  language: Language;
}

/** What the build makes of src/app/serverRendering.tsx, in a thread or here. */
export type RenderOnServer = (page: DrawnPage) => Promise<string>;

/** The markup of a page whose dates begin at that day. */
export type ServerRenderings = (
  page: DrawnPage & { today: Day },
  log: FastifyBaseLogger,
) => Promise<string>;

const MAX_KEPT = 100;

/** Draws each page once for the same answers, and keeps the latest. */
export function serverRenderings(draw: RenderOnServer): ServerRenderings {
  const kept = new LRUCache<string, string>({ max: MAX_KEPT });

  return async ({ url, today, language, preloaded }, log) => {
    const key = [url, today, language, preloaded].join('\n');
    const markup = kept.get(key) ?? (await drawn(draw, { url, language, preloaded }, log));
    if (markup) kept.set(key, markup);
    return markup;
  };
}

/** Nothing if it fails: the client then draws the page from the start. */
async function drawn(
  draw: RenderOnServer,
  page: DrawnPage,
  log: FastifyBaseLogger,
): Promise<string> {
  try {
    return await draw(page);
  } catch (error) {
    log.error({ err: error, url: page.url }, 'the first view of a page could not be drawn');
    return '';
  }
}

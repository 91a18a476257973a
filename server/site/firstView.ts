import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import { vietnamToday } from '../../domain/stay';

/** What the build makes of src/firstView.tsx. */
export type DrawFirstView = (url: string, seeds: object[]) => string;

/** The markup of a page, from its address and the answers that it carries. */
export type FirstViews = (url: string, seeds: object[], log: FastifyBaseLogger) => string;

const MOST_KEPT = 100;

/** Draws each page once for the same answers, and keeps the latest. */
export function firstViews(draw: DrawFirstView): FirstViews {
  const kept = new Map<string, string>();

  return (url, seeds, log) => {
    const key = keyOf(url, seeds);
    const markup = kept.get(key) ?? drawn(draw, { url, seeds, log });
    // Put last: a Map lists its entries from the one that was put first.
    kept.delete(key);
    kept.set(key, markup);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return markup;
  };
}

/** Dates in the page begin at today. */
function keyOf(url: string, seeds: object[]): string {
  const essence = JSON.stringify([url, vietnamToday(new Date()), seeds]);
  return createHash('sha1').update(essence).digest('base64');
}

interface Drawing {
  url: string;
  seeds: object[];
  log: FastifyBaseLogger;
}

/** Nothing if it fails: the client then draws the page from the start. */
function drawn(draw: DrawFirstView, { url, seeds, log }: Drawing): string {
  try {
    return draw(url, seeds);
  } catch (error) {
    log.error({ err: error, url }, 'the first view of a page could not be drawn');
    return '';
  }
}

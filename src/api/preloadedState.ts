import { api } from './index';

export type PreloadedState = Parameters<typeof api.util.upsertQueryEntries>[0];

/**
 * The answers that the page's HTML already carries, as an action that puts them into the cache, so
 * that the first render needs no request. Null when there are none or they cannot be read.
 */
export function preloadedAnswers(
  page: Document,
): ReturnType<typeof api.util.upsertQueryEntries> | null {
  const text = page.getElementById('seed')?.textContent;
  if (!text) return null;
  try {
    return api.util.upsertQueryEntries(JSON.parse(text) as PreloadedState);
  } catch {
    return null;
  }
}

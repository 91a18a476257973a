import { apiUrl } from './environment';

export type { LiveEvent } from './live.gen';

/** What tells owners of changes at their hotels. */
export const LIVE_ADDRESS = `${apiUrl}/api/partner/live`;

/**
 * Opens a stream of events. `EventSource` cannot send a token.
 *
 * @param lastId where to go on; undefined is now
 */
export function openEventStream(
  address: string,
  { token, lastId, signal }: { token: string; lastId: string | undefined; signal: AbortSignal },
): Promise<Response> {
  const headers = {
    Accept: 'text/event-stream',
    Authorization: `Bearer ${token}`,
    ...(lastId && { 'Last-Event-ID': lastId }),
  };
  return fetch(address, { headers, cache: 'no-store', signal });
}

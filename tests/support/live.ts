import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Schemas } from '../../server/http/operations';
import { sharedServer } from './server/serverControl';

type LiveEvent = Schemas['LiveEvent'];
type Like = Partial<Omit<LiveEvent, 'ids'>> & { ids?: readonly string[] };

/** A stream of a partner's changes that a test listens to. */
export interface Watch {
  status: number;
  headers: Headers;
  /** The last id that was received. */
  lastId(): string | undefined;
  /** All events so far. */
  events: LiveEvent[];
  /** Resolves with the first event like this, among those received or still to come. */
  event(like: Like): Promise<LiveEvent>;
  /** Resolves when the server ends it; rejects when it breaks. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** Opens one, as whoever has the token; resolves with the head of the answer. */
export async function watch(
  token: string | undefined,
  {
    url = sharedServer().url,
    headers = {},
  }: { url?: string; headers?: Record<string, string> } = {},
): Promise<Watch> {
  const leaving = new AbortController();
  const {
    status,
    headers: answered,
    body,
  } = await fetch(`${url}/api/partner/live`, {
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  let lastId: string | undefined;
  const heard = new EventEmitter();
  const read = async () => {
    const lines = Readable.fromWeb(body as ReadableStream, { encoding: 'utf8' });
    lines.on('error', () => undefined);
    for await (const line of createInterface({ input: lines })) {
      if (line.startsWith('id: ')) lastId = line.slice(4);
      if (!line.startsWith('data: ')) continue;
      events.push(JSON.parse(line.slice(6)) as LiveEvent);
      heard.emit('event');
    }
    if (lines.errored) throw lines.errored;
  };
  const ended = read();
  ended.catch(() => undefined);
  const isLike = (event: LiveEvent, like: Like) =>
    Object.entries(like).every(
      ([name, value]) => JSON.stringify(event[name as keyof LiveEvent]) === JSON.stringify(value),
    );
  return {
    status,
    headers: answered,
    lastId: () => lastId,
    events,
    async event(like) {
      for (;;) {
        const found = events.find((event) => isLike(event, like));
        if (found) return found;
        const over = ended.then(() => {
          throw new Error(`The stream ended after ${JSON.stringify(events)}.`);
        });
        await Promise.race([once(heard, 'event'), over]);
      }
    },
    ended,
    async close() {
      leaving.abort();
      await ended.catch(() => undefined);
    },
  };
}

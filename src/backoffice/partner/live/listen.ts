import { LIVE_ADDRESS, openEventStream } from '../../../api/eventStream';
import type { RequestError } from '../../../api/requestError';
import { ended, turnOf } from '../../../api/retryBackoff';
import { readEvents } from './readEvents';

/** The server says something every 15 seconds. */
const SILENCE_MS = 45_000;
const PAUSE_MS = 3000;

export interface Listener {
  token: string;
  /** Where to go on; undefined is now. */
  lastId: () => string | undefined;
  onEvent: (data: string) => void;
  onId: (id: string) => void;
  onConnected: (isConnected: boolean) => void;
  onUnauthorized: () => void;
}

/** Listens, and comes again whenever the stream ends, until the signal or until it may not. */
export async function listen(to: Listener, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await online(signal);
    // It waits for a second at least when it gives an error.
    if ((await turnOf(LIVE_ADDRESS)) || signal.aborted) continue;
    const outcome = await connect(to, signal);
    if (signal.aborted) return;
    to.onConnected(false);
    if (outcome.status === 401) return to.onUnauthorized();
    if (outcome.status === 403) return;
    ended(LIVE_ADDRESS, failure(outcome.status), outcome.retryAfter);
  }
}

interface Outcome {
  status: number;
  retryAfter?: string | null;
}

async function connect(to: Listener, signal: AbortSignal): Promise<Outcome> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  let retryMs = PAUSE_MS;
  const leave = () => silence.abort();
  signal.addEventListener('abort', leave);
  try {
    heard();
    const wanted = { token: to.token, lastId: to.lastId(), signal: silence.signal };
    const { ok, status, headers, body } = await openEventStream(LIVE_ADDRESS, wanted);
    if (!ok || !body) return { status: ok ? 503 : status, retryAfter: headers.get('Retry-After') };
    ended(LIVE_ADDRESS, undefined);
    to.onConnected(true);
    const onRetry = (ms: number) => {
      retryMs = ms;
    };
    await readEvents(body, { onData: to.onEvent, onId: to.onId, onRetry, onSign: heard });
  } catch {
    // Broken, silent or left: whoever still wants it comes again.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
  return { status: 503, retryAfter: String(retryMs / 1000) };
}

function failure(status: number): RequestError {
  return { status, code: 'STREAM', message: null, fieldErrors: {}, problem: {} };
}

/** Resolves when there is a network, or nobody waits any more. */
async function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      resolve();
    };
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}

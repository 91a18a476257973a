import { listen } from './listen';

/** What one tab tells the others of the same account. */
type Word =
  | { event: string }
  | { id: string }
  | { isConnected: boolean }
  /** Of a tab that has just come and knows nothing. */
  | { asks: true };

export interface Share {
  accountId: number;
  token: string;
  onEvent: (data: string) => void;
  onConnected: (isConnected: boolean) => void;
  onUnauthorized: () => void;
}

export interface Shared {
  /** Whether this tab may hold the stream: another may while it is hidden. */
  want: (isWanted: boolean) => void;
  close: () => void;
}

/** One stream for all tabs of an account: whoever has the lock listens and tells the others. */
export function shareStream(share: Share): Shared {
  const name = `partner-live-${share.accountId}`;
  const channel =
    'BroadcastChannel' in window && 'locks' in navigator ? new BroadcastChannel(name) : undefined;
  let lastId: string | undefined;
  let isConnected = false;
  let isLeading = false;
  let holding: AbortController | undefined;

  const take = (word: Word) => {
    if ('event' in word) share.onEvent(word.event);
    else if ('id' in word) lastId = word.id;
    else if ('isConnected' in word) share.onConnected((isConnected = word.isConnected));
    else if (isLeading) tell({ isConnected });
  };
  const tell = (word: Word) => channel?.postMessage(word);
  const say = (word: Word) => {
    take(word);
    tell(word);
  };

  const lead = async (signal: AbortSignal) => {
    isLeading = true;
    await listen(
      {
        token: share.token,
        lastId: () => lastId,
        onEvent: (event) => say({ event }),
        onId: (id) => say({ id }),
        onConnected: (now) => say({ isConnected: now }),
        onUnauthorized: share.onUnauthorized,
      },
      signal,
    );
    isLeading = false;
  };
  const start = () => {
    const { signal } = (holding = new AbortController());
    if (!channel) return void lead(signal);
    // Whoever is not let in any more only stops waiting.
    return void navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => {});
  };
  const stop = () => {
    holding?.abort();
    holding = undefined;
    if (isLeading && isConnected) say({ isConnected: false });
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => take(data));
  tell({ asks: true });
  return {
    want(isWanted) {
      if (!isWanted) stop();
      else if (!holding) start();
    },
    close() {
      stop();
      channel?.close();
    },
  };
}

import { Readable } from 'node:stream';
import type { Account } from '../http/account';

/** One owner who watches. */
export interface Stream {
  account: Account;
  /** Of which changes are told; undefined while it is being opened. */
  hotelIds: ReadonlySet<number> | undefined;
  body: Readable;
  say(text: string): void;
  end(): void;
}

/** Whoever reads so slowly comes again, and is told what was missed. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** Then the token is looked at again, and another server may have more room. */
const MAX_LIFE_MS = 30 * 60_000;

/** @param onEnd called once, however it ends */
export function openStream(account: Account, onEnd: (stream: Stream) => void): Stream {
  const body = new Readable({ read: () => undefined });
  let isOver = false;
  const stream: Stream = {
    account,
    hotelIds: undefined,
    body,
    say(text) {
      if (isOver) return;
      body.push(text);
      if (body.readableLength <= MAX_UNREAD_BYTES) return;
      // An answer that has not begun is one all the same, and ends with what there is.
      if (body.readableFlowing === null) stream.end();
      else body.destroy();
    },
    end() {
      if (!isOver) body.push(null);
      isOver = true;
    },
  };
  // Those that were opened together do not end together.
  const life = setTimeout(() => stream.end(), MAX_LIFE_MS * (0.8 + 0.2 * Math.random())).unref();
  body.once('close', () => {
    clearTimeout(life);
    onEnd(stream);
  });
  return stream;
}

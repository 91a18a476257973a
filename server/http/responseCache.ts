import { LRUCache } from 'lru-cache';
import { vietnamToday, type Day } from '../../domain/stays/stay';
import type { Clock } from '../clock';
import type { ChangeFeed } from '../db/changeFeed';
import type { LoadLimit } from './loadLimit';
import type { ShownHotels } from './shownHotels';

/** An answer as it goes out. Only a 200 is kept. */
interface CachedResponse {
  status: number;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

interface Made extends CachedResponse {
  shows: ShownHotels;
}

interface Entry extends Made {
  /** The last change before it was made. */
  since: number;
  madeAt: number;
  /** The day in Vietnam on which it was made. */
  madeOn: Day;
}

interface InTheMaking {
  since: number;
  response: Promise<CachedResponse>;
}

const unlimited: LoadLimit = Object.assign(<T>(_: unknown, work: () => Promise<T>) => work(), {
  refuseWhenFull: () => {},
});
const MAX_BYTES = 64 * 1024 * 1024;
/** Of an entry beside its body: headers, key, what holds them. */
const FRAME_BYTES = 2_000;
/** Vouchers begin and end by the clock, and a page may show something of other hotels. */
const MAX_AGE_MS = 10_000;

/** Answers that are the same for everybody who asks or may ask, until what they show changes. */
export interface ResponseCache {
  /** The answer under that key as the database has it now; made once for all who ask meanwhile. */
  get(key: string, make: () => Promise<Made>): Promise<CachedResponse>;
}

interface Conditions {
  clock: Clock;
  /** Absent where whoever asks has been let in already. */
  limitLoad?: LoadLimit;
  /** Also of what only a hotel's owner sees. */
  ofOwners?: boolean;
}

export function responseCache(
  feed: ChangeFeed,
  { clock, limitLoad = unlimited, ofOwners = false }: Conditions,
): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + FRAME_BYTES,
  });
  const making = new Map<string, InTheMaking>();
  const changes = new Map<number, number>();
  let latest = 0;
  let latestOfAny = 0;
  feed.listen(({ hotelId, isShown }) => {
    if (!isShown && !ofOwners) return;
    latest += 1;
    if (hotelId === null) latestOfAny = latest;
    else changes.set(hotelId, latest);
  });

  const lastChangeOf = (shows: ShownHotels) =>
    shows === 'any' ? latest : Math.max(latestOfAny, ...shows.map((id) => changes.get(id) ?? 0));
  const isCurrent = ({ shows, since, madeAt, madeOn }: Entry) => {
    const now = clock.now();
    const isYoung = Math.abs(now.getTime() - madeAt) < MAX_AGE_MS;
    // What is tonight, and which days can be booked, changes at midnight.
    return isYoung && lastChangeOf(shows) <= since && vietnamToday(now) === madeOn;
  };

  return {
    async get(key, make) {
      // What would be refused in the end is not kept waiting for the database.
      if (!entries.has(key) && !making.has(key)) limitLoad.refuseWhenFull('reading');
      await feed.catchUp();
      const entry = entries.get(key);
      if (entry && isCurrent(entry)) return entry;
      const other = making.get(key);
      if (other?.since === latest) return other.response;
      const since = latest;
      const begun = clock.now();
      const when = { since, madeAt: begun.getTime(), madeOn: vietnamToday(begun) };
      const response = limitLoad('reading', make).then((made) => {
        const entry = { ...made, ...when };
        if (made.status === 200 && isCurrent(entry)) entries.set(key, entry);
        return made;
      });
      const mine = { since, response };
      making.set(key, mine);
      const done = () => {
        if (making.get(key) === mine) making.delete(key);
      };
      response.then(done, done);
      return response;
    },
  };
}

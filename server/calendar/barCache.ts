import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/changeFeed';
import type { Changed } from '../db/hotelChange';
import type { Schemas } from '../http/operations';
import type { Span } from './queries';

/** Of all hotels together, some 300 bytes each. */
const MAX_BARS = 100_000;
/** Each is looked at after every change. */
const MAX_CALENDARS = 500;
/** A server of the version before may change something and not say so. */
const MAX_AGE_MS = 10 * 60_000;
/** With more to be read again, all are. */
const MAX_CHANGED = 100;

type Bars = readonly Schemas['CalendarBar'][];
/** All of a hotel, or those of the bookings with these codes. */
type Read = (codes?: readonly string[]) => Promise<Bars>;

interface Entry {
  hotelId: number;
  bars: Promise<Bars>;
  /** Codes of bookings that have changed since it was asked for. */
  changed: Set<string>;
}

export interface BarCache {
  /** As of the last change of which the feed has told. */
  get(hotelId: number, span: Span, read: Read): Promise<Bars>;
}

/**
 * Most of a large hotel's calendar is thousands of stays, and most changes are of one: that one alone is read again.
 * Whoever asks has caught up with the feed.
 */
export function barCache(feed: ChangeFeed): BarCache {
  const entries = new LRUCache<string, Entry>({
    ...{ maxSize: MAX_BARS, max: MAX_CALENDARS },
    // Since all were read.
    ...{ ttl: MAX_AGE_MS, noUpdateTTL: true },
  });
  feed.listen(({ hotelId, what }) => {
    for (const [key, entry] of entries.entries()) {
      if (hotelId !== null && hotelId !== entry.hotelId) continue;
      const codes = bookingsOf(what);
      codes?.forEach((code) => entry.changed.add(code));
      if (!codes || entry.changed.size > MAX_CHANGED) entries.delete(key);
    }
  });

  return {
    get(hotelId, span, read) {
      const key = `${hotelId} ${span.from} ${span.to}`;
      const last = entries.get(key);
      if (last?.changed.size === 0) return last.bars;
      const entry = {
        hotelId,
        bars: last ? renewed(last, read) : read(),
        changed: new Set<string>(),
      };
      entries.set(key, entry, { size: 1 });
      const settle = (bars?: Bars) => {
        if (entries.peek(key) !== entry) return;
        if (bars) entries.set(key, entry, { size: bars.length + 1 });
        else entries.delete(key);
      };
      entry.bars.then(settle, () => settle());
      return entry.bars;
    },
  };
}

async function renewed({ bars, changed }: Entry, read: Read): Promise<Bars> {
  const [before, now] = await Promise.all([bars, read([...changed])]);
  return [...before.filter(({ bookingId }) => !changed.has(bookingId)), ...now];
}

/** Those of which something may have changed; undefined: any. Bars show nothing of rooms, prices or the hotel. */
function bookingsOf(what: Changed | null): readonly string[] | undefined {
  return what && what.kind !== 'BOOKINGS' ? [] : what?.ids?.map(String);
}

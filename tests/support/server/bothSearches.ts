import { setTimeout as sleep } from 'node:timers/promises';
import type { HotelConditions } from '../../../server/hotels/search/conditions';
import { currentIndex } from '../../../server/hotels/search/currentIndex';
import {
  searchHotels,
  searchInDatabase,
  type FoundPage,
} from '../../../server/hotels/search/searchHotels';

export interface SearchRequest {
  search: HotelConditions;
  page: number;
  size: number;
}

export interface BothFound {
  index: FoundPage;
  database: FoundPage;
  /** Whether the index itself could answer. */
  isIndexed: boolean;
}

const PAUSE_MS = 5;

/** Searches a loaded index and the database, by turns in the same process. */
export function bothSearches(parts: Parameters<typeof currentIndex>[0]) {
  const { db, clock, changes } = parts;
  const index = currentIndex(parts);
  const loaded = async () => {
    for (;;) {
      await changes.catchUp();
      const known = await index.get();
      if (known) return known;
      await sleep(PAUSE_MS);
    }
  };
  return async ({ search, page, size }: SearchRequest): Promise<BothFound> => {
    const part = { page, size, now: clock.now(), counts: true };
    const isIndexed = (await loaded()).find(search, part) !== undefined;
    return {
      index: await searchHotels({ db, index }, search, part),
      database: await searchInDatabase(db, search, part),
      isIndexed,
    };
  };
}

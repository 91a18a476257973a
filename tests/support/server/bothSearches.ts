import { setTimeout as sleep } from 'node:timers/promises';
import type { HotelConditions } from '../../../server/hotels/search/conditions';
import { cardsOf } from '../../../server/hotels/search/cards';
import { currentIndex } from '../../../server/hotels/search/currentIndex';
import { hotelCounts, type HotelCardRow } from '../../../server/hotels/queries';
import { similarInDatabase } from '../../../server/hotels/search/similarHotels';
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

/** Hotels like one, so many of them; with a stay, those that have a room for it. */
export interface ToldRequest extends Pick<HotelConditions, 'stay'> {
  id: number;
  limit: number;
}

export interface BothFound {
  index: FoundPage;
  database: FoundPage;
  /** Whether the index itself could answer. */
  isIndexed: boolean;
}

/** What is said of a hotel, or of all, without a search. */
export interface BothTold {
  index: Told;
  database: Told;
}

interface Told {
  /** Undefined where the index does not know the hotel. */
  similar: HotelCardRow[] | undefined;
  hotelCounts: Record<string, number>;
}

const PAUSE_MS = 5;

/** Asks a loaded index and the database, by turns in the same process, of one state. */
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
  let changed = 0;
  changes.listen(() => (changed += 1));
  /** As often as something else changed in between: rooms that fit no type are given theirs a minute after the start. */
  const undisturbed = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      await changes.catchUp();
      const before = changed;
      const answer = await ask();
      await changes.catchUp();
      if (changed === before) return answer;
    }
  };
  const search = async ({ search, page, size }: SearchRequest): Promise<BothFound> => {
    const part = { page, size, now: clock.now(), counts: true };
    const isIndexed = (await loaded()).find(search, part) !== undefined;
    return {
      index: await searchHotels({ db, index }, search, part),
      database: await searchInDatabase(db, search, part),
      isIndexed,
    };
  };
  const told = async ({ id, ...wanted }: ToldRequest): Promise<BothTold> => {
    const how = { ...wanted, now: clock.now() };
    const known = await loaded();
    const similar = known.similar(id, how);
    return {
      index: {
        similar: similar && (await cardsOf(db, similar)),
        hotelCounts: counted(known.hotelCounts()),
      },
      database: {
        similar: await similarInDatabase(db, id, how),
        hotelCounts: counted(await hotelCounts(db)),
      },
    };
  };
  return {
    search: (request: SearchRequest) => undisturbed(() => search(request)),
    told: (request: ToldRequest) => undisturbed(() => told(request)),
  };
}

/** Those that there are. */
function counted(counts: Map<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].filter(([, hotels]) => hotels > 0));
}

import type { ChangeFeed } from '../../db/changeFeed';
import { oneAtATime } from '../../db/oneAtATime';
import type { Services } from '../../services';
import { hotelFacts, idsOnSale } from './indexed.queries';
import { knownDestinations, type KnownDestinations } from './knownDestinations';
import { SearchIndex } from './searchIndex';

/** Hotels that are read at a time. */
export const BATCH = 50;
/** Of the time, where again and again any hotel may have changed. */
const MAX_LOADING_SHARE = 0.1;

type Size = ReturnType<SearchIndex['size']>;

/** The search index, and how it stays what the database has. */
export interface CurrentIndex {
  /**
   * With all changes that the feed has told of: whoever asks has it catch up before, as everything that
   * is remembered does. Undefined while the index is being loaded, or a hotel cannot be read.
   */
  get(): Promise<SearchIndex | undefined>;
  /** As `get`: with all changes that the feed has told of. */
  destinations: KnownDestinations['get'];
  /** Hears what has changed, and reads the next hotels again, whatever is said of them. */
  renew(): Promise<void>;
  /** Undefined until it is loaded. */
  size(): Size | undefined;
  /** The database is about to be closed: a load ends early, and what fails is no news. */
  stop(): void;
}

type Parts = Pick<Services, 'db' | 'clock' | 'log'> & { changes: ChangeFeed };

/** Empty at first: whoever asks has it loaded. */
export function currentIndex({ db, clock, log, changes }: Parts): CurrentIndex {
  const index = new SearchIndex();
  const destinations = knownDestinations(db);
  let isLoaded = false;
  /** Raised by what may have changed any hotel. */
  let epoch = 0;
  const changed = new Set<number>();
  /** Hotels that changed while others were being read. */
  let changedMeanwhile = new Set<number>();
  /** Up to which id hotels have been read in this round. */
  let readTo = 0;
  let mayLoadAt = -Infinity;
  let inTurn: Promise<void> = Promise.resolve();
  let isLoadWanted = false;
  let isStopped = false;

  changes.listen(({ hotelId, isShown }) => {
    if (!isShown) return;
    if (hotelId === null) {
      isLoaded = false;
      epoch += 1;
      destinations.forget();
    } else {
      changed.add(hotelId);
      changedMeanwhile.add(hotelId);
    }
  });

  const read = async (ids: readonly number[], isLate = (_: number) => false) => {
    const facts = new Map(
      (await hotelFacts(db, ids, clock.now())).map((hotel) => [hotel.id, hotel]),
    );
    for (const id of ids) {
      const hotel = facts.get(id);
      if (isLate(id)) continue;
      if (hotel) index.put(hotel);
      else index.remove(id);
    }
  };

  /** What fails comes last the next time, so that the others do not wait for it. */
  const readSomeChanged = async () => {
    const ids = [...changed].slice(0, BATCH);
    for (const id of ids) changed.delete(id);
    try {
      await read(ids);
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  };

  /** Those that had changed when it began: what is told of meanwhile stands behind them. */
  const readChanged = oneAtATime(async () => {
    for (let left = changed.size; left > 0; left -= BATCH) await readSomeChanged();
  });

  const readNext = async () => {
    changedMeanwhile = new Set();
    const ids = await idsOnSale(db, readTo, BATCH);
    const last = ids.length < BATCH ? Infinity : ids.at(-1)!;
    const known = index.idsBetween(readTo, last);
    // The round moves on first: those that cannot be read come again in the next one.
    readTo = last === Infinity ? 0 : last;
    // What is told of meanwhile has been read later, or will be.
    await read([...new Set([...ids, ...known])], (id) => changedMeanwhile.has(id));
  };

  const loadAll = async () => {
    await changes.catchUp();
    const begun = epoch;
    readTo = 0;
    do {
      await readNext();
      await changes.catchUp();
    } while (readTo > 0 && epoch === begun && !isStopped);
    isLoaded = readTo === 0 && epoch === begun;
  };

  const load = async () => {
    isLoadWanted = false;
    if (isLoaded || performance.now() < mayLoadAt) return;
    const startedAt = performance.now();
    try {
      await loadAll();
    } finally {
      const endedAt = performance.now();
      mayLoadAt = endedAt + (endedAt - startedAt) / MAX_LOADING_SHARE;
    }
    const ms = Math.round(performance.now() - startedAt);
    if (isLoaded) log.info({ ...index.size(), ms }, 'the search index is loaded');
  };

  const renewSome = async () => {
    await changes.catchUp();
    // As hotels: they may have been changed past the product.
    destinations.forget();
    if (!isLoaded) return load();
    try {
      await readChanged();
    } finally {
      await readNext();
    }
  };

  const afterOthers = (work: () => Promise<void>) => {
    inTurn = inTurn.then(work).catch((error: unknown) => {
      if (!isStopped) log.warn({ err: error }, 'the search index could not be read');
    });
    return inTurn;
  };

  return {
    async get() {
      if (isLoaded) {
        const isCurrent = await readChanged().then(
          () => true,
          () => false,
        );
        if (isLoaded) return isCurrent ? index : undefined;
      }
      if (!isLoadWanted) void afterOthers(load);
      isLoadWanted = true;
      return undefined;
    },
    destinations: destinations.get,
    renew: () => afterOthers(renewSome),
    size: () => (isLoaded ? index.size() : undefined),
    stop: () => void (isStopped = true),
  };
}

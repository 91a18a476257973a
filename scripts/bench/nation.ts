import { pino } from 'pino';
import { addDays, vietnamToday } from '../../domain/stays/stay';
import { systemClock } from '../../server/clock';
import type { HotelConditions } from '../../server/hotels/search/conditions';
import { currentIndex } from '../../server/hotels/search/currentIndex';
import type { SearchIndex } from '../../server/hotels/search/searchIndex';
import { withDatabase } from './harness';
import { fill, type Scale } from './scale';
import { timed } from './timing';

const TIMES = 50;
const MAX_MS = 20;

/** The `i`th of more stays than are remembered. */
const another = (i: number, nights: number) => {
  const checkIn = addDays(vietnamToday(new Date()), 20 + (i % 40));
  return { checkIn, checkOut: addDays(checkIn, nights), adults: 2, children: 1 };
};

/** With whether the hotels that each choice leaves are counted, as for the page of all hotels. */
type Search = HotelConditions & { counts?: boolean };

const searches: Record<string, (i: number) => Search> = {
  list: () => ({}),
  'list, counted': () => ({ counts: true }),
  city: (i) => ({ destination: 'da-nang', stay: another(i, 2) }),
  filtered: (i) => ({
    destination: 'da-nang',
    stay: another(i, 2),
    propertyType: ['HOTEL', 'RESORT', 'VILLA'],
    amenities: ['wifi', 'pool'],
    minRating: 3.5,
    minPrice: 500_000,
    maxPrice: 3_000_000,
    sort: 'priceAsc',
  }),
  'by name': (i) => ({ words: ['da', 'nang', 'so', '1'], stay: another(i, 2) }),
  anywhere: (i) => ({ stay: another(i, 2), sort: 'rating' }),
  'anywhere, counted': (i) => ({ stay: another(i, 2), counts: true }),
  'anywhere, by price': (i) => ({ stay: another(i, 7), sort: 'priceAsc' }),
  'the same stay again': () => ({ stay: another(0, 7), sort: 'priceAsc', counts: true }),
};

/** How long searches in memory take where there are hotels for a whole country. */
export function benchNation(scale: Scale): Promise<void> {
  const log = pino({ level: 'error' });
  return withDatabase(
    (db) => fill(db, scale),
    async ({ db, changes, engine }) => {
      const current = currentIndex({ db, clock: systemClock, log, changes });
      const before = memory();
      const startedAt = performance.now();
      await current.renew();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const { hotels, rooms, bytes } = current.size()!;
      console.log(`\n${engine}: ${hotels} hotels, ${rooms} rooms, loaded in ${seconds} s`);
      console.log(`  rooms ${mb(bytes)}, the process ${mb(memory() - before)} more`);
      await measure((await current.get())!);
    },
  );
}

async function measure(index: SearchIndex): Promise<void> {
  for (const [name, search] of Object.entries(searches)) {
    const find = (i: number) => {
      const { counts = false, ...conditions } = search(i);
      return index.find(conditions, { page: 1, size: 10, now: new Date(), counts });
    };
    const { p50, p95 } = await timed(TIMES, async (i) => void find(i));
    const isOver = p50 > MAX_MS;
    if (isOver) process.exitCode = 1;
    const times = `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${find(0)?.total} hotels`;
    console.log(`  ${name.padEnd(20)} ${times}${isOver ? ` !! over ${MAX_MS} ms` : ''}`);
  }
}

/** What is in use of the heap and beside it, after a collection where one can be asked for. */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

import { BATCH, currentIndex } from '../../server/hotels/search/currentIndex';
import { systemClock } from '../../server/clock';
import { ANY_CHANGE, type HotelChange } from '../../server/db/hotelChange';
import { recordedDb } from '../support/server/recordedDb';

const HOTELS = 2 * BATCH + 20;
const catalogue = Array.from({ length: HOTELS }, (_, n) => n + 1);
const firstBatch = catalogue.slice(0, BATCH);

/** Stands in for a database that has hotels without rooms, of which some cannot be read. */
class Catalogue {
  unreadable = new Set<number>();
  /** The hotels that were read, by statement. */
  reads: number[][] = [];
  destinationReads = 0;
  beforeRead = async (): Promise<void> => undefined;

  async rows(sql: string, [first, second]: readonly unknown[]) {
    if (sql.includes('from destinations')) {
      this.destinationReads += 1;
      return [{ slug: 'da-nang' }];
    }
    if (sql.includes('order by h.id')) {
      return catalogue
        .filter((id) => id > Number(first))
        .slice(0, Number(second))
        .map((id) => ({ id }));
    }
    if (!sql.includes('h.owner_id as')) return [];
    const ids = first as number[];
    this.reads.push(ids);
    await this.beforeRead();
    if (ids.some((id) => this.unreadable.has(id))) throw new Error('cannot be read');
    return ids.map((id) => ({ ...hotel, id }));
  }
}

const hotel = {
  ownerId: 1,
  destination: null,
  propertyType: 'HOTEL',
  amenities: {},
  minimumStay: '3_OR_LESS',
  rating: 4,
  reviewCount: 1,
  searchText: 'khach san',
};

function setUp() {
  const driver = new Catalogue();
  const { db } = recordedDb((text, values) => driver.rows(text, values));
  let tell: (change: HotelChange) => void = () => undefined;
  const changes = {
    listen: (listener: typeof tell) => void (tell = listener),
    catchUp: async () => undefined,
  };
  const log = { info: jest.fn(), warn: jest.fn() };
  const parts = { db, changes, clock: systemClock, log };
  const index = currentIndex(parts as unknown as Parameters<typeof currentIndex>[0]);
  return { driver, index, log, tell: (hotelId: number | null) => tell({ ...ANY_CHANGE, hotelId }) };
}

async function loaded() {
  const parts = setUp();
  await parts.index.renew();
  expect(parts.index.size()?.hotels).toBe(HOTELS);
  parts.driver.reads = [];
  return parts;
}

test('many hotels that have changed are read a few at a time', async () => {
  const { driver, index, tell } = await loaded();
  catalogue.forEach(tell);
  expect(await index.get()).toBeDefined();
  expect(driver.reads.map((ids) => ids.length)).toEqual([BATCH, BATCH, 20]);
  expect(driver.reads.flat()).toEqual(catalogue);
});

test('of what has changed, only the part that could not be read is read again', async () => {
  const { driver, index, tell } = await loaded();
  catalogue.forEach(tell);
  driver.unreadable.add(BATCH + 1);
  expect(await index.get()).toBeUndefined();
  driver.reads = [];
  driver.unreadable.clear();
  expect(await index.get()).toBeDefined();
  const others = catalogue.slice(2 * BATCH);
  expect(driver.reads.flat()).toEqual([...others, ...catalogue.slice(BATCH, 2 * BATCH)]);
});

test('what has changed is read although nobody searches, and then the next of the round', async () => {
  const { driver, index, tell } = await loaded();
  tell(HOTELS);
  await index.renew();
  expect(driver.reads).toEqual([[HOTELS], firstBatch]);
});

test('the round goes on behind hotels that cannot be read', async () => {
  const { driver, index, log, tell } = await loaded();
  driver.unreadable.add(1);
  tell(1);
  await index.renew();
  await index.renew();
  expect(driver.reads).toEqual([[1], firstBatch, [1], catalogue.slice(BATCH, 2 * BATCH)]);
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('a load that fails is not begun again at once', async () => {
  const { driver, index } = setUp();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  driver.unreadable.add(1);
  driver.beforeRead = async () => void now.mockReturnValue(1_000);
  await index.renew();
  driver.unreadable.clear();
  now.mockReturnValue(10_999);
  await index.renew();
  expect(driver.reads).toEqual([firstBatch]);
  now.mockReturnValue(11_000);
  await index.renew();
  expect(index.size()?.hotels).toBe(HOTELS);
});

test('a stop in the middle of a load is no news, and ends it', async () => {
  const { driver, index, log } = setUp();
  driver.beforeRead = async () => index.stop();
  await index.renew();
  expect(driver.reads).toEqual([firstBatch]);
  expect(index.size()).toBeUndefined();

  const other = setUp();
  other.driver.unreadable.add(1);
  other.driver.beforeRead = async () => other.index.stop();
  await other.index.renew();
  expect([log, other.log].flatMap(({ info, warn }) => [info.mock.calls, warn.mock.calls])).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('destinations are read once, and again after a change that may be of any and in every round', async () => {
  const { driver, index, tell } = setUp();
  await index.destinations();
  expect(await index.destinations()).toEqual([{ slug: 'da-nang' }]);
  tell(1);
  await index.destinations();
  expect(driver.destinationReads).toBe(1);
  tell(null);
  await Promise.all([index.destinations(), index.destinations()]);
  expect(driver.destinationReads).toBe(2);
  await index.renew();
  await index.destinations();
  expect(driver.destinationReads).toBe(3);
});

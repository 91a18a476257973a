import fc from 'fast-check';
import { AMENITIES, PROPERTY_TYPES } from '../../../domain/hotels/hotelFeatures';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import type { HotelConditions } from '../../../server/hotels/search/conditions';
import { MIN_RATINGS } from '../../../site/hotelSearch';
import { call } from '../../support/client';
import { startServer, type RunningServer } from '../../support/server/server';
import { changeStatements, fillCatalogue } from './catalogueSetup';

/** More than the index knows, and less than the longest that can be booked. */
const NIGHTS_KNOWN = 440;

let server: RunningServer;
let hotels: number[];

beforeAll(async () => {
  server = await startServer();
  hotels = await fillCatalogue(server.control);
}, 120_000);
afterAll(() => server.stop());

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const words = fc.constantFrom('khach', 'san', 'bien', 'xanh', 'so', 'da', 'hotel', '1', '12', 'b');

const stay = fc
  .record({
    days: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 720 })),
    nights: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(7, 14, 30, 90, 180, 365)),
    adults: fc.integer({ min: 1, max: 4 }),
    children: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ days, nights, ...party }) => {
    const checkIn = addDays(vietnamToday(new Date()), days);
    return { checkIn, checkOut: addDays(checkIn, nights), ...party };
  });

const conditions: fc.Arbitrary<HotelConditions> = fc.record({
  destination: maybe(fc.constantFrom('da-nang', 'da-lat', 'nowhere')),
  words: maybe(fc.array(words, { maxLength: 2 })),
  places: fc.constantFrom([], [{ slug: 'da-nang', rest: [] }], [{ slug: 'da-lat', rest: ['so'] }]),
  propertyType: maybe(fc.subarray([...PROPERTY_TYPES], { minLength: 1 })),
  amenities: maybe(fc.subarray([...AMENITIES].slice(0, 4), { minLength: 1 })),
  minRating: maybe(fc.constantFrom(1, 2.3, 3.1, 3.5, 4.05)),
  minPrice: maybe(fc.integer({ min: 0, max: 900_000 })),
  maxPrice: maybe(fc.integer({ min: 100_000, max: 1_200_000 })),
  // Of stays of few nights some are within, and of long ones only with one end open.
  minTotal: maybe(fc.integer({ min: 0, max: 3_000_000 })),
  maxTotal: maybe(fc.oneof(fc.integer({ min: 500_000, max: 5_000_000 }), fc.constant(50_000_000))),
  stay: maybe(stay),
  sort: maybe(fc.constantFrom('recommended', 'priceAsc', 'priceDesc', 'rating')),
});

const request = fc.record({
  search: conditions,
  page: fc.constantFrom(0, 0, 1, 3),
  size: fc.constantFrom(1, 7, 50),
});

/** Whatever is asked: the same hotels in the same order, with the same cards. */
async function expectSame(asked: { search: HotelConditions; page: number; size: number }) {
  const { index, database, isIndexed } = await server.control.search(asked);
  const { counts: _, ...page } = index;
  expect(page).toEqual(database);
  expect(isIndexed || !isNear(asked.search.stay)).toBe(true);
}

const isNear = (days: HotelConditions['stay']) =>
  !days || days.checkOut <= addDays(vietnamToday(new Date()), NIGHTS_KNOWN);

test('the index and the database find the same', async () => {
  await expectSame({ search: {}, page: 0, size: 50 });
  await fc.assert(fc.asyncProperty(request, expectSame), { numRuns: 150 });
});

/** Of a hotel, by its place among all: the same ones like it in the same order, and as many in each destination. */
async function expectSameTold(
  place: number,
  limit: number,
  wanted: HotelConditions['stay'] = undefined,
) {
  const id = hotels[place % hotels.length]!;
  const { index, database } = await server.control.told({ id, limit, stay: wanted });
  expect(index.hotelCounts).toEqual(database.hotelCounts);
  const [hotel] = await server.control.sql<{ isOnSale: boolean }>(
    `select listed and suspended_reason is null and owner_suspended_at is null
       and deleted_at is null as "isOnSale" from hotels where id = $1`,
    [id],
  );
  if (!isNear(wanted)) return;
  if (hotel?.isOnSale) expect(index.similar).toEqual(database.similar);
  else expect(index.similar).toBeUndefined();
}

test('the index and the database say the same hotels are similar', async () => {
  for (let place = 0; place < hotels.length; place += 1) await expectSameTold(place, 4);
  // More than are near.
  for (let place = 0; place < hotels.length; place += 7) await expectSameTold(place, 100);
  for (const [i, wanted] of fc.sample(stay, 30).entries()) await expectSameTold(i, 6, wanted);
});

test('a choice leaves as many hotels as are counted beside it', async () => {
  const totalOf = async (search: HotelConditions) =>
    (await server.control.search({ search, page: 0, size: 1 })).database.total;
  const counted = async (search: HotelConditions) => {
    const { index, isIndexed } = await server.control.search({ search, page: 0, size: 1 });
    if (!isIndexed) return;
    const { propertyType, amenities, minRating, price } = index.counts!;
    for (const type of PROPERTY_TYPES) {
      expect(propertyType[type]).toBe(await totalOf({ ...search, propertyType: [type] }));
    }
    for (const amenity of AMENITIES.slice(0, 4)) {
      const beside = [...new Set([...(search.amenities ?? []), amenity])];
      expect(amenities[amenity]).toBe(await totalOf({ ...search, amenities: beside }));
    }
    for (const least of MIN_RATINGS) {
      expect(minRating[least]).toBe(await totalOf({ ...search, minRating: least }));
    }
    const { minPrice: _1, maxPrice: _2, minTotal: _3, maxTotal: _4, ...others } = search;
    expect(price).toHaveLength(4);
    for (const { min, max, hotels: left } of price) {
      const limits = search.stay
        ? { minTotal: min, maxTotal: max }
        : { minPrice: min, maxPrice: max };
      expect(left).toBe(await totalOf({ ...others, ...limits }));
    }
  };
  await fc.assert(fc.asyncProperty(conditions, counted), { numRuns: 20 });
});

test('the list tells the counts to whoever asks for them', async () => {
  interface Counted {
    totalElements: number;
    counts?: { propertyType: Record<string, number> };
  }
  const list = async (query: string) =>
    (await call<Counted>('GET', `/api/customer/hotels?${query}`, { url: server.url })).body;
  for (let price = 1_000_000_000; ; price -= 1) {
    // Another one each time: an answer is remembered. The index may still be loading.
    const { totalElements, counts } = await list(`counts=true&maxPrice=${price}`);
    if (!counts) continue;
    const all = Object.values(counts.propertyType).reduce((sum, count) => sum + count, 0);
    expect(all).toBe(totalElements);
    break;
  }
  expect(await list('size=1')).not.toHaveProperty('counts');
});

test('also after anything has changed', async () => {
  const change = fc.record({
    change: fc.constantFrom(...Object.keys(changeStatements)),
    hotel: fc.nat(),
    number: fc.nat({ max: 1_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      request,
      async (changes, asked) => {
        for (const { change: kind, hotel, number } of changes) {
          const id = hotels[hotel % hotels.length]!;
          await server.control.sql(changeStatements[kind]!, [id, number]);
        }
        await expectSame({ search: { ...asked.search, stay: undefined }, page: 0, size: 50 });
        await expectSame(asked);
        for (const { hotel } of changes) await expectSameTold(hotel, 4);
      },
    ),
    { numRuns: 60 },
  );
});

test('and when the clock alone moves on', async () => {
  for (const hours of [1, 5, 23, 26, 80, 24 * 20, 24 * 500, 0]) {
    await server.control.setNow(new Date(Date.now() + hours * 3_600_000).toISOString());
    for (const sort of ['recommended', 'priceAsc'] as const) {
      const asked = { search: { sort, maxPrice: 700_000 }, page: 0, size: 50 };
      const { index, database } = await server.control.search(asked);
      expect(index).toMatchObject(database);
    }
  }
});

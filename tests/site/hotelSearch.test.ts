import fc from 'fast-check';
import { AMENITIES, PROPERTY_TYPES } from '../../domain/hotels/hotelFeatures';
import {
  HOTEL_SORTS,
  type HotelSearch,
  MIN_RATINGS,
  NO_LIMITS,
  WHOLE_LIST,
  hotelSearchQuery,
  listArguments,
  nightLimits,
  priceRange,
  readHotelSearch,
  totalLimits,
} from '../../site/hotelSearch';
import { addDays } from '../../domain/stays/stay';

const today = '2026-11-21';
const read = (query: string) => readHotelSearch(new URLSearchParams(query), today);

const dong = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }));
const stays = fc
  .tuple(fc.nat(700), fc.integer({ min: 1, max: 365 }))
  .map(([from, nights]) => [addDays(today, from), addDays(today, from + nights)] as const);
const words = fc
  .array(fc.stringMatching(/^[\p{L}\p{N}&+%#'"<]{1,8}$/u), { maxLength: 8 })
  .map((list) => list.join(' ').normalize('NFC'))
  // By what has neither a letter nor a digit in it nothing is looked for.
  .filter((text) => text === '' || /[\p{L}\p{N}]/u.test(text));

const searches: fc.Arbitrary<HotelSearch> = fc
  .record({
    destination: fc.constantFrom('', 'da-nang', 'ho-chi-minh'),
    text: words,
    stay: fc.option(stays),
    adults: fc.integer({ min: 1, max: 10 }),
    children: fc.integer({ min: 0, max: 5 }),
    prices: fc.tuple(dong, dong),
    totals: fc.tuple(dong, dong),
    propertyType: fc.subarray([...PROPERTY_TYPES]),
    amenities: fc.subarray([...AMENITIES]),
    minRating: fc.option(fc.constantFrom(...MIN_RATINGS)),
    sort: fc.constantFrom(...HOTEL_SORTS),
    page: fc.nat(10_000),
  })
  .map(({ stay, prices, totals, ...rest }) => ({
    ...rest,
    ...nightLimits(priceRange(...prices)),
    // Nothing costs a total without dates.
    ...totalLimits(stay ? priceRange(...totals) : NO_LIMITS),
    checkIn: stay?.[0] ?? '',
    checkOut: stay?.[1] ?? '',
  }));

test('every search survives its address', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(hotelSearchQuery(search))).toEqual(search);
    }),
  );
});

test('whatever an address says, it is read, and written the same way from then on', () => {
  const names = Object.keys(WHOLE_LIST);
  const values = fc.oneof(fc.string(), fc.constantFrom('1', '0', '-1', '4', 'HOTEL,hotel', today));
  const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), values));
  fc.assert(
    fc.property(pairs, (written) => {
      const search = readHotelSearch(new URLSearchParams(written), today);
      expect(read(hotelSearchQuery(search))).toEqual(search);
      expect([...search.text].length).toBeLessThanOrEqual(100);
      expect(search.text).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test('an address says only what is not as usual', () => {
  expect(hotelSearchQuery(WHOLE_LIST)).toBe('');
  expect(
    hotelSearchQuery({ ...WHOLE_LIST, propertyType: ['HOTEL', 'VILLA'], adults: 2, page: 1 }),
  ).toBe('adults=2&propertyType=HOTEL,VILLA&page=2');
});

test.each([
  ['propertyType=villa&propertyType=HOTEL,CASTLE', { propertyType: ['HOTEL', 'VILLA'] }],
  ['amenities=POOL,pool,airconditioning', { amenities: ['pool', 'airConditioning'] }],
  ['minPrice=900000&maxPrice=300000', { minPrice: 300_000, maxPrice: 900_000 }],
  ['minPrice=1e5&maxPrice=-1', {}],
  ['minTotal=100000&maxTotal=200000', {}],
  [
    'checkIn=2026-11-21&checkOut=2026-11-23&maxTotal=100000&minPrice=50000',
    { checkIn: today, checkOut: '2026-11-23', maxTotal: 100_000, minPrice: 50_000 },
  ],
  ['checkIn=2026-11-20&checkOut=2026-11-23', {}],
  ['checkIn=2026-11-23&checkOut=2026-11-23', {}],
  ['checkIn=2026-11-23', {}],
  ['checkIn=2026-11-21&checkOut=2026-11-23', { checkIn: today, checkOut: '2026-11-23' }],
  ['adults=0&children=6&minRating=4.2&sort=cheap&page=0', { children: 5 }],
  ['minRating=4.5&sort=rating&page=3', { minRating: 4.5, sort: 'rating', page: 2 }],
  ['destination=../x&text=%00%20a%20%20b%0A', { text: 'a b' }],
  ['text=%F0%9F%98%80%20%25', { text: '' }],
  ['destination=da-nang', { destination: 'da-nang' }],
])('%s is read as %j', (query, told) => {
  expect(read(query)).toEqual({ ...WHOLE_LIST, ...told });
});

test('a total goes with its dates, a price of a night stays', () => {
  const stay = { checkIn: today, checkOut: '2026-11-23' };
  const asked = { ...WHOLE_LIST, ...stay, maxTotal: 2_000_000, maxPrice: 900_000 };
  expect(hotelSearchQuery(asked)).toContain('maxPrice=900000&maxTotal=2000000');
  expect(listArguments(asked)).toMatchObject({ maxPrice: 900_000, maxTotal: 2_000_000 });
  const undated = { ...asked, checkIn: '', checkOut: '' };
  expect(hotelSearchQuery(undated)).toBe('maxPrice=900000');
  expect(listArguments(undated)).not.toHaveProperty('maxTotal');
});

test('a list is asked for nothing that was not asked', () => {
  expect(listArguments(WHOLE_LIST)).toEqual({ page: 0, size: 10, counts: true });
  // Guests count only with dates.
  expect(listArguments({ ...WHOLE_LIST, adults: 3 })).toEqual({ page: 0, size: 10, counts: true });
  const stay = { checkIn: today, checkOut: '2026-11-23', adults: 3, children: 1 };
  expect(listArguments({ ...WHOLE_LIST, ...stay, minPrice: 0 })).toEqual({
    page: 0,
    size: 10,
    counts: true,
    ...stay,
    minPrice: 0,
  });
});

import fc from 'fast-check';
import { addDays } from '../../domain/stays/stay';
import { reducedPrice } from '../../domain/vouchers/nightlyPrice';
import type { HotelFacts } from '../../server/hotels/search/hotelFacts';
import { dayNumber } from '../../server/hotels/search/nights';
import { SearchIndex } from '../../server/hotels/search/searchIndex';

const now = new Date('2026-06-01T05:00:00Z');
const checkIn = '2026-06-10';
const first = dayNumber(checkIn);
// The day with the number 0 was a Thursday.
const weekdayOf = (night: number) => (night + 3) % 7;

const delta = fc.integer({ min: -900_000, max: 900_000 });
const type = fc.record({
  week: fc.option(fc.array(delta, { minLength: 7, maxLength: 7 })),
  dated: fc.array(delta, { maxLength: 12 }),
});
const room = fc.record({ price: fc.integer({ min: 1, max: 2_000_000 }), type: fc.nat(4) });
const hotel = fc.record({
  types: fc.array(type, { minLength: 1, maxLength: 4 }),
  rooms: fc.array(room, { minLength: 1, maxLength: 12 }),
  percent: fc.constantFrom(0, 15, 99),
  nights: fc.integer({ min: 1, max: 9 }),
});
type Hotel = typeof hotel extends fc.Arbitrary<infer T> ? T : never;
const typeOf = ({ types }: Hotel, number: number) => types[number - 1];

/** As a guest would add it up: each night in each room. */
function cheapestStay(one: Hotel): number {
  const stays = one.rooms.map(({ price, type: number }) => {
    const said = typeOf(one, number);
    const nights = Array.from({ length: one.nights }, (_, i) => {
      const more = said?.dated[i] ?? said?.week?.[weekdayOf(first + i)] ?? 0;
      return reducedPrice(Math.max(1, price + more), one.percent);
    });
    return nights.reduce((sum, night) => sum + night, 0);
  });
  return Math.min(...stays);
}

function factsOf(one: Hotel): HotelFacts {
  const rooms = one.rooms
    .map(({ price, type: number }) => ({
      ...{ price, adults: 2, capacity: 4, nights: [] },
      type: typeOf(one, number) ? number : 0,
    }))
    .sort((a, b) => a.price - b.price);
  const types = one.types.map(({ week, dated }) => ({
    week: week && Int32Array.from(week),
    nights: Uint32Array.from(dated, (_, i) => first + i),
    deltas: Int32Array.from(dated),
    restrictions: null,
  }));
  const { percent } = one;
  return {
    ...{ id: 1, destination: null, propertyType: 'HOTEL', amenities: {}, minimumNights: 1 },
    ...{ gapFilling: false, rating: 4, reviewCount: 1, searchText: 'khach san', rooms, types },
    firstNight: dayNumber('2026-05-31'),
    vouchers: percent > 0 ? [{ percent, from: 0, until: Infinity }] : [],
  };
}

test('a hotel costs what its cheapest room costs, whatever its types say of nights', () => {
  fc.assert(
    fc.property(hotel, (one) => {
      const index = new SearchIndex();
      index.put(factsOf(one));
      const stay = { checkIn, checkOut: addDays(checkIn, one.nights), adults: 2, children: 0 };
      const found = index.find({ stay, sort: 'priceAsc' }, { page: 0, size: 1, now });
      expect(found?.hotels[0]?.shownPrice).toBe(cheapestStay(one));
    }),
    { numRuns: 500 },
  );
});

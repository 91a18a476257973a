import fc from 'fast-check';
import { quoteOf } from '../../../domain/bookings/quote';
import { averageOf } from '../../../domain/prices/nightPrices';
import { ofAverageNight, ofStayTotal } from '../../../domain/search/priceLimits';
import { priceRanges } from '../../../domain/search/priceRanges';

const dong = fc.integer({ min: 0, max: 1_000_000_000 });
const nightCounts = fc.integer({ min: 1, max: 365 });
const near = fc.integer({ min: -2, max: 2 });

test('a limit of the average night or of the total holds the prices that show it, and no other', () => {
  fc.assert(
    fc.property(dong, nightCounts, near, (limit, nights, away) => {
      const shows = [
        { of: ofAverageNight, shown: (price: number) => averageOf(price, nights) },
        {
          of: ofStayTotal,
          shown: (price: number) => quoteOf({ stayPrices: [price], nights }).total,
        },
      ];
      for (const { of, shown } of shows) {
        const { least } = of({ min: limit, max: null }, nights);
        const { most } = of({ min: null, max: limit }, nights);
        for (const price of [least + away, most + away].filter((one) => one >= 0)) {
          expect(price >= least).toBe(shown(price) >= limit);
          expect(price <= most).toBe(shown(price) <= limit);
        }
      }
    }),
  );
});

test('usual ranges rise, meet each other and leave nothing out, however long the stay', () => {
  fc.assert(
    fc.property(fc.option(nightCounts), (nights) => {
      const ranges = priceRanges(nights);
      expect([ranges[0]!.min, ranges.at(-1)!.max]).toEqual([null, null]);
      const ends = ranges.slice(1).map(({ min }) => min!);
      expect(ranges.slice(0, -1).map(({ max }) => max)).toEqual(ends);
      expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
    }),
  );
});

test.each([
  [null, [500_000, 1_000_000, 2_000_000]],
  [1, [550_000, 1_000_000, 2_000_000]],
  [3, [1_500_000, 3_500_000, 6_500_000]],
  [7, [4_000_000, 7_500_000, 15_000_000]],
])('for %j nights they meet at plain amounts', (nights, ends) => {
  expect(priceRanges(nights).flatMap(({ max }) => max ?? [])).toEqual(ends);
});

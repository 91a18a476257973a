import { changedPrice } from '../../../domain/prices/priceRule';
import fc from 'fast-check';
import {
  nightsIn,
  nightsOfSeasons,
  nightsReached,
  seasonNights,
  type PricedType,
  type Season,
} from '../../../domain/prices/seasons';
import { HIGHEST_PRICE } from '../../../domain/rooms/roomPrices';

const free = {
  minStay: null,
  minStayThrough: null,
  noArrival: false,
  noDeparture: false,
  closed: false,
};
const tet: Season = {
  ...free,
  id: 1,
  from: '2027-02-04',
  to: '2027-02-07',
  weekdays: 127,
  typeIds: [],
  change: 'PERCENT',
  value: 40,
};
const type: PricedType = { id: 7, price: 850_000, week: null, currency: 'VND' };

test.each([
  ['PERCENT', 40, 850_000, 'VND', 1_190_000],
  // Half a step goes up.
  ['PERCENT', 10, 855_000, 'VND', 941_000],
  ['PERCENT', -90, 2_000, 'VND', 1_000],
  ['PERCENT', 10, 60.55, 'USD', 67],
  ['PERCENT', -90, 1.5, 'EUR', 1],
  ['PERCENT', 500, HIGHEST_PRICE, 'VND', HIGHEST_PRICE],
  ['PRICE', 123_456, 850_000, 'VND', 123_456],
  ['AMOUNT', -50_000, 850_000, 'VND', 800_000],
  ['AMOUNT', -900_000, 850_000, 'VND', 1],
  ['AMOUNT', 0.1, 0.2, 'USD', 0.3],
  ['AMOUNT', -9, 0.2, 'USD', 0.01],
  ['NONE', null, 333_333, 'VND', 333_333],
] as const)('%s %s of %d %s is %d', (change, value, price, currency, expected) => {
  expect(changedPrice({ change, value }, price, currency)).toBe(expected);
});

test('a percentage is of what the weekday costs', () => {
  const week = [null, null, null, null, 1_000_000, 1_200_000, null];
  const nights = seasonNights(nightsOfSeasons([tet], '2027-01-01'), { ...type, week });
  expect([...nights.values()].map(({ price }) => price)).toEqual([1_190_000, 1_400_000, 1_680_000]);
});

test('the first season that is for a type and night counts, from a day on', () => {
  const closed: Season = { ...tet, id: 2, change: 'NONE', value: null, closed: true, typeIds: [7] };
  const fridays: Season = { ...closed, weekdays: 1 << 4 };
  const nights = seasonNights(nightsOfSeasons([fridays, tet], '2027-02-05'), type);
  expect([...nights]).toEqual([
    ['2027-02-05', { ...free, seasonId: 2, price: null, closed: true }],
    ['2027-02-06', { ...free, seasonId: 1, price: 1_190_000 }],
  ]);
  const ofOthers = nightsOfSeasons([fridays], '2027-01-01');
  expect(seasonNights(ofOthers, { ...type, id: 8 }).size).toBe(0);
});

test('every weekday of a span is one of its nights, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 127 }), (weekdays) => {
      const nights = nightsIn({ from: '2027-02-01', to: '2027-02-08', weekdays });
      const days = nights.map((night) => Number(night.slice(-2)) - 1);
      expect(days.reduce((bits, day) => bits | (1 << day), 0)).toBe(weekdays);
    }),
  );
});

test('a price after a change is always one that a night may have', () => {
  const percent = fc.integer({ min: -90, max: 500 });
  const dong = fc.integer({ min: 1, max: HIGHEST_PRICE });
  fc.assert(
    fc.property(percent, dong, (value, price) => {
      const after = changedPrice({ change: 'PERCENT', value }, price, 'VND');
      expect(after % 1000).toBe(0);
      expect(after).toBeGreaterThan(0);
      expect(after).toBeLessThanOrEqual(HIGHEST_PRICE);
    }),
  );
});

test('nights that seasons reach are counted for each season and type, from today on', () => {
  const some = { ...tet, from: '2027-02-01', to: '2027-02-11', typeIds: [] };
  const one = { ...some, typeIds: [2, 9], weekdays: 1 };
  expect(nightsReached([some, one], [1, 2, 3], '2027-02-02')).toBe(9 * 3 + 1);
  expect(nightsReached([some, one], [], '2027-02-02')).toBe(0);
  expect(nightsReached([some, one], [1, 2, 3], '2027-03-01')).toBe(0);
});

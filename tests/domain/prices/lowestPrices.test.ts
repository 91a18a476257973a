import fc from 'fast-check';
import { lowestByDate, lowestOfSeason } from '../../../domain/prices/lowestPrices';
import {
  nightsOfSeasons,
  seasonNights,
  type PricedType,
  type Season,
} from '../../../domain/prices/seasons';
import { addDays } from '../../../domain/stays/stay';

const today = '2027-02-01';
const type: PricedType = { id: 7, price: 850_000, week: null, currency: 'VND' };
const plain = { id: 1, typeIds: [], minStay: null, minStayThrough: null };
const open = { noArrival: false, noDeparture: false, closed: false };

test('the lowest price of a season is that of the night that it makes cheapest', () => {
  const season = fc.record({
    first: fc.integer({ min: -3, max: 9 }),
    nights: fc.integer({ min: 1, max: 30 }),
    weekdays: fc.integer({ min: 1, max: 127 }),
    value: fc.integer({ min: -900_000, max: 900_000 }),
  });
  const week = fc.array(fc.option(fc.integer({ min: 1, max: 999_999 })), {
    minLength: 7,
    maxLength: 7,
  });
  fc.assert(
    fc.property(season, week, ({ first, nights, weekdays, value }, prices) => {
      const from = addDays(today, first);
      const span = { from, to: addDays(from, nights), weekdays };
      const made: Season = { ...plain, ...open, ...span, change: 'AMOUNT', value };
      const priced = { ...type, week: prices };
      const all = [...seasonNights(nightsOfSeasons([made], today), priced).values()];
      const lowest = lowestOfSeason(made, priced, today);
      const expected = Math.min(...all.map(({ price }) => price!));
      expect(lowest === undefined ? Infinity : Math.max(1, lowest)).toBe(expected);
    }),
  );
});

test('weekdays, nights by hand and seasons are looked at together', () => {
  const season: Season = {
    ...{ ...plain, ...open, from: today, to: addDays(today, 1), weekdays: 127 },
    ...{ change: 'PRICE', value: 300_000 },
  };
  const week = [null, 400_000, null, null, null, null, null];
  const lowest = (priced: PricedType & { byHand: number | null }, seasons: Season[]) =>
    lowestByDate(priced, seasons, today);
  expect(lowest({ ...type, byHand: null }, [])).toBeUndefined();
  expect(lowest({ ...type, byHand: 500_000 }, [])).toBe(500_000);
  expect(lowest({ ...type, week, byHand: 500_000 }, [])).toBe(400_000);
  expect(lowest({ ...type, week, byHand: 500_000 }, [season])).toBe(300_000);
  expect(lowest({ ...type, byHand: null }, [{ ...season, typeIds: [8] }])).toBeUndefined();
});

import fc from 'fast-check';
import type { CalendarRoom, NightRun } from '../../../domain/prices/freeNights';
import { nightPrices } from '../../../domain/prices/nightPrices';
import { restrictionError } from '../../../domain/prices/restrictions';
import type { Restrictions } from '../../../domain/prices/seasons';
import { nightsNeeded, stayCalendar, type CalendarType } from '../../../domain/prices/stayCalendar';
import {
  addDays,
  eachNight,
  oneNight,
  stayError,
  type Day,
  type Stay,
} from '../../../domain/stays/stay';

const today = '2026-11-23';
const DAYS = 12;
const MAX_LENGTH = 15;

const fewest = fc.option(fc.integer({ min: 1, max: 6 }));
const rules = fc.record<Restrictions>({
  minStay: fewest,
  minStayThrough: fewest,
  noArrival: fc.boolean(),
  noDeparture: fc.boolean(),
  closed: fc.nat({ max: 5 }).map((n) => n === 0),
});
const near = fc.integer({ min: -3, max: 30 }).map((days) => addDays(today, days));
const price = fc.integer({ min: 1, max: 2_000_000 });
const run = fc
  .record({ from: fc.nat({ max: 28 }), nights: fc.integer({ min: 1, max: 6 }) })
  .map(({ from, nights }): NightRun => [from, from + nights]);
const room: fc.Arbitrary<CalendarRoom> = fc.record({
  price,
  taken: fc.array(run, { maxLength: 5 }),
});
const type: fc.Arbitrary<CalendarType> = fc.record({
  rooms: fc.array(room, { maxLength: 3 }),
  prices: fc.record({
    base: price,
    week: fc.option(fc.array(price, { minLength: 7, maxLength: 7 })),
    dates: fc.dictionary(near, price).map((said) => new Map(Object.entries(said))),
  }),
  restrictions: fc.dictionary(near, rules).map((said) => new Map(Object.entries(said))),
});
const terms = fc.record({
  from: fc.integer({ min: -4, max: 8 }).map((days) => addDays(today, days)),
  minimumNights: fc.constantFrom(1, 1, 2, 7),
  percent: fc.option(fc.integer({ min: 1, max: 50 })),
});

const isTaken = ({ taken }: CalendarRoom, night: Day, first: Day) =>
  taken.some(([from, to]) => addDays(first, from) <= night && night < addDays(first, to));

/** Whether some room can be had, one by one and by the rule that quotes go by. */
function canBeHad(types: readonly CalendarType[], stay: Stay, minimumNights: number, first: Day) {
  const nights = eachNight(stay);
  if (stayError(stay, today) !== null || nights.length < minimumNights) return false;
  return types.some(
    ({ rooms, restrictions }) =>
      restrictionError(restrictions, stay) === null &&
      rooms.some((one) => !nights.some((night) => isTaken(one, night, first))),
  );
}

test('tells of exactly the stays that can be had, and what nights cost', () => {
  fc.assert(
    fc.property(fc.array(type, { minLength: 1, maxLength: 3 }), terms, (types, asked) => {
      const span = { today, from: asked.from, days: DAYS };
      const { first } = nightsNeeded(span);
      const days = stayCalendar(types, { ...asked, ...span });
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: DAYS }, (_, i) => addDays(asked.from, i)),
      );
      const has = (stay: Stay) => canBeHad(types, stay, asked.minimumNights, first);
      for (const { day, stays, arrival, departure, minStay, price: shown } of days) {
        const lengths = Array.from({ length: MAX_LENGTH }, (_, i) => i + 1);
        const wanted = lengths.filter((n) => has({ checkIn: day, checkOut: addDays(day, n) }));
        const told = lengths.filter((n) => stays.some(({ min, max }) => min <= n && n <= max));
        expect(told).toEqual(wanted);
        expect([arrival, minStay]).toEqual([stays.length > 0, stays[0]?.min ?? null]);
        // Nothing is taken so late, and today is near: a stay that ends then begins soon before.
        const ends = Array.from({ length: 40 }, (_, i) => i + 1).some((n) =>
          has({ checkIn: addDays(day, -n), checkOut: day }),
        );
        expect(departure).toBe(ends);
        const prices = types.flatMap(({ rooms, prices: ofType, restrictions }) =>
          rooms
            .filter((one) => !isTaken(one, day, first) && !restrictions.get(day)?.closed)
            .map((one) => nightPrices(one.price, ofType, oneNight(day), asked.percent)[0]!.price),
        );
        expect(shown).toBe(day < today || prices.length === 0 ? null : Math.min(...prices));
      }
    }),
  );
});

test('goes as far as stays do', () => {
  const free: CalendarType = {
    rooms: [{ price: 500_000, taken: [] }],
    prices: { base: 500_000, week: null, dates: new Map() },
    restrictions: new Map(),
  };
  const from = addDays(today, 730);
  const [last, beyond] = stayCalendar([free], {
    ...{ today, from, days: 2, minimumNights: 180, percent: null },
  });
  expect(last).toMatchObject({ arrival: true, departure: true, stays: [{ min: 180, max: 365 }] });
  expect(beyond).toMatchObject({ arrival: false, departure: true, stays: [] });
  const end = addDays(from, 365);
  const [, after] = stayCalendar([free], {
    ...{ today, from: end, days: 2, minimumNights: 1, percent: null },
  });
  expect(after).toMatchObject({ arrival: false, departure: false });
});

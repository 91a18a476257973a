import fc from 'fast-check';
import { restrictionError } from '../../../domain/prices/restrictions';
import type { Restrictions } from '../../../domain/prices/seasons';
import { addDays, type Day } from '../../../domain/stays/stay';

const NOTHING: Restrictions = {
  ...{ minStay: null, minStayThrough: null, noArrival: false, noDeparture: false, closed: false },
};
const arrival = '2027-02-12';
const stayOf = (nights: number, checkIn: Day = arrival) => ({
  checkIn,
  checkOut: addDays(checkIn, nights),
});
const saying = (said: Record<Day, Partial<Restrictions>>) =>
  new Map(Object.entries(said).map(([day, rules]) => [day, { ...NOTHING, ...rules }]));

// A stay of two nights, from Friday the 12th to Sunday the 14th.
test.each<[string, Record<Day, Partial<Restrictions>>, object | null]>([
  ['nothing said', {}, null],
  [
    'too few nights from the day of arrival',
    { [arrival]: { minStay: 3 } },
    { code: 'MIN_STAY_ON', day: arrival, nights: 3 },
  ],
  ['as many as it takes', { [arrival]: { minStay: 2 } }, null],
  ['a minimum of another arrival', { '2027-02-13': { minStay: 3 } }, null],
  [
    'the largest minimum of all nights',
    { [arrival]: { minStay: 3, minStayThrough: 4 }, '2027-02-13': { minStayThrough: 5 } },
    { code: 'MIN_STAY_THROUGH', day: '2027-02-13', nights: 5 },
  ],
  ['a minimum through the check-out day', { '2027-02-14': { minStayThrough: 5 } }, null],
  [
    'nobody arrives',
    { [arrival]: { noArrival: true } },
    { code: 'CLOSED_TO_ARRIVAL', day: arrival },
  ],
  ['nobody arrives on a later night', { '2027-02-13': { noArrival: true } }, null],
  [
    'nobody leaves',
    { '2027-02-14': { noDeparture: true } },
    { code: 'CLOSED_TO_DEPARTURE', day: '2027-02-14' },
  ],
  ['nobody leaves on a night before', { '2027-02-13': { noDeparture: true } }, null],
  [
    'a night is closed',
    { '2027-02-13': { closed: true } },
    { code: 'NIGHT_CLOSED', day: '2027-02-13' },
  ],
  ['closed on the check-out day', { '2027-02-14': { closed: true } }, null],
])('%s', (_, said, error) => {
  expect(restrictionError(saying(said), stayOf(2))).toEqual(error);
});

test.each<[string, Record<Day, Partial<Restrictions>>, object, object | null]>([
  ['the hotel’s shortest stay', {}, { minimumNights: 7 }, { code: 'MIN_STAY_IN_HOTEL', nights: 7 }],
  [
    'what asks for more than the hotel',
    { [arrival]: { minStay: 9 } },
    { minimumNights: 7 },
    { code: 'MIN_STAY_ON', day: arrival, nights: 9 },
  ],
  [
    'no minimum in a gap',
    { [arrival]: { minStay: 3, minStayThrough: 4 } },
    { minimumNights: 7, inGap: true },
    null,
  ],
  [
    'what is closed in a gap',
    { [arrival]: { minStay: 3, noArrival: true } },
    { inGap: true },
    { code: 'CLOSED_TO_ARRIVAL', day: arrival },
  ],
])('%s', (_, said, bounds, error) => {
  expect(restrictionError(saying(said), stayOf(2), bounds)).toEqual(error);
});

const anyFewest = fc.option(fc.integer({ min: 1, max: 10 }));
const anyRules = fc.record<Restrictions>({
  minStay: anyFewest,
  minStayThrough: anyFewest,
  noArrival: fc.boolean(),
  noDeparture: fc.boolean(),
  closed: fc.boolean(),
});
const anyDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays(arrival, days));
const anyDates = fc.dictionary(anyDay, anyRules).map((said) => new Map(Object.entries(said)));
const anyNights = fc.integer({ min: 1, max: 15 });

it('a longer stay from the same day is never too short where a shorter one was not', () => {
  const rules = anyRules.map((said) => ({ ...NOTHING, minStay: said.minStay }));
  fc.assert(
    fc.property(fc.dictionary(anyDay, rules), anyDay, anyNights, (said, checkIn, nights) => {
      const dates = new Map(Object.entries(said));
      if (restrictionError(dates, stayOf(nights, checkIn))) return;
      expect(restrictionError(dates, stayOf(nights + 1, checkIn))).toBeNull();
    }),
  );
});

it('what is said of days outside the stay does not count', () => {
  fc.assert(
    fc.property(anyDates, anyDay, anyNights, (dates, checkIn, nights) => {
      const stay = stayOf(nights, checkIn);
      const inside = new Map([...dates].filter(([day]) => day >= checkIn && day <= stay.checkOut));
      expect(restrictionError(inside, stay)).toEqual(restrictionError(dates, stay));
    }),
  );
});

it('a stay of as many nights as it says is not too short', () => {
  const only = anyRules.map(({ minStay, minStayThrough }) => ({
    ...{ ...NOTHING, minStay, minStayThrough },
  }));
  fc.assert(
    fc.property(only, anyNights, (rules, nights) => {
      const dates = new Map([[arrival, rules]]);
      const error = restrictionError(dates, stayOf(nights));
      if (!error || !('nights' in error)) return;
      expect(error.nights).toBeGreaterThan(nights);
      expect(restrictionError(dates, stayOf(error.nights))).toBeNull();
    }),
  );
});

import fc from 'fast-check';
import { NEAR_DAYS, nearestStay, nearestStayAsLong } from '../../../domain/prices/nearestStay';
import type { CalendarDay } from '../../../domain/prices/stayCalendar';
import { addDays, nightsBetween, type Stay } from '../../../domain/stays/stay';

const from = '2027-02-01';
const DAYS = 20;
const inDays = (days: number) => addDays(from, days);
const stayOf = (arrival: number, nights: number): Stay => ({
  checkIn: inDays(arrival),
  checkOut: inDays(arrival + nights),
});

/** A calendar that allows these stays. */
function allowing(stays: readonly (readonly [arrival: number, nights: number])[]): CalendarDay[] {
  return Array.from({ length: DAYS }, (_, i) => ({
    ...{ day: inDays(i), price: 1, rooms: 1, arrival: true, departure: true, minStay: 1 },
    stays: stays
      .filter(([arrival]) => arrival === i)
      .map(([, nights]) => ({ min: nights, max: nights })),
  }));
}

test.each<[string, [number, number][], Stay | null]>([
  [
    'the longer one of two equally near',
    [
      [10, 3],
      [10, 1],
    ],
    stayOf(10, 3),
  ],
  [
    'the same arrival before an earlier one',
    [
      [9, 3],
      [10, 3],
    ],
    stayOf(10, 3),
  ],
  [
    'what overlaps before what is moved away',
    [
      [12, 2],
      [10, 4],
      [5, 2],
    ],
    stayOf(10, 4),
  ],
  ['the earlier one where nothing else is near', [[1, 2]], stayOf(1, 2)],
  ['none', [], null],
])('%s', (_, stays, nearest) => {
  expect(nearestStay([allowing(stays)], stayOf(10, 2))).toEqual(nearest);
});

test('where all is taken rather on other days than for other nights, if any is as long', () => {
  const shorter: [number, number] = [10, 1];
  expect(nearestStayAsLong([allowing([shorter, [3, 2]])], stayOf(10, 2))).toEqual(stayOf(3, 2));
  expect(nearestStayAsLong([allowing([shorter])], stayOf(10, 2))).toEqual(stayOf(10, 1));
});

test('of a run of lengths that has the one wanted, the next longer', () => {
  const [day] = allowing([]);
  const days = [{ ...day!, stays: [{ min: 1, max: 5 }] }];
  expect(nearestStay([days], stayOf(0, 2))).toEqual(stayOf(0, 3));
  expect(nearestStay([days], stayOf(0, 5))).toEqual(stayOf(0, 4));
});

const anyStays = fc.array(fc.tuple(fc.nat({ max: DAYS - 1 }), fc.integer({ min: 1, max: 6 })), {
  maxLength: 12,
});

test('it can be had in every room, is another than the one wanted, and none that can is nearer', () => {
  fc.assert(
    fc.property(anyStays, anyStays, anyStays, fc.nat({ max: 15 }), (a, b, both, arrival) => {
      const wanted = stayOf(arrival, 2);
      const [some, others] = [
        [...a, ...both],
        [...b, ...both],
      ];
      const found = nearestStay([allowing(some), allowing(others)], wanted);
      const away = ({ checkIn, checkOut }: Stay) =>
        Math.abs(nightsBetween(checkIn, wanted.checkIn)) +
        Math.abs(nightsBetween(checkOut, wanted.checkOut));
      const common = some
        .filter(([day, nights]) => others.some(([d, n]) => d === day && n === nights))
        .map(([day, nights]) => stayOf(day, nights))
        .filter((stay) => away(stay) > 0);
      if (!found) return expect(common).toEqual([]);
      expect(common).toContainEqual(found);
      expect(away(found)).toBe(Math.min(...common.map(away)));
    }),
  );
  expect(NEAR_DAYS).toBeGreaterThan(DAYS);
});

import type { CalendarDay } from '../../../src/api/calendar';
import { dayFacts } from '../../../src/entities/stay/dayFacts';
import { texts } from '../../../src/i18n/vi/priceCalendar';

const ARRIVAL = '2026-12-01';

/** A day on which anybody may come and leave, with what is different. */
const dayOf = (day: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  ...{ day, price: 500_000, rooms: 1, arrival: true, departure: true, minStay: 1 },
  stays: [{ min: 1, max: 9 }],
  ...more,
});

/** What is said of leaving on a day, of a stay that begins on the first. */
function departureOn(day: string, stays: CalendarDay['stays'], more: Partial<CalendarDay> = {}) {
  const days = [dayOf(ARRIVAL, { stays }), dayOf(day, more)].map((one) => [one.day, one] as const);
  return dayFacts(new Map(days), { day, arrival: ARRIVAL, hasRooms: true }, texts);
}

test.each<[string, CalendarDay['stays'], Partial<CalendarDay>, string]>([
  ['too short', [{ min: 3, max: 9 }], {}, 'Tối thiểu 3 đêm'],
  [
    'longer than a gap, and too short for anything else',
    [
      { min: 1, max: 1 },
      { min: 3, max: 9 },
    ],
    {},
    'Tối thiểu 3 đêm',
  ],
  [
    'ended on a day on which nobody leaves',
    [
      { min: 1, max: 1 },
      { min: 3, max: 9 },
    ],
    { departure: false },
    'Không trả phòng được ngày này',
  ],
  ['longer than there are rooms', [{ min: 1, max: 1 }], {}, 'Không trả phòng được ngày này'],
])('a stay that is %s says so', (_, stays, more, words) => {
  expect(departureOn('2026-12-03', stays, more)).toMatchObject({ isDisabled: true, words });
});

test('where no room would do, days are not said to be sold out', () => {
  const days = new Map([
    [ARRIVAL, dayOf(ARRIVAL, { price: null, arrival: false, departure: false })],
  ]);
  const asked = { day: ARRIVAL, arrival: null };
  expect(dayFacts(days, { ...asked, hasRooms: true }, texts)?.words).toBe(texts.full);
  expect(dayFacts(days, { ...asked, hasRooms: false }, texts)?.words).toBe(texts.noRooms);
});

test('a stay that can be had shows what the day costs', () => {
  expect(departureOn('2026-12-03', [{ min: 2, max: 2 }])).toMatchObject({
    ...{ isDisabled: false, price: '500k' },
  });
});

import { SAME_EVERY_NIGHT, type TypePrices } from '../../domain/prices/nightPrices';
import { HIGHEST_PRICE } from '../../domain/rooms/roomPrices';
import type { Day, Stay } from '../../domain/stays/stay';

/** A stay in one room, and what each of its nights costs: the same for the function and for the statement. */
export interface NightPriceCase {
  what: string;
  /** Of the room, at the base price; whole dong, as all here. */
  room: number;
  /** Of its type; null where it has none. */
  type: { base: number; week?: readonly number[]; dates?: Readonly<Record<Day, number>> } | null;
  /** Dates of which a rule is said, and no price. */
  onlyRules?: readonly Day[];
  stay: Stay;
  percent: number | null;
  expected: readonly number[];
}

export function typePricesOf({ type }: Pick<NightPriceCase, 'type'>): TypePrices {
  if (!type) return SAME_EVERY_NIGHT;
  const { base, week = null, dates = {} } = type;
  return { base, week, dates: new Map(Object.entries(dates)) };
}

const k = (thousands: number) => thousands * 1000;
/** Another price on each weekday, Monday first. */
const week = [100, 200, 300, 400, 500, 600, 700].map(k);
// From a Thursday on; the 11th of February 2027 is one.
const stay = { checkIn: '2027-02-11', checkOut: '2027-02-14' };
const plain = { room: k(500), type: { base: k(500) }, stay, percent: null };

export const nightPriceCases: readonly NightPriceCase[] = [
  { ...plain, what: 'the base price on every night', expected: [k(500), k(500), k(500)] },
  { ...plain, what: 'no type', type: null, expected: [k(500), k(500), k(500)] },
  {
    ...plain,
    what: 'each weekday its own',
    type: { base: k(500), week },
    stay: { checkIn: '2027-02-11', checkOut: '2027-02-18' },
    expected: [400, 500, 600, 700, 100, 200, 300].map(k),
  },
  {
    ...plain,
    what: 'a leap day is a weekday',
    type: { base: k(500), week },
    stay: { checkIn: '2028-02-28', checkOut: '2028-03-02' },
    expected: [100, 200, 300].map(k),
  },
  {
    ...plain,
    what: 'the last night of a year, and the first',
    type: { base: k(500), week, dates: { '2027-12-31': k(900) } },
    stay: { checkIn: '2027-12-31', checkOut: '2028-01-02' },
    expected: [900, 600].map(k),
  },
  {
    ...plain,
    what: 'a date before its weekday, and not the day of departure',
    type: { base: k(500), week, dates: { '2027-02-12': k(50), '2027-02-14': k(9) } },
    expected: [400, 50, 600].map(k),
  },
  {
    ...plain,
    what: 'a date without weekdays',
    type: { base: k(500), dates: { '2027-02-12': k(900) } },
    expected: [500, 900, 500].map(k),
  },
  {
    ...plain,
    what: 'a date of which only a rule is said costs its weekday',
    type: { base: k(500), week },
    onlyRules: ['2027-02-12'],
    expected: [400, 500, 600].map(k),
  },
  {
    ...plain,
    what: 'a dearer room is as much dearer on every night',
    room: k(530),
    type: { base: k(500), week, dates: { '2027-02-12': k(900) } },
    expected: [430, 930, 630].map(k),
  },
  {
    ...plain,
    what: 'a cheaper room is as much cheaper on every night',
    room: k(420),
    type: { base: k(500), week, dates: { '2027-02-12': k(900) } },
    expected: [320, 820, 520].map(k),
  },
  {
    ...plain,
    what: 'no night is for nothing',
    room: k(200),
    type: { base: k(500), dates: { '2027-02-11': k(300), '2027-02-12': k(1) } },
    expected: [1, 1, k(200)],
  },
  {
    ...plain,
    what: 'no night is beyond the highest price',
    room: k(600),
    type: { base: k(500), dates: { '2027-02-12': HIGHEST_PRICE } },
    expected: [k(600), HIGHEST_PRICE, k(600)],
  },
  {
    ...plain,
    what: 'each night is reduced and rounded by itself',
    room: 333_333,
    type: { base: 333_333, dates: { '2027-02-12': 444_447 } },
    percent: 15,
    expected: [283_333, 377_780, 283_333],
  },
  {
    ...plain,
    what: 'half a dong is rounded up',
    room: 50,
    type: { base: 50, dates: { '2027-02-12': 150 } },
    percent: 15,
    expected: [43, 128, 43],
  },
  {
    ...plain,
    what: 'a dong is left of every night',
    room: 3,
    type: { base: 3, dates: { '2027-02-12': 49 } },
    percent: 99,
    expected: [1, 1, 1],
  },
  {
    ...plain,
    what: 'what is beyond the highest price is reduced from that',
    room: k(600),
    type: { base: k(500), dates: { '2027-02-12': HIGHEST_PRICE } },
    percent: 50,
    expected: [k(300), HIGHEST_PRICE / 2, k(300)],
  },
];

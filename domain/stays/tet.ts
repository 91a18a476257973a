import { addDays, type Day } from './stay';

/** The first day of the lunar year in Vietnam, which is a day before China's in some years. */
const FIRST_DAYS: readonly Day[] = [
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
];
/** People travel from two nights before it. */
const NIGHTS_BEFORE = 2;
const NIGHTS_AFTER = 4;

/** The nights around Tết in a year. */
export interface Tet {
  year: number;
  firstNight: Day;
  lastNight: Day;
}

/** The next one that is not over and ends by that day; undefined where none is known. */
export function nextTet(today: Day, until: Day): Tet | undefined {
  return FIRST_DAYS.map((day) => ({
    year: Number(day.slice(0, 4)),
    firstNight: addDays(day, -NIGHTS_BEFORE),
    lastNight: addDays(day, NIGHTS_AFTER),
  })).find(({ lastNight }) => lastNight >= today && lastNight < until);
}

import fc from 'fast-check';
import {
  dayWithWeekday,
  formatDay,
  formatDayRange,
  momentText,
  parseDayRange,
} from '../../../domain/stays/dayText';
import { addDays } from '../../../domain/stays/stay';

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1900-01-01', days));

describe('parseDayRange', () => {
  const stay = { checkIn: '2026-09-01', checkOut: '2026-09-05' };

  it.each([
    '01/09/2026 - 05/09/2026',
    '1/9/2026 - 5/9/2026',
    '  01/09/2026   -  05/09/2026 ',
    '01 / 09 / 2026-05/09/2026',
    '01/09/2026 – 05/09/2026',
  ])('reads %j', (text) => {
    expect(parseDayRange(text)).toEqual(stay);
  });

  it.each([
    '',
    '01/09/2026',
    '01/09/2026 - ',
    '01/09/26 - 05/09/26',
    '31/02/2026 - 05/03/2026',
    '12/28/2026 - 12/30/2026',
    '2026-09-01 - 2026-09-05',
    '01/09/2026 - 05/09/2026 - 06/09/2026',
    '001/09/2026 - 05/09/2026',
  ])('refuses %j', (text) => {
    expect(parseDayRange(text)).toBeNull();
  });

  it('reads day before month', () => {
    expect(parseDayRange('03/12/2026 - 04/12/2026')?.checkIn).toBe('2026-12-03');
  });

  it('reads back whatever formatDayRange writes', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (checkIn, checkOut) => {
        expect(parseDayRange(formatDayRange({ checkIn, checkOut }))).toEqual({ checkIn, checkOut });
      }),
    );
  });

  it('never throws on what people type', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseDayRange(text);
      }),
    );
  });
});

describe('texts of days', () => {
  it('formatDay writes the day first', () => {
    expect(formatDay('2026-09-01')).toBe('01/09/2026');
  });

  it('dayWithWeekday names every weekday in both languages', () => {
    const week = Array.from({ length: 7 }, (_, days) => addDays('2026-11-29', days));
    expect(week.map((day) => dayWithWeekday(day, 'vi'))).toEqual([
      'CN 29/11',
      'T2 30/11',
      'T3 01/12',
      'T4 02/12',
      'T5 03/12',
      'T6 04/12',
      'T7 05/12',
    ]);
    expect(week.map((day) => dayWithWeekday(day, 'en').slice(0, 3)).join(' ')).toBe(
      'Sun Mon Tue Wed Thu Fri Sat',
    );
  });

  it('momentText tells the time in Vietnam', () => {
    expect(momentText(new Date('2026-11-27T11:00:00Z'), 'vi')).toBe('18:00, T6 27/11/2026');
    expect(momentText(new Date('2026-11-27T17:30:59Z'), 'en')).toBe('00:30, Sat 28/11/2026');
  });
});

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import fc from 'fast-check';
import {
  addDays,
  dayOfError,
  eachNight,
  isDay,
  firstDeskDay,
  nightsBetween,
  overlaps,
  stayError,
  vietnamInstant,
  vietnamToday,
  vietnamWallClock,
} from '../../../domain/stays/stay';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const anyStay = fc
  .record({ checkIn: fc.integer({ min: 0, max: 60 }), nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ checkIn, nights }) => ({
    checkIn: addDays('2026-02-10', checkIn),
    checkOut: addDays('2026-02-10', checkIn + nights),
  }));

describe('isDay', () => {
  it.each(['1900-01-01', '2024-02-29', '2026-11-30', '9999-12-31'])('accepts %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-31',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '10000-01-01',
    '2026-1-1',
    '2026-01-01\n',
    ' 2026-01-01',
    '2026-01-01T00:00',
    '28/11/2026',
    '',
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('nights', () => {
  it('count across month, year and leap day', () => {
    expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(nightsBetween('2026-03-02', '2026-03-01')).toBe(-1);
  });

  it('add up at any day between', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (a, b, c) => {
        expect(nightsBetween(a, b) + nightsBetween(b, c)).toBe(nightsBetween(a, c));
      }),
    );
  });

  it('are what addDays adds', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
        const other = addDays(day, days);
        expect(isDay(other)).toBe(true);
        expect(nightsBetween(day, other)).toBe(days);
      }),
    );
  });

  it('are listed without the day of leaving', () => {
    expect(eachNight({ checkIn: '2026-11-29', checkOut: '2026-12-01' })).toEqual([
      '2026-11-29',
      '2026-11-30',
    ]);
    expect(eachNight({ checkIn: '2026-12-01', checkOut: '2026-11-29' })).toEqual([]);
  });
});

describe('overlaps', () => {
  it('is symmetric, and true exactly when a night is shared', () => {
    fc.assert(
      fc.property(anyStay, anyStay, (a, b) => {
        const nights = new Set(eachNight(b));
        const shared = eachNight(a).some((night) => nights.has(night));
        expect(overlaps(a, b)).toBe(shared);
        expect(overlaps(b, a)).toBe(shared);
      }),
    );
  });

  it('lets one stay begin on the day another ends', () => {
    fc.assert(
      fc.property(anyStay, fc.integer({ min: 1, max: 9 }), (a, nights) => {
        const next = { checkIn: a.checkOut, checkOut: addDays(a.checkOut, nights) };
        expect(overlaps(a, next)).toBe(false);
        expect(overlaps(a, a)).toBe(true);
      }),
    );
  });
});

describe("Vietnam's clock", () => {
  it('has moved on to the next day at 00:30 while UTC has not', () => {
    const halfPastMidnight = new Date('2026-11-27T17:30:00Z');
    expect(vietnamToday(halfPastMidnight)).toBe('2026-11-28');
    expect(vietnamToday(new Date('2026-11-27T16:59:59.999Z'))).toBe('2026-11-27');
    expect(vietnamWallClock(halfPastMidnight)).toBe('2026-11-28T00:30');
  });

  it('agrees with the time zone database', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(vietnamToday(instant)).toBe(calendar.format(instant));
      }),
    );
  });

  it('reads back the instant of a day and a time', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(23), fc.nat(59), (day, hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(vietnamWallClock(vietnamInstant(day, time))).toBe(`${day}T${time}`);
      }),
    );
    expect(vietnamInstant('2026-11-28', '18:00').toISOString()).toBe('2026-11-28T11:00:00.000Z');
  });

  it.each([
    ['2026-02-31', '18:00'],
    ['2026-11-28', '24:00'],
    ['2026-11-28', '9:00'],
    ['2026-11-28', '18:60'],
  ])('refuses %s %s', (day, time) => {
    expect(() => vietnamInstant(day, time)).toThrow(RangeError);
  });

  it('does not depend on where the program runs', () => {
    // Jest keeps its own copy of the environment, so the zone is changed in a process of its own.
    const program = `
      import { addDays, nightsBetween, vietnamInstant, vietnamToday } from './domain/stays/stay.ts';
      import { dayWithWeekday, momentText } from './domain/stays/dayText.ts';
      const seen = ['America/Los_Angeles', 'UTC', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati'].map((zone) => {
        process.env.TZ = zone;
        const now = new Date('2026-10-31T17:30:00Z');
        return [
          new Date('2026-10-31T12:00:00Z').getTimezoneOffset(),
          [
            vietnamToday(now),
            addDays('2026-10-31', 1),
            nightsBetween('2026-10-30', '2026-11-03'),
            vietnamInstant('2026-11-01', '00:30').toISOString(),
            dayWithWeekday('2026-11-01', 'vi'),
            momentText(now, 'en'),
          ],
        ];
      });
      console.log(JSON.stringify(seen));`;
    const output = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: resolve(__dirname, '../../..'), encoding: 'utf8' },
    );
    const answers = [
      '2026-11-01',
      '2026-11-01',
      4,
      '2026-10-31T17:30:00.000Z',
      'CN 01/11',
      '00:30, Sun 01/11/2026',
    ];
    expect(JSON.parse(output)).toEqual([420, 0, -420, -840].map((offset) => [offset, answers]));
  }, 30_000);
});

describe('firstDeskDay', () => {
  it.each([
    ['2026-11-27', '23:59', '2026-11-27'],
    ['2026-11-28', '00:00', '2026-11-27'],
    ['2026-11-28', '00:30', '2026-11-27'],
    ['2026-11-28', '11:59', '2026-11-27'],
    ['2026-11-28', '12:00', '2026-11-28'],
    ['2027-01-01', '03:00', '2026-12-31'],
  ])('on %s at %s in Vietnam is %s', (day, time, first) => {
    expect(firstDeskDay(vietnamInstant(day, time))).toBe(first);
  });

  it('is not the day from which on it is counted how far ahead stays begin', () => {
    const [today, firstDay] = ['2026-11-28', '2026-11-27'];
    const last = addDays(today, 730);
    expect(stayError({ checkIn: last, checkOut: addDays(last, 1) }, today, firstDay)).toBeNull();
    expect(stayError({ checkIn: firstDay, checkOut: today }, today, firstDay)).toBeNull();
    const before = { checkIn: addDays(firstDay, -1), checkOut: today };
    expect(stayError(before, today, firstDay)).toBe('checkInPast');
  });
});

describe('stayError', () => {
  const today = '2026-11-28';

  it.each([
    ['2026-11-28', '2026-11-29', null],
    ['2026-11-28', '2027-11-28', null],
    ['2028-11-27', '2028-11-28', null],
    ['2026-02-31', '2026-12-01', 'notADay'],
    ['2026-12-01', 'tomorrow', 'notADay'],
    ['2026-11-27', '2026-11-29', 'checkInPast'],
    ['2026-11-27', '2026-11-20', 'checkInPast'],
    ['2026-11-30', '2026-11-30', 'checkOutNotAfter'],
    ['2026-12-02', '2026-12-01', 'checkOutNotAfter'],
    ['2026-11-28', '2027-11-29', 'tooLong'],
    ['2028-11-28', '2028-11-29', 'tooFar'],
  ])('of %s to %s is %s', (checkIn, checkOut, fault) => {
    expect(stayError({ checkIn, checkOut }, today)).toBe(fault);
  });

  it.each([
    ['checkInPast', 'checkIn'],
    ['tooFar', 'checkIn'],
    ['checkOutNotAfter', 'checkOut'],
    ['tooLong', 'checkOut'],
  ] as const)('%s stands at %s', (error, day) => {
    expect(dayOfError(error)).toBe(day);
  });
});

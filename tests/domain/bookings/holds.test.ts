import fc from 'fast-check';
import {
  arrivalError,
  holdUntil,
  holdUntilArrival,
  mayRelease,
} from '../../../domain/bookings/holds';
import { vietnamInstant, vietnamWallClock } from '../../../domain/stays/stay';

const checkIn = '2026-11-28';
const at = (time: string, day = checkIn): Date => vietnamInstant(day, time);
const held = (bookedAt: Date): string => vietnamWallClock(holdUntil(checkIn, bookedAt));

const HOUR = 3_600_000;
const anyBooking = fc
  .integer({ min: at('00:00', '2026-11-01').getTime(), max: at('23:59').getTime() + 59_999 })
  .map((ms) => new Date(ms));
const onTheDay = fc
  .integer({ min: at('00:00').getTime(), max: at('23:59').getTime() + 59_999 })
  .map((ms) => new Date(ms));
const anyTime = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));

describe('holdUntil', () => {
  it.each([
    ['2026-11-01', '09:00', '18:00'],
    ['2026-11-27', '23:30', '18:00'],
    ['2026-11-28', '00:30', '18:00'],
    ['2026-11-28', '16:00', '18:00'],
    ['2026-11-28', '16:01', '18:01'],
    ['2026-11-28', '21:00', '23:00'],
    ['2026-11-28', '22:30', '23:59'],
    ['2026-11-28', '23:59', '23:59'],
  ])('booked on %s at %s is held until %s', (day, time, hold) => {
    expect(held(at(time, day))).toBe(`${checkIn}T${hold}`);
  });

  it('lies between 18:00 and 23:59 of the check-in day, whenever the booking was made', () => {
    fc.assert(
      fc.property(anyBooking, (bookedAt) => {
        const hold = holdUntil(checkIn, bookedAt);
        expect(hold >= at('18:00') && hold <= at('23:59')).toBe(true);
      }),
    );
  });

  it('gives a booking of the day two hours, or until 23:59', () => {
    fc.assert(
      fc.property(onTheDay, (bookedAt) => {
        const hold = holdUntil(checkIn, bookedAt).getTime();
        const wanted = Math.min(bookedAt.getTime() + 2 * HOUR, at('23:59').getTime());
        expect(hold).toBeGreaterThanOrEqual(wanted);
      }),
    );
  });
});

describe('holdUntilArrival', () => {
  it('waits until a late arrival', () => {
    const bookedAt = at('10:00', '2026-11-20');
    expect(vietnamWallClock(holdUntilArrival(checkIn, bookedAt, '22:15'))).toBe('2026-11-28T22:15');
    expect(holdUntilArrival(checkIn, bookedAt, '15:00')).toEqual(at('18:00'));
    expect(() => holdUntilArrival(checkIn, bookedAt, '24:00')).toThrow(RangeError);
  });

  it('never shortens the hold and never passes 23:59', () => {
    fc.assert(
      fc.property(anyBooking, anyTime, (bookedAt, arrival) => {
        const hold = holdUntilArrival(checkIn, bookedAt, arrival);
        expect(hold >= holdUntil(checkIn, bookedAt)).toBe(true);
        expect(hold >= at(arrival)).toBe(true);
        expect(hold <= at('23:59')).toBe(true);
      }),
    );
  });
});

describe('arrivalError', () => {
  const morning = new Date('2026-11-27T02:00:00Z');

  it.each([
    ['13:59', 'arrivalEarly'],
    ['14:00', null],
    ['23:59', null],
  ])('is %s for a house that opens at 14:00: %s', (arrival, fault) => {
    expect(arrivalError('2026-11-27', arrival, morning)).toBe(fault);
  });

  it('tells what is past, to the minute', () => {
    const evening = new Date('2026-11-27T12:30:00Z');
    expect(arrivalError('2026-11-27', '19:30', evening)).toBe('arrivalPast');
    expect(arrivalError('2026-11-27', '19:31', evening)).toBeNull();
  });
});

describe('mayRelease', () => {
  const hold = at('18:00');

  it.each([
    [new Date(hold.getTime() - 1), false],
    [hold, true],
    [at('09:00', '2026-11-29'), true],
  ])('at %p is %p', (now, may) => {
    expect(mayRelease(hold, now)).toBe(may);
  });
});

import { freeCancellationUntil, isLateCancellation } from '../../../domain/bookings/cancellation';
import { vietnamInstant, vietnamWallClock } from '../../../domain/stays/stay';

const checkIn = '2026-11-28';

it('is free until 72 hours before 14:00 on the check-in day', () => {
  expect(vietnamWallClock(freeCancellationUntil(checkIn))).toBe('2026-11-25T14:00');
});

const end = vietnamInstant('2026-11-25', '14:00').getTime();

it.each([
  [new Date(end - 1), false],
  [new Date(end), true],
  [vietnamInstant('2026-11-29', '09:00'), true],
])('at %p is late: %p', (now, late) => {
  expect(isLateCancellation(checkIn, now)).toBe(late);
});

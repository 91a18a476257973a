import {
  type BookingStatus,
  canBecome,
  freesNights,
  statusBefore,
} from '../../../domain/bookings/bookingStatus';

const statuses: BookingStatus[] = [
  'PENDING',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'CANCELLED',
  'NO_SHOW',
];

describe('booking status', () => {
  it('moves only along these steps', () => {
    const steps = statuses.flatMap((from) =>
      statuses.filter((to) => canBecome(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(steps).toEqual([
      'PENDING > CONFIRMED',
      'CONFIRMED > CHECKED_IN',
      'CONFIRMED > CANCELLED',
      'CONFIRMED > NO_SHOW',
      'CHECKED_IN > COMPLETED',
    ]);
  });

  it('is taken back only along a step that was one, for an arrival or a departure', () => {
    const undone = statuses.filter((status) => statusBefore(status) !== null);
    expect(undone).toEqual(['CHECKED_IN', 'COMPLETED']);
    expect(undone.every((status) => canBecome(statusBefore(status)!, status))).toBe(true);
  });

  it('frees the nights when cancelled or not shown up, and nothing follows', () => {
    const freeing = statuses.filter(freesNights);
    expect(freeing).toEqual(['CANCELLED', 'NO_SHOW']);
    expect(freeing.some((from) => statuses.some((to) => canBecome(from, to)))).toBe(false);
  });
});

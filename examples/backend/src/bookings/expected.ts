import { dayOf } from '../days';
import type { Booking } from '../store';

/** Whether its guests are to come, or are here. */
export const isExpected = ({ status }: Booking) =>
  status === 'CONFIRMED' || status === 'CHECKED_IN';

/** Whether a night was spent: who leaves on the day of arrival has spent none. */
export function hasSlept({ status, checkIn, checkOut, history }: Booking): boolean {
  const left = history.findLast((event) => event.status === 'COMPLETED');
  return status === 'COMPLETED' && checkIn < (left ? dayOf(left.at) : checkOut);
}

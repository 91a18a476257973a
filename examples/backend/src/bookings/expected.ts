import type { Booking } from '../store';

/** Whether its guests are to come, or are here. */
export const isExpected = ({ status }: Booking) =>
  status === 'CONFIRMED' || status === 'CHECKED_IN';

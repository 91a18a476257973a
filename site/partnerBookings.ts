import { choiceOf, dayText, wholeNumber } from './filterReaders';
import { listArgs, readQuery, type ListArgs } from './tableQuery';

export const BOOKING_STATUSES = [
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'CANCELLED',
  'NO_SHOW',
] as const;

/** What the address of a partner's bookings says of their table. */
export const bookingTable = {
  filters: {
    status: choiceOf(...BOOKING_STATUSES),
    hotelId: wholeNumber,
    roomId: wholeNumber,
    from: dayText,
    to: dayText,
    by: choiceOf('nights'),
  },
  sorts: ['checkIn', 'created', 'guest', 'total'],
  defaultSort: '-created',
} as const;

/** What the list is asked with at an address with this behind its `?`. */
export function bookingListArgs(
  search: string,
): ListArgs<(typeof bookingTable)['filters'], (typeof bookingTable)['sorts'][number]> {
  return listArgs(readQuery(new URLSearchParams(search), bookingTable));
}

import type { ChangePlan, ChangeState } from './types';

const TOLD_KINDS: readonly string[] = [
  'RESCHEDULED',
  'EXTENDED',
  'SHORTENED',
  'MOVED',
  'ROOMS_ADDED',
  'ROOMS_REMOVED',
];

/** Whether a guest is written to: of other days, another type of room, or another total. */
export function isTold(
  { guestEmail, totalAmount }: Pick<ChangeState['booking'], 'guestEmail' | 'totalAmount'>,
  { kinds, quote }: Pick<ChangePlan, 'kinds' | 'quote'>,
): boolean {
  if (guestEmail === '') return false;
  return quote.total !== totalAmount || kinds.some((kind) => TOLD_KINDS.includes(kind));
}

export type BookingStatus =
  | 'PENDING'
  | 'CONFIRMED'
  | 'CHECKED_IN'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'NO_SHOW';

const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  PENDING: ['CONFIRMED'],
  CONFIRMED: ['CHECKED_IN', 'CANCELLED', 'NO_SHOW'],
  CHECKED_IN: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
  NO_SHOW: [],
};

/** Whether a booking may go from one status to another. When a no-show may be declared is the hold's rule. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to);
}

/** How long an arrival or departure can be taken back: the ten seconds of the desk, and slow lines. */
export const UNDO_SECONDS = 30;

/** What a booking is again when the step into this status is taken back; null where that cannot be. */
export function statusBefore(status: BookingStatus): BookingStatus | null {
  if (status === 'CHECKED_IN') return 'CONFIRMED';
  return status === 'COMPLETED' ? 'CHECKED_IN' : null;
}

/** Whether a booking that enters this status gives its nights back for sale. */
export function freesNights(status: BookingStatus): boolean {
  return status === 'CANCELLED' || status === 'NO_SHOW';
}

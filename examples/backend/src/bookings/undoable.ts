import { now } from '../days';
import { fault } from '../faults';
import type { Booking, Undoable } from '../store';

/** As the booking is now, before something is done to it. */
export function before(booking: Booking): Undoable['before'] {
  const { status, checkIn, checkOut, adults, children, lines, roomTotal, discount } = booking;
  const { holdUntil, arrivingGuest, specialRequests, arrivalTime } = booking;
  return {
    ...{ status, checkIn, checkOut, adults, children, lines, roomTotal, discount, holdUntil },
    ...{ arrivingGuest, arrivalTime },
    ...(fault('undone-wishes-stay') ? {} : { specialRequests }),
  } as Undoable['before'];
}

/** What was done can be taken back, as long as nothing else happens to the booking. */
export function mayUndo(
  booking: Booking,
  what: Undoable['what'],
  was: Undoable['before'],
  otherId?: string,
): void {
  const { version } = booking;
  const from = was.version ?? version - 1;
  booking.undoable.push({
    version,
    from,
    at: now(),
    what,
    before: was,
    ...(otherId ? { otherId } : {}),
  });
}

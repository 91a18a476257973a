import { phoneOf } from '../accounts/accounts';
import { momentOf, now } from '../days';
import { fault } from '../faults';
import { invalid } from '../http/problem';
import type { Booking } from '../store';
import { tidy } from '../texts';

/** What is said of who comes, when it is booked or later. */
export interface Said {
  arrivingGuest?: { name: string; phoneNumber?: string };
  specialRequests?: string[];
  arrivalTime?: string;
}

export function saidOf(
  { arrivingGuest, specialRequests, arrivalTime }: Said,
  checkIn: string,
  holdUntil: Date,
) {
  return {
    ...(arrivingGuest ? { arrivingGuest: guestSaid(arrivingGuest) } : {}),
    specialRequests: fault('wishes-lost') ? [] : (specialRequests ?? []),
    ...arrivalAt(arrivalTime ?? null, { checkIn, holdUntil }),
  };
}

/** As names and numbers are stored, whatever blanks are typed. */
export function guestSaid({ name, phoneNumber }: NonNullable<Said['arrivingGuest']>) {
  const phone = phoneOf(phoneNumber);
  return { name: tidy(name), ...(phone ? { phoneNumber: phone } : {}) };
}

/** Rooms wait for a guest who says when they come, if that is later. */
export function arrivalAt(
  arrivalTime: string | null,
  { checkIn, holdUntil }: Pick<Booking, 'checkIn' | 'holdUntil'>,
) {
  if (arrivalTime === null) return { arrivalTime, holdUntil };
  const moment = momentOf(checkIn, arrivalTime);
  if (moment < now()) throw invalid('arrivalTime', 'ARRIVAL_PAST');
  const isHeld = moment > holdUntil && !fault('arrival-not-waited-for');
  return { arrivalTime, holdUntil: isHeld ? moment : holdUntil };
}

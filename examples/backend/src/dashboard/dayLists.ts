import { addDays, firstDeskDay, nightsBetween, today } from '../days';
import { fault } from '../faults';
import { nightKey } from '../prices/nightPrices';
import type { Booking, Store } from '../store';

interface DayLists {
  arrivals: Booking[];
  inHouse: Booking[];
  departures: Booking[];
}

/** Who comes, is here and leaves on a day. */
export function listsOf(store: Store, bookings: Booking[], day: string): DayLists {
  const isNow = day === today();
  const holdOf = (one: Booking) => (fault('arrivals-as-booked') ? one.createdAt : one.holdUntil);
  const byHold = bookings.toSorted((a, b) => holdOf(a).getTime() - holdOf(b).getTime());
  const byLeaving = bookings.toSorted((a, b) => nightsBetween(b.checkOut, a.checkOut));
  const isThere = isNow && !fault('in-house-by-days') ? isHere : staysOn(store, day);
  return {
    arrivals: byHold.filter(isNow ? comesToday : comesOn(day)),
    inHouse: byLeaving.filter(isThere),
    departures: byLeaving.filter(isNow ? leavesToday : leavesOn(store, day)),
  };
}

const isHere = ({ status }: Booking) => status === 'CHECKED_IN';

/** Who did not come yesterday may come today, as long as there is a night left for them. */
function comesToday({ status, checkIn, checkOut }: Booking): boolean {
  if (status === 'CHECKED_IN' && fault('arrivals-with-those-here')) return checkIn === today();
  return status === 'CONFIRMED' && checkIn <= today() && checkOut > firstDeskDay();
}

const comesOn =
  (day: string) =>
  ({ status, checkIn }: Booking): boolean =>
    checkIn === day &&
    (['CONFIRMED', 'CHECKED_IN', 'COMPLETED'].includes(status) ||
      (status === 'CANCELLED' && fault('cancelled-arrive-tomorrow')));

const leavesToday = (one: Booking) => isHere(one) && one.checkOut <= today();

/** On days to come who is expected or here, before that who was here: as long as the night is theirs. */
const isAbout = ({ status }: Booking, day: string) =>
  (day > today() ? ['CONFIRMED', 'CHECKED_IN'] : ['CHECKED_IN', 'COMPLETED']).includes(status);

const holds = (store: Store, { id, lines }: Booking, day: string) =>
  lines.some(({ nights }) =>
    nights.some((one) => one.night === day && store.nights.get(nightKey(one.roomId, day)) === id),
  );

const staysOn = (store: Store, day: string) => (one: Booking) =>
  isAbout(one, day) && one.checkIn <= day && day < one.checkOut && holds(store, one, day);

const leavesOn = (store: Store, day: string) => (one: Booking) =>
  isAbout(one, day) && one.checkOut === day && holds(store, one, addDays(day, -1));

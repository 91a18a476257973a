import { addDays, nightsBetween, nightsOf, now, today } from '../days';
import { fault } from '../faults';
import { created, numberOf, ok, type Handler } from '../http/call';
import { conflict, invalid, notFound } from '../http/problem';
import { nightKey } from '../prices/nightPrices';
import type { Closure } from '../store';
import { freeNights, takeNights } from './availability';
import { ownRoom } from './owned';

const closureOf = ({ id, from, to, reason, createdAt }: Closure) => ({
  ...{ id, from, to, reason },
  createdAt: createdAt.toISOString(),
});

const listRoomClosures: Handler = (call) => {
  const room = ownRoom(call);
  const all = [...call.store.closures.values()]
    .filter((one) => one.roomId === room.id && one.to > today())
    .sort((a, b) => (a.from < b.from !== fault('closures-latest-first') ? -1 : 1));
  const told = all.map(closureOf);
  const { reason } = [...told].sort((a, b) => b.id - a.id)[0] ?? { reason: '' };
  return ok(fault('reasons-of-the-last') ? told.map((one) => ({ ...one, reason })) : told);
};

const isInTheWay = (owner: string | number | undefined) =>
  owner !== undefined && !(typeof owner === 'number' && fault('closures-overlap'));

const closeRoom: Handler = (call) => {
  const { store } = call;
  const room = ownRoom(call);
  const { from, to, reason } = call.body as { from: string; to: string; reason: string };
  if (from < today() && !fault('past-arrival-taken')) throw invalid('from', 'ARRIVAL_PAST');
  if (to <= from) throw invalid('to', 'DEPARTURE_EARLY');
  if (nightsBetween(today(), to) > 5 * 365) throw invalid('to', 'TOO_FAR');
  const owners = nightsOf(from, to).map((night) => store.nights.get(nightKey(room.id, night)));
  const inTheWay = new Set(
    owners.filter((one) =>
      fault('closed-over-guests') ? typeof one === 'number' : isInTheWay(one),
    ),
  );
  const nights = owners.filter((one) => one !== undefined).length;
  const some = fault('closure-counts-one') ? 1 : inTheWay.size;
  const bookings = fault('nights-in-the-way-counted') ? nights : some;
  if (inTheWay.size > 0) throw conflict('ROOM_BOOKED', { bookings });
  const id = store.nextId();
  const closure = { id, roomId: room.id, from, to, reason: reason.trim(), createdAt: now() };
  store.closures.set(id, closure);
  const until = fault('closed-a-day-longer') ? addDays(to, 1) : to;
  takeNights(store, room.id, nightsOf(from, until), id);
  return created(closureOf(closure));
};

const reopenRoom: Handler = (call) => {
  const room = ownRoom(call);
  const closure = call.store.closures.get(numberOf(call, 'closureId'));
  if (!closure || closure.to <= today()) throw notFound();
  if (closure.roomId !== room.id && !fault('foreign-closure-opened')) throw notFound();
  for (const one of fault('all-opened-at-once') ? [...call.store.closures.values()] : []) {
    if (one.roomId !== room.id) continue;
    call.store.closures.delete(one.id);
    freeNights(call.store, one.id);
  }
  if (closure.from < today()) closure.to = today();
  else call.store.closures.delete(closure.id);
  if (!fault('reopened-stays-closed')) freeNights(call.store, closure.id, today());
  return ok({ message: 'The room is open again.' });
};

export const closureHandlers = { listRoomClosures, closeRoom, reopenRoom };

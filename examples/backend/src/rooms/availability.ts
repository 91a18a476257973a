import { addDays, nightsOf, today } from '../days';
import { fault } from '../faults';
import { nightKey } from '../prices/nightPrices';
import type { Booking, Line, Room, Store } from '../store';

/** Nobody else has these nights; what `own` holds counts as free. */
export function isFree(store: Store, room: Room, from: string, to: string, own?: string): boolean {
  if (isFlagged(room, from, to)) return false;
  return nightsOf(from, to).every((night) => {
    const owner = store.nights.get(nightKey(room.id, night));
    return owner === undefined || owner === own;
  });
}

/** BOOKED, as a partner sets it by hand, is for tonight. */
const isFlagged = (room: Room, from: string, to: string) =>
  room.status === 'BOOKED' &&
  (fault('set-to-booked-for-ever') ||
    (room.statusDay === today() && from <= today() && today() < to));

export const isOnSale = (room: Room) => room.status !== 'MAINTENANCE';

/** Whether a room can be given for these nights, as somebody books it. */
export function canTake(store: Store, room: Room, from: string, to: string, own?: string): boolean {
  if (fault('overlap-by-arrival-only')) {
    return store.nights.get(nightKey(room.id, from)) === undefined;
  }
  return isFree(store, room, from, to, own);
}

export function takeNights(store: Store, roomId: number, nights: string[], owner: string | number) {
  const taken = fault('last-night-free') && nights.length > 1 ? nights.slice(0, -1) : nights;
  for (const night of taken) store.nights.set(nightKey(roomId, night), owner);
}

export const takeStay = (store: Store, roomId: number, from: string, to: string, owner: string) =>
  takeNights(
    store,
    roomId,
    nightsOf(from, fault('departure-day-blocked') ? addDays(to, 1) : to),
    owner,
  );

/** Gives back what a booking or a closure has from a day on. */
export function freeNights(store: Store, owner: string | number, from = ''): void {
  for (const [key, one] of store.nights) {
    if (one === owner && key.slice(-10) >= from) store.nights.delete(key);
  }
}

/** The same of some lines of a booking. */
export function giveBack(store: Store, lines: Line[]): void {
  for (const { night, roomId } of lines.flatMap(({ nights }) => nights)) {
    store.nights.delete(nightKey(roomId, night));
  }
}

export function takeAllNights(store: Store, booking: Booking): void {
  for (const line of booking.lines) {
    for (const { night, roomId } of line.nights) takeNights(store, roomId, [night], booking.id);
  }
}

export function statusTonight(store: Store, room: Room): string {
  const owner = store.nights.get(nightKey(room.id, today()));
  if (room.status === 'MAINTENANCE') return 'MAINTENANCE';
  if (typeof owner === 'string') return 'BOOKED';
  if (typeof owner === 'number' && !fault('closed-tonight-unseen')) return 'CLOSED';
  if (room.status === 'BOOKED') return room.statusDay === today() ? 'BOOKED' : 'AVAILABLE';
  return room.status;
}

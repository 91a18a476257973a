import { brokenRule, canBook, nearestTold, nearestWhere } from '../bookings/stayRules';
import { numberOf, ok, type Call, type Handler } from '../http/call';
import { MESSAGES } from '../http/messages';
import { fault } from '../faults';
import { publicHotel } from '../hotels/hotels';
import { stayAsked } from '../hotels/travellers';
import type { Room } from '../store';
import { isFree, isOnSale } from './availability';
import type { Stay } from './rooms';

const listTypeAvailability: Handler = (call) => {
  const stay = stayAsked(call)!;
  const hotel = publicHotel(call.store, numberOf(call, 'id'));
  const onSale = call.store
    .roomsOf(hotel.id)
    .filter((room) => isOnSale(room) || fault('left-counts-repairs'));
  const typeIds = [...new Set(onSale.map(({ typeId }) => typeId))];
  const roomsOf = (id: number) => onSale.filter(({ typeId }) => typeId === id);
  const types = typeIds.map((typeId) => ({ typeId, ...leftOf(call, roomsOf(typeId), stay) }));
  return ok(types.filter(({ free }) => free > 0 || !fault('none-left-untold')));
};

/** How many of these rooms can be had; where none can, why and when one can. */
function leftOf({ store, language }: Call, rooms: Room[], stay: Stay) {
  const isFreeThen = (room: Room) => isFree(store, room, stay.checkIn, stay.checkOut);
  const had = rooms.filter((room) => {
    if (fault('left-against-the-dates')) return isFreeThen(room);
    if (fault('left-counts-repairs')) return isFreeThen(room) && !brokenRule(store, room, stay);
    return fault('left-as-owned') || canBook(store, room, stay);
  });
  if (had.length > 0) return { free: had.length };
  const isHad = (one: Stay) => rooms.some((room) => canBook(store, room, one));
  const broken = rooms.filter(isFreeThen).flatMap((room) => brokenRule(store, room, stay) ?? [])[0];
  const isTold = broken && !fault('none-left-for-no-reason');
  const isNamed = !fault('none-left-for-ever');
  return {
    free: 0,
    ...(isTold && { reason: MESSAGES[language][broken.reason] }),
    ...(isNamed && nearestTold(nearestWhere(stay, isHad, !broken && !fault('nearest-as-short')))),
  };
}

export const typeAvailabilityHandlers = { listTypeAvailability };

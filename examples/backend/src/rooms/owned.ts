import { fault } from '../faults';
import { callerOf, numberOf, type Call } from '../http/call';
import { notFound } from '../http/problem';
import { foreign, ownHotel } from '../hotels/partners';
import type { Room, RoomType } from '../store';

/** A room of the hotel in the address. */
export function ownRoom(call: Call): Room {
  const hotel = ownHotel(call);
  const room = call.store.rooms.get(numberOf(call, 'roomId'));
  if (!room) throw notFound();
  if (room.hotelId !== hotel.id && !fault('foreign-room-through-own-hotel')) throw notFound();
  return room;
}

export function ownType(call: Call): RoomType {
  const hotel = ownHotel(call);
  const type = call.store.types.get(numberOf(call, 'typeId'));
  if (!type) throw notFound();
  if (type.hotelId !== hotel.id && !fault('foreign-type-through-own-hotel')) throw notFound();
  return type;
}

/** A room whose hotel is not in the address. */
export function roomOfOwner(call: Call, id: number): Room {
  const room = call.store.rooms.get(id);
  if (!room) throw notFound();
  const isOwn = call.store.hotels.get(room.hotelId)?.ownerId === callerOf(call).id;
  if (!isOwn && !fault('foreign-room-read')) throw foreign();
  return room;
}

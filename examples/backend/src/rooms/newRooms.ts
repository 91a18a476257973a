import { isDeepStrictEqual } from 'node:util';
import { fault } from '../faults';
import type { Hotel, Room, RoomFields, RoomType, Store } from '../store';

const NO_WEEKDAYS = Array.from({ length: 7 }, () => null);

export function addRoom(store: Store, type: RoomType, roomNumber: string): Room {
  const room: Room = {
    id: store.nextId(),
    hotelId: type.hotelId,
    typeId: type.id,
    roomNumber,
    own: {},
    difference: 0,
    status: 'AVAILABLE',
    statusDay: '',
    images: [],
    version: 1,
  };
  store.rooms.set(room.id, room);
  return room;
}

export function addType(store: Store, hotel: Hotel, fields: RoomFields, price: number): RoomType {
  const type: RoomType = {
    ...fields,
    id: store.nextId(),
    hotelId: hotel.id,
    price,
    weekdayPrices: Array.from({ length: 7 }, () => null),
    images: [],
    version: 1,
  };
  store.types.set(type.id, type);
  return type;
}

/** One that says the same, services in whatever order, and costs the same on all days. */
export const likeType = (
  store: Store,
  hotel: Hotel,
  { services, ...fields }: RoomFields,
  price: number,
  weekdayPrices: (number | null)[] = NO_WEEKDAYS,
): RoomType | undefined =>
  store
    .typesOf(hotel.id)
    .find(
      (type) =>
        Object.entries(fields).every(([name, value]) => type[name as keyof RoomFields] === value) &&
        type.price === price &&
        (fault('joined-on-other-days') || isDeepStrictEqual(type.weekdayPrices, weekdayPrices)) &&
        isDeepStrictEqual(new Set(type.services), new Set(services)),
    );

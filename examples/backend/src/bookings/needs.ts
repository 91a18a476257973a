import { today } from '../days';
import { fault } from '../faults';
import { nightKey } from '../prices/nightPrices';
import { isOnSale } from '../rooms/availability';
import { fieldsOf } from '../rooms/rooms';
import type { Booking, Line, Room, Store } from '../store';
import { roomOn } from './changeRules';

/** Where a line of a booking may be, night by night. */
export interface Place {
  roomAt: (day: string) => Room;
  isFree: (night: string) => boolean;
}

/** So many of these places. */
export interface Need {
  places: Place[];
  most: number;
}

/** What the lines of a booking need: to stay as they are, or any rooms of their type. */
export function needsOf(store: Store, booking: Booking, keepsRooms: boolean): Need[] {
  const lines = booking.lines.filter(({ nights }) =>
    nights.every(({ roomId }) => store.rooms.has(roomId)),
  );
  const typeOf = ({ nights }: Line) => store.rooms.get(nights.at(-1)!.roomId)!.typeId;
  const isKept = (line: Line) => {
    const typeId = typeOf(line);
    if (line.pinned || keepsRooms || differ(store, booking, typeId)) return true;
    const isOne = lines.filter((other) => typeOf(other) === typeId).length === 1;
    const areOfType = line.nights.every(({ roomId }) => store.rooms.get(roomId)!.typeId === typeId);
    return isSplit(line) && !(isOne && areOfType);
  };
  const kept = lines.filter(isKept);
  const others = lines.filter((line) => !kept.includes(line));
  const keptIds = new Set(kept.flatMap(({ nights }) => nights.map(({ roomId }) => roomId)));
  const typeIds = [...new Set(others.map(typeOf))];
  return [
    ...kept.map((line) => ({ places: [asItIs(store, booking, line)], most: 1 })),
    ...typeIds.map((typeId): Need => {
      const ofType = others.filter((line) => typeOf(line) === typeId);
      const rooms = roomsOf(store, booking, typeId).filter(({ id }) => !keptIds.has(id));
      return {
        places: [
          ...rooms.map((room) => inOne(store, booking, room)),
          ...ofType.filter(isSplit).map((line) => asItIs(store, booking, line)),
        ],
        most: ofType.length,
      };
    }),
  ];
}

const isSplit = ({ nights }: Line) => new Set(nights.map(({ roomId }) => roomId)).size > 1;

const isHeld = ({ lines }: Booking, id: number) =>
  lines.some(({ nights }) => nights.some(({ roomId }) => roomId === id));

const roomsOf = (store: Store, booking: Booking, typeId: number) =>
  store.roomsOfType(typeId).filter((room) => isOnSale(room) || isHeld(booking, room.id));

/** Whether another room of the type may be too small, or cost something else. */
function differ(store: Store, booking: Booking, typeId: number): boolean {
  const said = roomsOf(store, booking, typeId).map((room) => {
    const { numberOfAdults, capacity } = fieldsOf(store, room);
    return `${numberOfAdults} ${capacity} ${room.difference}`;
  });
  return new Set(said).size > 1;
}

/** Its own nights where they are, those before in its first room, those after in its last. */
function asItIs(store: Store, booking: Booking, { nights }: Line): Place {
  const roomAt = (day: string) => roomOn(store, nights, day);
  const isOwn = (day: string) =>
    !fault('own-nights-in-the-way') && nights.some(({ night }) => night === day);
  return { roomAt, isFree: (day) => isOwn(day) || isToBeHad(store, booking, roomAt(day), day) };
}

const inOne = (store: Store, booking: Booking, room: Room): Place => ({
  roomAt: () => room,
  isFree: (day) => isToBeHad(store, booking, room, day),
});

function isToBeHad(store: Store, booking: Booking, room: Room, night: string): boolean {
  const isOwn = booking.lines.some(({ nights }) =>
    nights.some((one) => one.roomId === room.id && one.night === night),
  );
  if (!isOnSale(room) && !isOwn) return false;
  const owner = store.nights.get(nightKey(room.id, night));
  if (owner === booking.id) return !fault('own-nights-in-the-way');
  return owner === undefined && night >= today();
}

import type { Booking, BookingChange, BookingChangePreview } from '../../../api/bookings';

/** What a traveller wants to be different; rooms of the booking by their position. */
export interface ChangeWish {
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  /** Another kind of room instead, as `roomKinds` names it. */
  instead: Readonly<Record<number, string>>;
  removed: readonly number[];
  /** Kinds of rooms to take beside. */
  added: readonly string[];
}

/** Rooms that are alike, and how many of them are free beside the booking's own. */
export interface RoomKind {
  /** `t` and the type's id, or `r` and that of a room without a type. */
  key: string;
  name: string;
  left: number;
}

interface Kind {
  id: number;
  typeId?: number | undefined;
}

export const kindOf = ({ id, typeId }: Kind): string =>
  typeId === undefined ? `r${id}` : `t${typeId}`;

export function unchanged(booking: Booking): ChangeWish {
  const { checkInDate: checkIn, checkOutDate: checkOut, adults, children } = booking;
  return { checkIn, checkOut, adults, children, instead: {}, removed: [], added: [] };
}

/** Whether the rooms are to stay as they are, of which the booking's own calendar tells. */
export function hasOwnRooms({ instead, removed, added }: ChangeWish): boolean {
  return Object.keys(instead).length + removed.length + added.length === 0;
}

export function roomKinds(
  { freeRooms }: Pick<BookingChangePreview, 'freeRooms'>,
  { selectedRooms }: Booking,
): RoomKind[] {
  const own = new Set(selectedRooms.map(({ id }) => id));
  const kinds = new Map<string, RoomKind>();
  for (const room of freeRooms.filter(({ id }) => !own.has(id))) {
    const key = kindOf(room);
    const left = (kinds.get(key)?.left ?? 0) + 1;
    kinds.set(key, { key, name: room.name, left });
  }
  return [...kinds.values()];
}

/**
 * What is sent for it. A room that nobody exchanges may give way to another of its type, where it is not
 * free on the new dates.
 */
export function changeOf(
  { selectedRooms, version = 1 }: Booking,
  { checkIn, checkOut, adults, children, instead, removed, added }: ChangeWish,
): BookingChange {
  const lines = selectedRooms.flatMap((room) => {
    const { position } = room;
    if (position === undefined || removed.includes(position)) return [];
    const chosen = instead[position];
    if (chosen === undefined && room.typeId === undefined) return [];
    return [{ position, ...choiceOf(chosen ?? kindOf(room)) }];
  });
  return {
    ...{ version, checkInDate: checkIn, checkOutDate: checkOut, adults, children, lines },
    ...(added.length > 0 && { addRooms: added.map(choiceOf) }),
    ...(removed.length > 0 && { removeLines: [...removed] }),
  };
}

function choiceOf(kind: string): { typeId: number } | { roomId: number } {
  const id = Number(kind.slice(1));
  return kind.startsWith('t') ? { typeId: id } : { roomId: id };
}

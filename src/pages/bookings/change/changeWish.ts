import type {
  BookedRoom,
  Booking,
  BookingChange,
  BookingChangePreview,
} from '../../../api/bookings';

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

/** Rooms that are alike. */
export interface RoomKind {
  /** `t` and the type's id, or `r` and that of a room without a type. */
  key: string;
  name: string;
  /** How many of them are free beside the booking's own. */
  free: number;
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

type Answer = Pick<BookingChangePreview, 'freeRooms' | 'lines'>;

/**
 * What there is to choose from, by the newest of the answers, which comes first. Of kinds that only earlier ones told
 * none are free.
 */
export function roomKinds(
  answers: readonly Answer[],
  { selectedRooms }: Booking,
  wish: ChangeWish,
): RoomKind[] {
  const own = new Set(selectedRooms.map(({ id }) => id));
  const kinds = new Map<string, RoomKind>();
  answers.forEach(({ freeRooms }, age) => {
    for (const room of freeRooms.filter(({ id }) => !own.has(id))) {
      const key = kindOf(room);
      const { name, free } = kinds.get(key) ?? { name: room.name, free: 0 };
      kinds.set(key, { key, name, free: age === 0 ? free + 1 : free });
    }
  });
  const [newest] = answers;
  for (const room of newest ? selectedRooms : []) {
    const kind = kinds.get(kindOf(room));
    if (kind && isKept(wish, room) && isElsewhere(newest!, room)) kind.free -= 1;
  }
  return [...kinds.values()];
}

const isKept = ({ removed, instead }: ChangeWish, { position }: BookedRoom) =>
  position !== undefined && !removed.includes(position) && instead[position] === undefined;

/** Whether the guests come into another room of the same kind, as theirs is not free on the new dates. */
function isElsewhere({ freeRooms, lines }: Answer, { id, position }: BookedRoom): boolean {
  const line = lines.find((one) => one.position === position);
  return (
    freeRooms.every((room) => room.id !== id) &&
    line !== undefined &&
    line.segments.some(({ roomId }) => roomId !== id)
  );
}

/** How many more of a kind can be taken than the wish does; what it takes for the room at `except` is not counted. */
export function leftOf({ key, free }: RoomKind, wish: ChangeWish, except?: number): number {
  const { removed, instead, added } = wish;
  const exchanged = Object.entries(instead).filter(
    ([position, kind]) =>
      kind === key && Number(position) !== except && !removed.includes(Number(position)),
  );
  return free - exchanged.length - added.filter((kind) => kind === key).length;
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

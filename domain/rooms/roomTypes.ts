interface OfType {
  id: number;
  /** Absent: a type of its own. */
  typeId?: number | undefined;
}

interface Offered extends OfType {
  price: number;
  numberOfAdults: number;
  numberOfChildren: number;
  capacity: number;
  numberOfBeds: number;
  typeBed: string;
  services: readonly { name: string }[];
}

interface Named {
  /** Answers of other backends may leave it out. */
  name?: string | undefined;
  roomNumber?: string | undefined;
}

/** At least one. */
type Several<R> = [R, ...R[]];

/** The rooms by type: types in the order of their first rooms, and each type's rooms in theirs. */
export function roomsByType<R extends OfType>(rooms: readonly R[]): Several<R>[] {
  return grouped(rooms, ({ id, typeId }) => (typeId === undefined ? `room ${id}` : String(typeId)));
}

interface Priced extends OfType {
  name: string;
  price: number;
  /** Where they differ. */
  nights?: readonly object[] | undefined;
}

/** Rooms that are told of in one line: of one type, name and price, also of each night. */
export function roomLines<R extends Priced>(rooms: readonly R[]): Several<R>[] {
  return roomsByType(rooms).flatMap((ofType) =>
    grouped(ofType, ({ name, price, nights }) => JSON.stringify([name, price, nights])),
  );
}

/** Whether who agreed to any room like `room` gets as much in the other, at the same price. */
export function willDoFor(other: Offered, room: Offered): boolean {
  const has = (wanted: { name: string }) => other.services.some(({ name }) => name === wanted.name);
  return (
    room.typeId !== undefined &&
    other.typeId === room.typeId &&
    other.price === room.price &&
    other.numberOfAdults === room.numberOfAdults &&
    other.numberOfChildren === room.numberOfChildren &&
    other.capacity === room.capacity &&
    other.numberOfBeds === room.numberOfBeds &&
    other.typeBed === room.typeBed &&
    room.services.every(has)
  );
}

/** 'Deluxe × 2 (101, 102), Suite (301)'. A number that the name says already is not said twice. */
export function roomsInOneLine(rooms: readonly Named[]): string {
  return grouped(rooms, ({ name = '' }) => name)
    .map((alike) => {
      const [{ name = '' }] = alike;
      const counted = alike.length > 1 ? `${name} × ${alike.length}` : name;
      const numbers = numbersOf(alike);
      return numbers.length > 0 ? `${counted} (${numbers.join(', ')})` : counted;
    })
    .join(', ');
}

/** The rooms' numbers in their order, but for those that their names say. */
export function numbersOf(rooms: readonly Named[]): string[] {
  return rooms
    .flatMap(({ name = '', roomNumber }) =>
      roomNumber === undefined || name.includes(roomNumber) ? [] : [roomNumber],
    )
    .sort((a, b) => a.localeCompare(b, 'vi', { numeric: true }));
}

function grouped<R>(rooms: readonly R[], keyOf: (room: R) => string): Several<R>[] {
  const groups = new Map<string, Several<R>>();
  for (const room of rooms) {
    const group = groups.get(keyOf(room));
    if (group) group.push(room);
    else groups.set(keyOf(room), [room]);
  }
  return [...groups.values()];
}

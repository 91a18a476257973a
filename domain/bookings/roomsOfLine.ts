import type { Day } from '../stays/stay';

interface Room {
  roomNumber: string;
  name: string;
}

export interface BookedLine extends Room {
  /** Its rooms one after the other, where it is not in one all the time. */
  segments?: readonly (Room & { from: Day })[] | null | undefined;
}

interface Words {
  room: (room: Room) => string;
  /** Of a room that the guest comes to within the stay. */
  from: (room: string, day: Day) => string;
}

/** `101`, or `101 → 203 from 26/12` where the room changes within the stay. */
export function roomsOfLine({ segments, ...only }: BookedLine, { room, from }: Words): string {
  const [first, ...later] = segments ?? [];
  if (!first) return room(only);
  return [room(first), ...later.map((next) => from(room(next), next.from))].join(' → ');
}

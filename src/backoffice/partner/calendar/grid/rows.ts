import { nightsBetween, type Day } from '../../../../../domain/stays/stay';
import type {
  CalendarBar,
  CalendarClosure,
  CalendarRoom,
  NightsOfType,
  PartnerCalendar,
} from '../../../../api/partner';
import { isAlike } from './isAlike';

/** What lies over nights of a room; columns count from the first day shown and may lie beyond what is shown. */
export type Piece = { start: number; end: number } & (
  | { bar: CalendarBar; closure?: undefined }
  | { closure: CalendarClosure; bar?: undefined }
);

/** What of prices a row says: each type has one of each. */
const RATES = ['price', 'minStay', 'arrival', 'open'] as const;
/** What a type's row says of its nights; above its rooms how many are left, with all else beside it. */
export type Said = (typeof RATES)[number] | 'left';

export type TypeRow = { kind: 'type'; key: string; type: NightsOfType; said: Said };
export type RoomRow = {
  kind: 'room';
  key: string;
  room: CalendarRoom;
  type: NightsOfType;
  /** In the order of their days; none lies over another. */
  pieces: readonly Piece[];
};
export type Row = TypeRow | RoomRow;

/** Each type with its rooms below it, or with a row for its prices and for each of their rules. */
export function rowsOf(calendar: PartnerCalendar, from: Day, face: 'rooms' | 'rates'): Row[] {
  const types = calendar.types.map((type): TypeRow => {
    return { kind: 'type', key: `type-${type.typeId}`, type, said: 'left' };
  });
  if (face === 'rates') {
    return types.flatMap((row) =>
      RATES.map((said) => ({
        ...row,
        said,
        key: said === 'price' ? row.key : `${row.key}-${said}`,
      })),
    );
  }
  const pieces = piecesByRoom(calendar, from);
  const rooms = groupedBy(calendar.rooms, ({ typeId }) => typeId);
  return types.flatMap((row) => [
    row,
    ...(rooms.get(row.type.typeId) ?? []).map((room): RoomRow => {
      const own = pieces.get(room.id) ?? [];
      return { kind: 'room', key: `room-${room.id}`, room, type: row.type, pieces: own };
    }),
  ]);
}

/** The same as long as it stays in its room from that day on. */
export const keyOfBar = ({ bookingId, roomId, from }: CalendarBar): string =>
  `${bookingId} ${roomId} ${from}`;

/** Whether a type begins with this row. */
export const isFirstOfType = (row: Row): boolean =>
  row.kind === 'type' && (row.said === 'left' || row.said === 'price');

function piecesByRoom({ bars, closures }: PartnerCalendar, from: Day): Map<number, Piece[]> {
  const columnOf = columnsFrom(from);
  const byRoom = new Map<number, Piece[]>();
  const add = (roomId: number, piece: Piece) => {
    const own = byRoom.get(roomId);
    if (own) own.push(piece);
    else byRoom.set(roomId, [piece]);
  };
  for (const bar of bars) {
    add(bar.roomId, { start: columnOf(bar.from), end: columnOf(bar.to), bar });
  }
  for (const closure of closures) {
    add(closure.roomId, { start: columnOf(closure.from), end: columnOf(closure.to), closure });
  }
  for (const own of byRoom.values()) own.sort((a, b) => a.start - b.start);
  return byRoom;
}

/** Where days stand; the same few days come again and again. */
function columnsFrom(from: Day): (day: Day) => number {
  const columns = new Map<Day, number>();
  return (day) => {
    const known = columns.get(day);
    if (known !== undefined) return known;
    const column = nightsBetween(from, day);
    columns.set(day, column);
    return column;
  };
}

function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/**
 * The rows with a bar as it is now, be it in another room; all others stay the same, and so do all when the bar is no
 * longer as it was.
 */
export function withBar(
  rows: readonly Row[],
  { bar, now }: Record<'bar' | 'now', CalendarBar>,
  from: Day,
): readonly Row[] {
  const roomRow = (roomId: number) =>
    rows.find((row): row is RoomRow => row.kind === 'room' && row.room.id === roomId);
  const [home, there] = [roomRow(bar.roomId), roomRow(now.roomId)];
  const was = home?.pieces.find((piece) => piece.bar && isAlike(piece.bar, bar));
  if (!home || !there || !was) return rows;
  const [start, end] = [nightsBetween(from, now.from), nightsBetween(from, now.to)];
  return rows.map((row) => {
    if (row !== home && row !== there) return row;
    const others = row.pieces.filter((piece) => piece !== was);
    const pieces = row === there ? [...others, { start, end, bar: now }] : others;
    return { ...row, pieces: pieces.toSorted((a, b) => a.start - b.start) };
  });
}

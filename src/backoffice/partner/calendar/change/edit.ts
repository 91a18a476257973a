import { addDays, type Day } from '../../../../../domain/stays/stay';
import type { CalendarBar, CalendarRoom, PartnerBookingChange } from '../../../../api/partner';
import { stayOfBar } from '../grid/barWords';
import type { Piece, Row } from '../grid/rows';
import { roomRow, roomsUpTo, roomsWithin } from './roomRows';

/** A stay's piece, lifted: where it was and where it would be. Columns may lie beyond those that are shown. */
export interface Lifted {
  bar: CalendarBar;
  /** Where it was. */
  home: { row: number; start: number; end: number };
  row: number;
  start: number;
  end: number;
}

export interface Edit extends Lifted {
  kind: 'move' | 'end' | 'start' | 'split';
  /** Stays that are carried along, each as far as this one. */
  along?: readonly Lifted[];
}

/** All that is lifted, beginning with what is carried. */
export const liftedIn = ({ along = [], ...first }: Edit): readonly Lifted[] => [first, ...along];

/** Lifts a piece; undefined for a stay that is over, and for one night that is to be split. */
export function begunEdit(
  kind: Edit['kind'],
  piece: Piece,
  { row, column }: { row: number; column: number },
): Edit | undefined {
  const { bar, start, end } = piece;
  if (!bar || bar.status === 'COMPLETED') return undefined;
  const edit = { kind, bar, home: { row, start, end }, row, start, end };
  if (kind !== 'split') return edit;
  if (end - start < 2) return undefined;
  return { ...edit, start: Math.min(end - 1, Math.max(start + 1, column)) };
}

/** Lifts several pieces that move together, beginning with one of them. */
export function begunTogether(
  places: readonly { row: number; piece: Piece }[],
  first: Piece | undefined,
): Edit | undefined {
  const ordered = places.toSorted((a, b) => Number(b.piece === first) - Number(a.piece === first));
  const [edit, ...along] = ordered.flatMap(
    ({ row, piece }) => begunEdit('move', piece, { row, column: piece.start }) ?? [],
  );
  return edit && along.length > 0 ? { ...edit, along } : edit;
}

/** Moved by so many columns and room rows, as far as that kind of edit goes. */
export function stepped(
  edit: Edit,
  by: { columns: number; rooms: number },
  rows: readonly Row[],
): Edit {
  const { kind, home, along } = edit;
  if (along) {
    const rooms = roomsWithin(rows, liftedIn(edit), by.rooms);
    const [first, ...others] = liftedIn(edit).map((one) => ({
      ...one,
      ...{ row: roomRow(rows, one.row, rooms), start: one.start + by.columns },
      end: one.end + by.columns,
    }));
    return { ...edit, ...first, along: others };
  }
  const row = kind === 'move' || kind === 'split' ? roomRow(rows, edit.row, by.rooms) : edit.row;
  const start = edit.start + (kind === 'end' ? 0 : by.columns);
  const end = edit.end + (kind === 'move' || kind === 'end' ? by.columns : 0);
  if (kind === 'split')
    return { ...edit, row, start: Math.min(home.end - 1, Math.max(home.start + 1, start)) };
  return start < end ? { ...edit, row, start, end } : { ...edit, row };
}

export function isUnmoved({ kind, home, row, start, end }: Edit): boolean {
  if (kind === 'split') return row === home.row;
  return row === home.row && start === home.start && end === home.end;
}

/** The room that it would be in. */
export function roomOf(rows: readonly Row[], row: number): CalendarRoom | undefined {
  const at = rows[row];
  return at?.kind === 'room' ? at.room : undefined;
}

/** Of a stay that is in other rooms too, only what is in this one. */
function nightsIn({ from, to, checkInDate, checkOutDate }: CalendarBar) {
  return {
    ...(checkInDate !== undefined && { from }),
    ...(checkOutDate !== undefined && { to }),
  };
}

/**
 * Whether it is of days that lie in other rooms: those of a stay that is in several are changed beside the booking, where
 * all of them are seen.
 */
export function isOfOtherRooms({ kind, bar, home, start }: Edit): boolean {
  const { checkInDate, checkOutDate } = bar;
  switch (kind) {
    case 'end':
      return checkOutDate !== undefined;
    case 'start':
      return checkInDate !== undefined;
    case 'move':
      return start !== home.start && isPart(bar);
    case 'split':
      return false;
  }
}

/** What is sent for it. */
export function changeOf(
  edit: Edit,
  room: CalendarRoom,
  from: Day,
): Omit<PartnerBookingChange, 'totalPrice'> {
  const { kind, bar, home } = edit;
  const { checkIn, checkOut } = stayOfBar(bar);
  const { position = 0, version = 1 } = bar;
  const later = edit.start - home.start;
  switch (kind) {
    case 'end':
      return { version, checkOutDate: addDays(checkOut, edit.end - home.end) };
    case 'start':
      return { version, checkInDate: addDays(checkIn, later) };
    case 'split': {
      const nights = { ...nightsIn(bar), from: addDays(from, edit.start) };
      return { version, lines: [{ position, roomId: room.id, ...nights }] };
    }
    case 'move': {
      const line = { position, roomId: room.id, ...nightsIn(bar) };
      return {
        version,
        ...(later !== 0 && {
          checkInDate: addDays(checkIn, later),
          checkOutDate: addDays(checkOut, later),
        }),
        ...(room.id !== bar.roomId && { lines: [line] }),
      };
    }
  }
}

/**
 * Whose stay it was dropped on, if that is one alone and the first night is the same: the two may change rooms. Not where
 * either is in several rooms: all its nights would change.
 */
export function swappedWith(edit: Edit, rows: readonly Row[]): CalendarBar | undefined {
  const row = rows[edit.row];
  if (edit.kind !== 'move' || edit.along || row?.kind !== 'room' || edit.row === edit.home.row)
    return undefined;
  if (edit.start !== edit.home.start) return undefined;
  const there = row.pieces.filter(({ start, end }) => start < edit.end && edit.start < end);
  const other = there.length === 1 ? there[0]?.bar : undefined;
  if (!other || isPart(other) || isPart(edit.bar)) return undefined;
  return other.bookingId !== edit.bar.bookingId && other.status !== 'COMPLETED' ? other : undefined;
}

const isPart = ({ checkInDate, checkOutDate }: CalendarBar) =>
  (checkInDate ?? checkOutDate) !== undefined;

/** Carried from where it was by so many columns, and to a row. */
export function carried(
  edit: Edit,
  { row, columns }: { row: number; columns: number },
  rows: readonly Row[],
): Edit {
  const { start, end } = edit.home;
  if (edit.along) {
    const [first, ...along] = liftedIn(edit).map((one) => ({ ...one, ...one.home }));
    // Over a type they stay beside where they are.
    const over = rows[row]?.kind === 'room' ? row : edit.row;
    const rooms = roomsUpTo(rows, over) - roomsUpTo(rows, edit.home.row);
    return stepped({ ...edit, ...first, along }, { columns, rooms }, rows);
  }
  const moved = stepped({ ...edit, start, end }, { columns, rooms: 0 }, rows);
  const isRoom = edit.kind === 'move' && rows[row]?.kind === 'room';
  return isRoom ? { ...moved, row } : moved;
}

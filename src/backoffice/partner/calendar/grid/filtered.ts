import { searchText } from '../../../../../domain/search/searchText';
import type { Piece, Row } from './rows';

/** Which rows are wanted: of a type, and with a stay of somebody who is called so. */
export interface RowFilter {
  type: number | undefined;
  q: string;
  /** How many days are shown. */
  days: number;
}

/** The rows of that type, and of them the rooms with such a guest below their types; prices have no guests. */
export function filteredRows(rows: readonly Row[], { type, q, days }: RowFilter): readonly Row[] {
  const ofType = type === undefined ? rows : rows.filter((row) => row.type.typeId === type);
  const words = searchText(q);
  if (words === '' || !ofType.some(({ kind }) => kind === 'room')) return ofType;
  const rooms = ofType.filter((row) => row.kind === 'room' && row.pieces.some(isOf(words, days)));
  const types = new Set(rooms.map((row) => row.type.typeId));
  const kept = new Set(rooms);
  return ofType.filter((row) => (row.kind === 'type' ? types.has(row.type.typeId) : kept.has(row)));
}

/** Whether a stay that is shown is of somebody who is called so. */
export function isOf(words: string, days: number) {
  return ({ bar, start, end }: Piece): boolean =>
    bar !== undefined && start < days && end > 0 && searchText(bar.guestName).includes(words);
}

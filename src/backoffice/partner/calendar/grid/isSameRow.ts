import type { NightsOfType } from '../../../../api/partner';
import { isAlike } from './isAlike';
import type { Piece, Row } from './rows';

/** Whether a row says what another says: answers share nothing with those before them. */
export function isSameRow(row: Row, other: Row): boolean {
  if (row.kind === 'type') {
    return other.kind === 'type' && row.said === other.said && isSameType(row.type, other.type);
  }
  return (
    other.kind === 'room' &&
    isAlike(row.room, other.room) &&
    isEach(row.pieces, other.pieces, isSamePiece)
  );
}

function isSameType({ nights, ...type }: NightsOfType, { nights: others, ...other }: NightsOfType) {
  return isAlike(type, other) && isEach(nights, others, isAlike);
}

function isSamePiece(piece: Piece, other: Piece): boolean {
  const isSameSpan = piece.start === other.start && piece.end === other.end;
  return isSameSpan && isAlike(piece.bar ?? piece.closure, other.bar ?? other.closure);
}

function isEach<T>(
  items: readonly T[],
  others: readonly T[],
  isSame: (item: T, other: T) => boolean,
): boolean {
  const isSameAt = (item: T, at: number) => {
    const other = others[at];
    return other !== undefined && isSame(item, other);
  };
  return items === others || (items.length === others.length && items.every(isSameAt));
}

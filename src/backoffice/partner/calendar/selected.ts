import type { Day } from '../../../../domain/stays/stay';
import { addDays, lastArrival } from '../../../../domain/stays/stay';
import type {
  CalendarBar,
  CalendarClosure,
  CalendarRoom,
  NightsOfType,
} from '../../../api/partner';
import { cellAt } from './grid/cells';
import type { Row, Said } from './grid/rows';
import { endsOf, type Selection } from './grid/steps';

/** What the selection is of: a stay, several stays, a closure, days of rooms, or nights of types. */
export type Selected =
  | { kind: 'bar'; bar: CalendarBar; room: CalendarRoom }
  | { kind: 'bars'; bars: { bar: CalendarBar; room: CalendarRoom }[] }
  /** What is over stays as it was. */
  | { kind: 'closure'; closure: CalendarClosure; room: CalendarRoom; isOver: boolean }
  | { kind: 'rooms'; rooms: CalendarRoom[]; from: Day; to: Day }
  /** Days so far ahead that nothing may begin on them yet. */
  | { kind: 'tooFar'; until: Day }
  /** Nights of types of which nothing can be changed any more. */
  | { kind: 'past' }
  | { kind: 'types'; types: NightsOfType[]; nights: number; said: Said };

/** One that begins with a room is of rooms, one that begins with a type of types. */
export function selectedOf(
  rows: readonly Row[],
  selection: Selection,
  { from, days, today }: { from: Day; days: number; today: Day },
): Selected | undefined {
  const anchor = rows[selection.anchor.row];
  const ends = endsOf(selection);
  const within = rows.slice(ends.rows[0], ends.rows[1] + 1);
  const [first, last] = ends.columns;
  if (anchor?.kind === 'type') {
    if (addDays(from, last) < today) return { kind: 'past' };
    // Of a type that has several rows once.
    const types = [...new Set(within.flatMap((row) => (row.kind === 'type' ? [row.type] : [])))];
    const chosen = types.map((type) => ({ ...type, nights: type.nights.slice(first, last + 1) }));
    return { kind: 'types', types: chosen, nights: last - first + 1, said: anchor.said };
  }
  if (!anchor) return undefined;
  const rooms = within.flatMap((row) => (row.kind === 'room' ? [row] : []));
  const [only] = rooms;
  if (only && rooms.length === 1) {
    const { piece, start, end } = cellAt(only, selection.head.column, days);
    if (piece && start <= first && last < end) {
      return piece.bar
        ? { kind: 'bar', bar: piece.bar, room: only.room }
        : {
            ...{ kind: 'closure', closure: piece.closure, room: only.room },
            isOver: piece.closure.to <= today,
          };
    }
  }
  const [firstDay, until] = [addDays(from, first), lastArrival(today)];
  if (firstDay > until) return { kind: 'tooFar', until };
  return {
    kind: 'rooms',
    rooms: rooms.map(({ room }) => room),
    from: firstDay,
    to: addDays(from, last + 1),
  };
}

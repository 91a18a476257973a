import { nightsBetween, type Day } from '../../../../../domain/stays/stay';
import type { CalendarRoom } from '../../../../api/partner';
import type { Row } from '../grid/rows';
import { liftedIn, roomOf, stepped, type Edit, type Lifted } from './edit';

/** What is shown; there are no rows while other days are waited for. */
export interface Shown {
  rows: readonly Row[];
  from: Day;
  days: number;
}

/** A lifted stay by the rooms and days that it is over: other rows may come to stand above it meanwhile, and other days. */
export interface HeldEdit {
  edit: Edit;
  from: Day;
  /** The first day that was shown when it was lifted. */
  liftedOn: Day;
  /** Of it, and of those that are carried along. */
  places: readonly HeldPlace[];
}

interface HeldPlace {
  row: string | undefined;
  home: string | undefined;
  /** The room that it would be in. */
  room: CalendarRoom | undefined;
}

/** @param before as it was held a moment ago: its rooms are the same while there are no rows to look them up in */
export function held(
  edit: Edit,
  { rows, from }: Pick<Shown, 'rows' | 'from'>,
  before?: HeldEdit | null,
): HeldEdit {
  if (rows.length === 0 && before) return { ...before, edit, from };
  const places = liftedIn(edit).map(({ row, home }) => ({
    ...{ row: rows[row]?.key, home: rows[home.row]?.key },
    room: roomOf(rows, row),
  }));
  return { edit, from, liftedOn: before?.liftedOn ?? from, places };
}

/** Where it is among the rows and days as they are now; null where a room of it is gone. */
export function heldIn({ edit, from, places }: HeldEdit, shown: Shown): Edit | null {
  const later = nightsBetween(from, shown.from);
  const { rows } = shown;
  if (rows.length === 0) return inDays(edit, later, shown);
  const rowOf = (key: string | undefined) => rows.findIndex((one) => one.key === key);
  const lifted = liftedIn(edit).map((one, i) => ({
    ...{ ...one, row: rowOf(places[i]?.row) },
    home: { ...one.home, row: rowOf(places[i]?.home) },
  }));
  if (lifted.some(({ row, home }) => row === -1 || home.row === -1)) return null;
  return inDays(withLifted(edit, lifted), later, shown);
}

/** Seen from that much later on: it stays on its days where these are shown, and else comes along to those that are. */
function inDays(edit: Edit, later: number, { rows, days }: Shown): Edit {
  if (later === 0) return edit;
  const lifted = liftedIn(edit).map((one) => {
    const { home, start, end } = one;
    const seen = { ...one, start: start - later, end: end - later };
    return { ...seen, home: { ...home, start: home.start - later, end: home.end - later } };
  });
  const seen = withLifted(edit, lifted);
  const column = columnOf(seen);
  if (column >= 0 && column < days) return seen;
  const wanted = Math.min(days - 1, Math.max(0, columnOf(edit)));
  return stepped(seen, { columns: wanted - column, rooms: 0 }, rows);
}

/** The same edit, of these in the place of what was lifted. */
function withLifted(edit: Edit, [first, ...along]: readonly Lifted[]): Edit {
  return { ...edit, ...first, ...(edit.along && { along }) };
}

/** The night at the side that is carried. */
const columnOf = ({ kind, start, end }: Edit): number => (kind === 'end' ? end - 1 : start);

import { nightsBetween, type Day } from '../../../../../domain/stays/stay';
import type { CalendarRoom } from '../../../../api/partner';
import type { Row } from '../grid/rows';
import { roomOf, stepped, type Edit } from './edit';

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
  const [row, home] = [rows[edit.row]?.key, rows[edit.home.row]?.key];
  const liftedOn = before?.liftedOn ?? from;
  return { edit, from, liftedOn, row, home, room: roomOf(rows, edit.row) };
}

/** Where it is among the rows and days as they are now; null where its room is gone. */
export function heldIn({ edit, from, row, home }: HeldEdit, shown: Shown): Edit | null {
  const later = nightsBetween(from, shown.from);
  const { rows } = shown;
  if (rows.length === 0) return inDays(edit, later, shown);
  const [now, was] = [row, home].map((key) => rows.findIndex((one) => one.key === key));
  if (now === undefined || was === undefined || now === -1 || was === -1) return null;
  return inDays({ ...edit, row: now, home: { ...edit.home, row: was } }, later, shown);
}

/** Seen from that much later on: it stays on its days where these are shown, and else comes along to those that are. */
function inDays(edit: Edit, later: number, { rows, days }: Shown): Edit {
  if (later === 0) return edit;
  const { home, start, end } = edit;
  const seen = {
    ...edit,
    home: { ...home, start: home.start - later, end: home.end - later },
    ...{ start: start - later, end: end - later },
  };
  const column = columnOf(seen);
  if (column >= 0 && column < days) return seen;
  const wanted = Math.min(days - 1, Math.max(0, columnOf(edit)));
  return stepped(seen, { columns: wanted - column, rooms: 0 }, rows);
}

/** The night at the side that is carried. */
const columnOf = ({ kind, start, end }: Edit): number => (kind === 'end' ? end - 1 : start);

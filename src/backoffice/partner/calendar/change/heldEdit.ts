import type { Day } from '../../../../../domain/stays/stay';
import type { Row } from '../grid/rows';
import type { Edit } from './edit';

/** A lifted stay by the rooms and days that it is over: other rows may come to stand above it meanwhile. */
export interface HeldEdit {
  edit: Edit;
  from: Day;
  row: string | undefined;
  home: string | undefined;
}

export function held(edit: Edit, rows: readonly Row[], from: Day): HeldEdit {
  return { edit, from, row: rows[edit.row]?.key, home: rows[edit.home.row]?.key };
}

/** Where it is among the rows as they are now; null where its room is gone, or other days are shown. */
export function heldIn(
  { edit, row, home, ...before }: HeldEdit,
  rows: readonly Row[],
  from: Day,
): Edit | null {
  const [now, was] = [row, home].map((key) => rows.findIndex((one) => one.key === key));
  if (from !== before.from || now === undefined || was === undefined) return null;
  if (now === -1 || was === -1) return null;
  return { ...edit, row: now, home: { ...edit.home, row: was } };
}

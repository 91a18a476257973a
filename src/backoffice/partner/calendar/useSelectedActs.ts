import type { Day } from '../../../../domain/stays/stay';
import { calendarTexts } from '../../../i18n/en/partner/calendar';
import { useToast } from '../../../ui/overlays/toastContext';
import type { useOpenBooking } from '../bookings/useOpenBooking';
import { actsOf, type Act } from './bar/ActBar';
import { begunEdit, type Edit } from './change/edit';
import type { ClosureActs } from './change/useClosureActs';
import type { useStayChanges } from './change/useStayChanges';
import { useStayEdit } from './change/useStayEdit';
import { cellAt } from './grid/cells';
import type { Row } from './grid/rows';
import { only, type Place, type Selection } from './grid/steps';
import type { Selected } from './selected';
import { useActs } from './useActs';

type SelectedActsOf = {
  closures: ClosureActs;
  rows: readonly Row[];
  days: { from: Day; days: number };
  selection: Selection;
  select: (next: Selection, withFocus?: boolean) => void;
  selected: Selected | undefined;
  changes: ReturnType<typeof useStayChanges>;
  drawer: ReturnType<typeof useOpenBooking>;
};

/** What is done with what is selected: a stay is lifted and put down, pinned, or opened beside the grid. */
export function useSelectedActs(of: SelectedActsOf) {
  const { closures, rows, days, selection, select, selected, changes, drawer } = of;
  const toast = useToast();
  const { act, doing, stop } = useActs({ closures, openBooking: drawer.open });
  const editor = useStayEdit({
    ...{ rows, from: days.from, changes },
    onEnd: (put) =>
      select(put ? only({ row: put.row, column: Math.max(0, put.start) }) : selection, true),
    onOtherRooms: ({ bookingId, guestName }) => {
      toast({ text: calendarTexts.change.otherRooms(guestName), tone: 'info' });
      drawer.open(bookingId);
    },
  });
  const lift = (kind: Edit['kind'], place: Place) => {
    const row = rows[place.row];
    const piece = row && cellAt(row, place.column, days.days).piece;
    const edit = piece && begunEdit(kind, piece, place);
    if (edit) editor.begin(edit);
  };
  /** Does the first of these that can be done; answers whether there is one. */
  const run = (...names: readonly Act[]): boolean => {
    const name = actsOf(selected).find((one) => names.includes(one));
    if (!name || !selected) return false;
    if (isEdit(name)) lift(name, selection.head);
    else if (selected.kind === 'bar' && (name === 'pin' || name === 'unpin')) {
      const { version = 1, position = 0 } = selected.bar;
      const lines = [{ position, pinned: name === 'pin' }];
      void changes.change(selected.bar, { version, lines });
    } else act(name, selected);
    return true;
  };
  return { editor, lift, run, doing, stop };
}

function isEdit(act: Act): act is Edit['kind'] {
  return act === 'move' || act === 'end' || act === 'start' || act === 'split';
}

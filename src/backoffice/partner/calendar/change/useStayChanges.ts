import { useMemo, useState } from 'react';
import { addDays, type Day } from '../../../../../domain/stays/stay';
import type { CalendarBar, CalendarRoom } from '../../../../api/partner';
import { withBar, type Row } from '../grid/rows';
import type { Edit } from './edit';
import { useChange, type Change } from './useChange';
import { useSwap } from './useSwap';
import type { UndoStack } from './useUndoStack';

/** Where a bar has been put down. */
type PutDown = { room: CalendarRoom; edit: Edit };
type ChangesOf = { rows: readonly Row[]; from: Day; stack: UndoStack };

/** Changes stays: each is drawn at once where it was put, and goes back with a sentence when that cannot be. */
export function useStayChanges({ rows, from, stack }: ChangesOf) {
  const send = useChange();
  const sendSwap = useSwap();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  // The answer that knows of the change has another version of it.
  const shown = useMemo(() => (drawn ? withBar(rows, drawn, from) : rows), [rows, drawn, from]);
  return {
    shown,
    change: (bar: CalendarBar, change: Change, put?: PutDown) =>
      stack.during(async () => {
        if (put && put.edit.kind !== 'split') setDrawn({ bar, now: barAt(bar, put, from) });
        const { bookingId, guestName: guest } = bar;
        const version = await send({ bookingId, guest, change });
        if (version === undefined) {
          setDrawn(null);
          return;
        }
        // What is done with it before the calendar has been read anew is done with it as it is now.
        setDrawn((seen) => seen && { ...seen, now: { ...seen.now, version } });
        stack.push({ bookingId, guest, version, change });
      }),
    swap: (bar: CalendarBar, other: CalendarBar) =>
      stack.during(async () => {
        const version = await sendSwap(bar, other);
        const { bookingId, guestName: guest } = bar;
        if (version === undefined) return;
        const left = { bookingId: other.bookingId, version: (other.version ?? 1) + 1 };
        stack.push({ bookingId, guest, version, other: left });
      }),
  };
}

interface Drawn {
  bar: CalendarBar;
  now: CalendarBar;
}

function barAt(bar: CalendarBar, { room, edit }: PutDown, from: Day): CalendarBar {
  return {
    ...bar,
    roomId: room.id,
    from: addDays(from, edit.start),
    to: addDays(from, edit.end),
  };
}

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

/** The calendar has been read anew long before as many have been changed, or wait for it. */
const MAX_DRAWN = 20;

/**
 * Changes stays, one after the other: each is drawn at once where it was put, and goes back with a sentence when that cannot
 * be.
 */
export function useStayChanges({ rows, from, stack }: ChangesOf) {
  const send = useChange();
  const sendSwap = useSwap();
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  // The answer that knows of a change has another version of its bar.
  const shown = useMemo(
    () => drawn.reduce((before, one) => withBar(before, one, from), rows),
    [rows, drawn, from],
  );
  return {
    shown,
    change: (bar: CalendarBar, change: Change, put?: PutDown) =>
      stack.inTurn([bar.bookingId], async (turn) => {
        const { bookingId, guestName: guest } = bar;
        const here = put && put.edit.kind !== 'split' ? { bar, now: barAt(bar, put, from) } : null;
        if (here) setDrawn((all) => [...all, here].slice(-MAX_DRAWN));
        await turn;
        const version = await send({ bookingId, guest, change });
        if (version === undefined) {
          setDrawn((all) => all.filter((one) => one !== here));
          return;
        }
        // What is done with it before the calendar has been read anew is done with it as it is now.
        setDrawn((all) => withVersion(all, bookingId, version));
        stack.push({ bookingId, guest, version, change });
      }),
    swap: (bar: CalendarBar, other: CalendarBar) =>
      stack.inTurn([bar.bookingId, other.bookingId], async (turn) => {
        await turn;
        const version = await sendSwap(bar, other);
        const { bookingId, guestName: guest, position } = bar;
        if (version === undefined) return;
        const left = { guest: other.guestName, position: other.position };
        const after = { bookingId: other.bookingId, version: (other.version ?? 1) + 1, ...left };
        stack.push({ bookingId, guest, version, position, other: after });
      }),
  };
}

interface Drawn {
  bar: CalendarBar;
  now: CalendarBar;
}

/** The last of that booking, if any is drawn, at its new version. */
function withVersion(all: readonly Drawn[], bookingId: string, version: number): readonly Drawn[] {
  const last = all.findLast(({ bar }) => bar.bookingId === bookingId);
  return all.map((one) => (one === last ? { ...one, now: { ...one.now, version } } : one));
}

function barAt(bar: CalendarBar, { room, edit }: PutDown, from: Day): CalendarBar {
  return {
    ...bar,
    roomId: room.id,
    from: addDays(from, edit.start),
    to: addDays(from, edit.end),
  };
}

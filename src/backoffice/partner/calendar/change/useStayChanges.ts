import { useMemo, useState } from 'react';
import { addDays, type Day } from '../../../../../domain/stays/stay';
import type { CalendarBar, CalendarRoom } from '../../../../api/partner';
import { withBar, type Row } from '../grid/rows';
import type { Edit } from './edit';
import { isMade } from './notMade';
import { useChange, type Change } from './useChange';
import { useSwap } from './useSwap';
import { useTogether, type OfSeveral } from './useTogether';
import type { UndoStack } from './useUndoStack';

/** Where a bar has been put down. */
type PutDown = { room: CalendarRoom; edit: Pick<Edit, 'start' | 'end'> & { kind?: Edit['kind'] } };
type ChangesOf = { hotelId: number; rows: readonly Row[]; from: Day; stack: UndoStack };

/** A stay that is put down together with others. */
export type Move = { bar: CalendarBar; change: Change; put: PutDown };

/** The calendar has been read anew long before as many have been changed, or wait for it. */
const MAX_DRAWN = 20;

/**
 * Changes stays, one after the other: each is drawn at once where it was put, and goes back with a sentence when that cannot
 * be.
 */
export function useStayChanges({ hotelId, rows, from, stack }: ChangesOf) {
  const send = useChange();
  const sendTogether = useTogether();
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
        if (!isMade(version)) {
          setDrawn((all) => all.filter((one) => one !== here));
          if (version === 'unknown') stack.pushUnknown();
          return;
        }
        // What is done with it before the calendar has been read anew is done with it as it is now.
        setDrawn((all) => withVersion(all, bookingId, version));
        stack.push({ bookingId, guest, version, change });
      }),
    together: (moves: readonly Move[]) => {
      const stays = staysOf(moves);
      const ids = stays.map(({ bookingId }) => bookingId);
      return stack.inTurn(ids, async (turn) => {
        const here = moves.map(({ bar, put }) => ({ bar, now: barAt(bar, put, from) }));
        setDrawn((all) => [...all, ...here].slice(-MAX_DRAWN));
        await turn;
        const versions = await sendTogether(hotelId, stays);
        if (!isMade(versions)) {
          setDrawn((all) => all.filter((one) => !here.includes(one)));
          if (versions === 'unknown') stack.pushUnknown();
          return;
        }
        const left = stays.map((stay, i) => ({ ...stay, version: versions[i] ?? 1 }));
        setDrawn((all) =>
          left.reduce((shown, one) => withVersion(shown, one.bookingId, one.version), all),
        );
        const [first, ...others] = left;
        if (first) stack.push({ ...first, together: { hotelId, others } });
      });
    },
    swap: (bar: CalendarBar, other: CalendarBar) =>
      stack.inTurn([bar.bookingId, other.bookingId], async (turn) => {
        await turn;
        const version = await sendSwap(bar, other);
        const { bookingId, guestName: guest, position } = bar;
        if (version === 'unknown') stack.pushUnknown();
        if (!isMade(version)) return;
        const left = { guest: other.guestName, position: other.position };
        const after = { bookingId: other.bookingId, version: (other.version ?? 1) + 1, ...left };
        stack.push({ bookingId, guest, version, position, other: after });
      }),
  };
}

/** Each booking once, with all that changes of it. */
function staysOf(moves: readonly Move[]): OfSeveral[] {
  const stays = new Map<string, OfSeveral>();
  for (const { bar, change } of moves) {
    const { bookingId, guestName: guest } = bar;
    const before = stays.get(bookingId)?.change;
    const lines = [...(before?.lines ?? []), ...(change.lines ?? [])];
    stays.set(bookingId, { bookingId, guest, change: { ...change, ...(lines[0] && { lines }) } });
  }
  return [...stays.values()];
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

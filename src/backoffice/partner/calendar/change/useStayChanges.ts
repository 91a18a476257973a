import { useMemo, useState } from 'react';
import { addDays, type Day } from '../../../../../domain/stays/stay';
import type { CalendarBar, CalendarRoom, PartnerCalendar } from '../../../../api/partner';
import type { Edit } from './edit';
import { useChange, type Change } from './useChange';
import { useSwap } from './useSwap';
import type { UndoStack } from './useUndoStack';

/** Where a bar has been put down. */
type PutDown = { room: CalendarRoom; edit: Edit };
type ChangesOf = { calendar: PartnerCalendar; from: Day; stack: UndoStack };

/** Changes stays: each is drawn at once where it was put, and goes back with a sentence when that cannot be. */
export function useStayChanges({ calendar, from, stack }: ChangesOf) {
  const send = useChange();
  const sendSwap = useSwap();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  // The next answer says itself how it is.
  const shown = useMemo(
    () => (drawn?.calendar === calendar ? withBar(calendar, drawn) : calendar),
    [calendar, drawn],
  );
  return {
    shown,
    change: async (bar: CalendarBar, change: Change, put?: PutDown) => {
      if (put && put.edit.kind !== 'split') setDrawn({ calendar, bar, now: barAt(bar, put, from) });
      const { bookingId, guestName: guest } = bar;
      const version = await send({ bookingId, guest, change });
      if (version === undefined) {
        setDrawn(null);
        return;
      }
      // What is done with it before the calendar has been read anew is done with it as it is now.
      setDrawn((seen) => seen && { ...seen, now: { ...seen.now, version } });
      stack.push({ bookingId, guest, version, change });
    },
    swap: async (bar: CalendarBar, other: CalendarBar) => {
      const version = await sendSwap(bar, other);
      const { bookingId, guestName: guest } = bar;
      if (version !== undefined) stack.push({ bookingId, guest, version });
    },
  };
}

interface Drawn {
  /** The answer that does not know of it yet. */
  calendar: PartnerCalendar;
  bar: CalendarBar;
  now: CalendarBar;
}

function withBar(calendar: PartnerCalendar, { bar, now }: Drawn): PartnerCalendar {
  return { ...calendar, bars: calendar.bars.map((one) => (one === bar ? now : one)) };
}

function barAt(bar: CalendarBar, { room, edit }: PutDown, from: Day): CalendarBar {
  return {
    ...bar,
    roomId: room.id,
    from: addDays(from, edit.start),
    to: addDays(from, edit.end),
  };
}

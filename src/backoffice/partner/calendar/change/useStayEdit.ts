import { useRef, useState, type KeyboardEvent } from 'react';
import { nightsBetween } from '../../../../../domain/stays/stay';
import type { CalendarBar } from '../../../../api/partner';
import {
  carried,
  changeOf,
  isOfOtherRooms,
  isUnmoved,
  liftedIn,
  stepped,
  swappedWith,
  type Edit,
} from './edit';
import { held, heldIn, type HeldEdit, type Shown } from './heldEdit';
import type { useStayChanges } from './useStayChanges';

type StayEditOf = {
  shown: Shown;
  changes: ReturnType<typeof useStayChanges>;
  /** It was put down there, or given up. */
  onEnd: (put: Edit | null) => void;
  /** It is of days that lie in other rooms. */
  onOtherRooms: (bar: CalendarBar) => void;
};

const STEPS: Readonly<Record<string, { columns: number; rooms: number }>> = {
  ArrowLeft: { columns: -1, rooms: 0 },
  ArrowRight: { columns: 1, rooms: 0 },
  ArrowUp: { columns: 0, rooms: -1 },
  ArrowDown: { columns: 0, rooms: 1 },
};

/** A stay that is carried about by keys or buttons, to days that are asked for meanwhile too, until it is put down or given up. */
export function useStayEdit({ shown, changes, onEnd, onOtherRooms }: StayEditOf) {
  const { rows, from } = shown;
  const [lifted, show] = useState<HeldEdit | null>(null);
  // A mouse is let go before what it did last has been drawn.
  const latest = useRef<HeldEdit | null>(null);
  const setEdit = (next: Edit | null, before = latest.current) => {
    latest.current = next && held(next, shown, before);
    show(latest.current);
  };
  const latestEdit = () => latest.current && heldIn(latest.current, shown);
  const edit = lifted && heldIn(lifted, shown);
  if (lifted && !edit) show(null);
  const end = () => {
    setEdit(null);
    onEnd(null);
  };
  const putDown = (put: Edit | null) => {
    const split = put && partOf(put);
    if (split) {
      end();
      onOtherRooms(split.bar);
      return;
    }
    const places = put ? held(put, shown, latest.current).places : [];
    const room = places[0]?.room;
    setEdit(null);
    const other = put && room && !isUnmoved(put) ? swappedWith(put, rows) : undefined;
    if (put?.along && !isUnmoved(put)) {
      const moves = liftedIn(put).flatMap((one, i) => {
        const to = places[i]?.room;
        if (!to) return [];
        const change = changeOf({ kind: 'move', ...one }, to, from);
        return [{ bar: one.bar, change, put: { room: to, edit: one } }];
      });
      void changes.together(moves);
    } else if (put && other) {
      void changes.swap(put.bar, other);
    } else if (put && room && !isUnmoved(put)) {
      void changes.change(put.bar, changeOf(put, room, from), { room, edit: put });
    }
    // One that is swapped is drawn where it was until the other gives way.
    onEnd(other ? null : put);
  };
  return {
    edit,
    /** The number of the room that it would be in. */
    roomNumber: (edit && held(edit, shown, lifted).places[0]?.room?.roomNumber) ?? '',
    begin: (begun: Edit | null) => {
      const split = begun && partOf(begun);
      if (split) onOtherRooms(split.bar);
      else setEdit(begun, null);
    },
    putDown: () => putDown(latestEdit()),
    giveUp: end,
    /** By so many columns from where it was taken, which may have been on other days. */
    carry: ({ row, columns }: { row: number; columns: number }) => {
      const now = latestEdit();
      const later = nightsBetween(latest.current?.liftedOn ?? from, from);
      if (now) setEdit(carried(now, { row, columns: columns + later }, rows));
    },
    step: (key: string) => {
      const by = STEPS[key];
      if (edit && by) setEdit(stepped(edit, by, rows));
    },
    /** Carries, puts down and gives up. Letters do nothing meanwhile; Tab and the browser's own keys do what they always do. */
    onKey: (event: KeyboardEvent): boolean => {
      if (!edit) return false;
      const { key, altKey } = event;
      const isControl = event.ctrlKey || event.metaKey;
      const by = altKey || isControl ? undefined : STEPS[key];
      if (by) setEdit(stepped(edit, by, rows));
      else if (key === 'Enter') putDown(edit);
      // What is under way is what is taken back.
      else if (key === 'Escape' || (isControl && key.toLowerCase() === 'z')) end();
      else return !altKey && !isControl && key.length === 1;
      return true;
    },
  };
}

/** The first of what is lifted whose days lie in other rooms too. */
const partOf = (edit: Edit) =>
  liftedIn(edit).find((one) => isOfOtherRooms({ kind: edit.kind, ...one }));

import { useRef, useState, type KeyboardEvent } from 'react';
import type { Day } from '../../../../../domain/stays/stay';
import type { CalendarBar } from '../../../../api/partner';
import type { Row } from '../grid/rows';
import {
  carried,
  changeOf,
  isOfOtherRooms,
  isUnmoved,
  roomOf,
  stepped,
  swappedWith,
  type Edit,
} from './edit';
import { held, heldIn, type HeldEdit } from './heldEdit';
import type { useStayChanges } from './useStayChanges';

type StayEditOf = {
  rows: readonly Row[];
  from: Day;
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

/** A stay that is carried about by keys or buttons, until it is put down or given up. */
export function useStayEdit({ rows, from, changes, onEnd, onOtherRooms }: StayEditOf) {
  const [lifted, show] = useState<HeldEdit | null>(null);
  // A mouse is let go before what it did last has been drawn.
  const latest = useRef<HeldEdit | null>(null);
  const setEdit = (next: Edit | null) => {
    latest.current = next && held(next, rows, from);
    show(latest.current);
  };
  const latestEdit = () => latest.current && heldIn(latest.current, rows, from);
  const edit = lifted && heldIn(lifted, rows, from);
  if (lifted && !edit) show(null);
  const end = () => {
    setEdit(null);
    onEnd(null);
  };
  const putDown = (put: Edit | null) => {
    if (put && isOfOtherRooms(put)) {
      end();
      onOtherRooms(put.bar);
      return;
    }
    setEdit(null);
    const room = put && roomOf(rows, put.row);
    if (put && room && !isUnmoved(put)) {
      const other = swappedWith(put, rows);
      if (other) void changes.swap(put.bar, other);
      else void changes.change(put.bar, changeOf(put, room, from), { room, edit: put });
    }
    onEnd(put);
  };
  return {
    edit,
    begin: (begun: Edit | null) => {
      if (begun && isOfOtherRooms(begun)) onOtherRooms(begun.bar);
      else setEdit(begun);
    },
    putDown: () => putDown(latestEdit()),
    giveUp: end,
    carry: (to: { row: number; columns: number }) => {
      const now = latestEdit();
      if (now) setEdit(carried(now, to, rows));
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

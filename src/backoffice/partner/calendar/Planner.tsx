import type { InputRef } from 'antd';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { addDays, eachNight } from '../../../../domain/stays/stay';
import type { PartnerCalendar } from '../../../api/partner';
import { calendarTexts } from '../../../i18n/en/partner/calendar';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { useSingleKeys } from '../../../state/tablePreferences';
import { KeysDialog } from '../../ui/table/keys/KeysDialog';
import { useShortcuts } from '../../ui/table/keys/useShortcuts';
import { useOpenBooking } from '../bookings/useOpenBooking';
import { ActBar, actsOf, type Act } from './bar/ActBar';
import { EditBar } from './bar/EditBar';
import { FindGuest } from './bar/FindGuest';
import { UndoButtons } from './bar/UndoButtons';
import { WindowBar } from './bar/WindowBar';
import { keyList } from './bar/keyList';
import { begunEdit, roomOf, type Edit } from './change/edit';
import { useStayChanges } from './change/useStayChanges';
import { useStayEdit } from './change/useStayEdit';
import type { UndoStack } from './change/useUndoStack';
import { cellAt } from './grid/cells';
import { Legend } from './grid/Legend';
import { PlannerGrid } from './grid/PlannerGrid';
import { rowsOf } from './grid/rows';
import { only, type Place, type Selection } from './grid/steps';
import { selectedOf } from './selected';
import { useActs } from './useActs';
import { useSelection } from './useSelection';
import type { CalendarWindow } from './useCalendarWindow';

// Its rules are larger than the grid.
const loadTypedPrice = () => import('../prices/nights/TypedPrice');
const TypedPrice = lazy(async () => ({ default: (await loadTypedPrice()).TypedPrice }));
const Drawers = lazy(async () => ({ default: (await import('./acts/Drawers')).Drawers }));

/** Letters, and what they do where that can be done. */
const KEYS: Readonly<Record<string, readonly Act[]>> = {
  n: ['newStay'],
  c: ['close'],
  i: ['checkIn'],
  o: ['checkOut'],
  m: ['move'],
  e: ['end'],
  E: ['start'],
  s: ['split'],
  p: ['pin', 'unpin'],
};

type PlannerProps = {
  hotelId: number;
  shown: CalendarWindow;
  calendar: PartnerCalendar;
  stack: UndoStack;
};

/** The grid, and what is done with what is selected in it. */
export function Planner({ hotelId, shown, calendar, stack }: PlannerProps) {
  const { from, days: count, face, today } = shown;
  const changes = useStayChanges({ calendar, from, stack });
  const rows = useMemo(() => rowsOf(changes.shown, from, face), [changes.shown, from, face]);
  const days = useMemo(
    () => eachNight({ checkIn: from, checkOut: addDays(from, count) }),
    [from, count],
  );
  const { selection, select, focused } = useSelection(rows.length, count, face);
  const selected = selectedOf(rows, selection, { from, days: count });
  const [single] = useSingleKeys();
  const [typed, setTyped] = useState<string | null>(null);
  const isOfTypes = selected?.kind === 'types';
  useEffect(() => {
    if (isOfTypes) loadTypedPrice().catch(() => undefined);
  }, [isOfTypes]);
  const [showsKeys, setShowsKeys] = useState(false);
  const drawer = useOpenBooking();
  const { act, doing, stop } = useActs({ hotelId, openBooking: drawer.open });
  const isBeside = doing !== null || drawer.bookingId !== null;
  const wasBeside = useRef(isBeside);
  const comeBack = useEffectEvent(() => select(selection, true));
  useEffect(() => {
    // Also where it is closed before it has come in.
    if (wasBeside.current && !isBeside) comeBack();
    wasBeside.current = isBeside;
  }, [isBeside]);
  const [wasWanted, setWasWanted] = useState(false);
  // A drawer stays to slide away.
  if (!wasWanted && isBeside) setWasWanted(true);
  const field = useRef<InputRef>(null);
  const date = useRef<HTMLDivElement>(null);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  useShortcuts({
    '/': () => field.current?.focus(),
    '?': showKeys,
    t: () => shown.goTo(addDays(today, -1)),
    g: () => date.current?.querySelector('input')?.focus(),
  });

  const editor = useStayEdit({
    ...{ rows, from, changes },
    onEnd: (put) =>
      select(put ? only({ row: put.row, column: Math.max(0, put.start) }) : selection, true),
  });
  const lift = (kind: Edit['kind'], place: Place) => {
    const row = rows[place.row];
    const piece = row && cellAt(row, place.column, count).piece;
    const edit = piece && begunEdit(kind, piece, place);
    if (edit) editor.begin(edit);
  };
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
  const open = () => run(...actsOf(selected).slice(0, 1));
  const onKey = (event: KeyboardEvent): boolean => {
    if (editor.edit) return editor.onKey(event);
    const { key, altKey } = event;
    if (altKey && (key === 'PageUp' || key === 'PageDown')) {
      shown.goTo(addDays(from, key === 'PageUp' ? -count : count));
      return true;
    }
    if (altKey || event.ctrlKey || event.metaKey) return false;
    // What is typed is saved by its field, once that has come in.
    if (key === 'Enter') return typed !== null || open();
    if (selected?.kind === 'types' && /^[\d+-]$/.test(key)) {
      // What is typed until the field is there is not lost.
      setTyped((before) => (before ?? '') + key);
      return true;
    }
    return single && run(...(KEYS[key] ?? []));
  };
  const onSelect = (next: Selection) => {
    setTyped(null);
    editor.begin(null);
    select(next);
  };
  return (
    <>
      <WindowBar
        shown={shown}
        hotelId={hotelId}
        date={date}
        onKeys={showKeys}
        undo={face === 'rooms' && <UndoButtons stack={stack} />}
        find={
          face === 'rooms' && (
            <FindGuest field={field} rows={rows} onFound={(place) => select(only(place), true)} />
          )
        }
      />
      {typed !== null && selected?.kind === 'types' ? (
        <Suspense fallback={null}>
          <TypedPrice
            key={typed}
            hotelId={hotelId}
            chosen={selected.types}
            first={typed}
            onDone={() => {
              setTyped(null);
              select(selection, true);
            }}
          />
        </Suspense>
      ) : editor.edit ? (
        <EditBar
          edit={editor.edit}
          roomNumber={roomOf(rows, editor.edit.row)?.roomNumber ?? ''}
          from={from}
          onStep={editor.step}
          onSave={editor.putDown}
          onGiveUp={editor.giveUp}
        />
      ) : (
        <ActBar selected={selected} today={today} onAct={(name) => run(name)} />
      )}
      <PlannerGrid
        label={face === 'rooms' ? calendarTexts.grid.rooms : calendarTexts.grid.rates}
        {...{ rows, days, today, selection, focused, onKey, onSelect }}
        onOpen={open}
        ghost={editor.edit}
        carrying={{ onLift: lift, onCarry: editor.carry, onDrop: editor.putDown }}
      />
      {face === 'rooms' ? <Legend /> : <p className="note">{priceTexts.grid.legend}</p>}
      <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} keys={keyList} />
      {wasWanted && (
        <Suspense fallback={null}>
          <Drawers hotelId={hotelId} doing={doing} onStop={stop} drawer={drawer} />
        </Suspense>
      )}
    </>
  );
}

function isEdit(act: Act): act is Edit['kind'] {
  return act === 'move' || act === 'end' || act === 'start' || act === 'split';
}

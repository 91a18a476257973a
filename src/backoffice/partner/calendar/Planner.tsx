import type { InputRef } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, eachNight } from '../../../../domain/stays/stay';
import type { PartnerCalendar } from '../../../api/partner';
import { calendarTexts } from '../../../i18n/en/partner/calendar';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { KeysDialog } from '../../ui/table/keys/KeysDialog';
import { useShortcuts } from '../../ui/table/keys/useShortcuts';
import { useOpenBooking } from '../bookings/useOpenBooking';
import { ActBar, actsOf } from './bar/ActBar';
import { EditBar } from './bar/EditBar';
import { FindGuest } from './bar/FindGuest';
import { UndoButtons } from './bar/UndoButtons';
import { WindowBar } from './bar/WindowBar';
import { keyList } from './bar/keyList';
import { roomOf } from './change/edit';
import type { ClosureActs } from './change/useClosureActs';
import { useStayChanges } from './change/useStayChanges';
import type { TypedActs } from './change/useTypedActs';
import type { UndoStack } from './change/useUndoStack';
import { Legend } from './grid/Legend';
import { PlannerGrid } from './grid/PlannerGrid';
import { rowsOf } from './grid/rows';
import { only, type Place, type Selection } from './grid/steps';
import { selectedOf } from './selected';
import { cellText, placeOfCell } from './cellAddress';
import { useCellAddress } from './useCellAddress';
import { usePlannerKeys } from './usePlannerKeys';
import { useReturnedFocus } from './useReturnedFocus';
import { useSelectedActs } from './useSelectedActs';
import { useSelection } from './useSelection';
import type { CalendarWindow } from './useCalendarWindow';

// Its rules are larger than the grid.
const loadTypedPrice = () => import('../prices/nights/TypedPrice');
const TypedPrice = lazy(async () => ({ default: (await loadTypedPrice()).TypedPrice }));
const Drawers = lazy(async () => ({ default: (await import('./acts/Drawers')).Drawers }));

type PlannerProps = {
  hotelId: number;
  shown: CalendarWindow;
  calendar: PartnerCalendar;
  stack: UndoStack;
  closures: ClosureActs;
  typedActs: TypedActs;
  /** The place that a key takes along to other days. */
  carried: Place | undefined;
  carry: (place: Place) => void;
};

/** The grid, and what is done with what is selected in it. */
export function Planner(props: PlannerProps) {
  const { hotelId, shown, calendar, stack, closures, typedActs, carried, carry } = props;
  const { from, days: count, face, today } = shown;
  const answered = useMemo(() => rowsOf(calendar, from, face), [calendar, from, face]);
  const changes = useStayChanges({ rows: answered, from, stack });
  const rows = changes.shown;
  const days = useMemo(
    () => eachNight({ checkIn: from, checkOut: addDays(from, count) }),
    [from, count],
  );
  const shownDays = { from, days: count };
  const { selection, select, focused, isChosen } = useSelection(
    rows,
    count,
    face,
    () => placeOfCell(rows, shown.cell, shownDays) ?? carried,
  );
  useCellAddress({
    cell: isChosen ? cellText(rows, selection.head, shownDays) : null,
    onAsked: (cell) => {
      const place = placeOfCell(rows, cell, shownDays);
      if (place) select(only(place), true);
    },
  });
  const selected = selectedOf(rows, selection, shownDays);
  const isOfTypes = selected?.kind === 'types';
  useEffect(() => {
    if (isOfTypes) loadTypedPrice().catch(() => undefined);
  }, [isOfTypes]);
  const [showsKeys, setShowsKeys] = useState(false);
  const drawer = useOpenBooking();
  const { editor, lift, run, doing, stop } = useSelectedActs({
    ...{ closures, rows, days: shownDays, selection, select, selected, changes, drawer },
  });
  const open = () => run(...actsOf(selected).slice(0, 1));
  const { onKey, typed, stopTyping } = usePlannerKeys({
    ...{ shown, selected, editor, run, open },
    carryOn: () => carry(selection.head),
  });
  const isBeside = doing !== null || drawer.bookingId !== null;
  useReturnedFocus(isBeside, () => select(selection, true));
  const [wasWanted, setWasWanted] = useState(false);
  // A drawer stays to slide away.
  if (!wasWanted && isBeside) setWasWanted(true);
  const field = useRef<InputRef>(null);
  const date = useRef<HTMLDivElement>(null);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  useShortcuts({
    '/': () => field.current?.focus(),
    '?': showKeys,
    t: () => {
      const place = { row: selection.head.row, column: 1 };
      carry(place);
      shown.goTo(addDays(today, -1));
      select(only(place), true);
    },
    g: () => date.current?.querySelector('input')?.focus(),
  });

  const onSelect = (next: Selection) => {
    stopTyping();
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
        undo={<UndoButtons stack={stack} />}
        find={
          face === 'rooms' && (
            <FindGuest
              {...{ field, rows, days: count }}
              onFound={(place) => select(only(place), true)}
            />
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
            acts={typedActs}
            onDone={() => {
              stopTyping();
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
        <ActBar
          selected={selected}
          today={today}
          onAct={(name) => {
            // The button goes with what it does; whatever opens takes the focus from there.
            select(selection, true);
            run(name);
          }}
        />
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
          <Drawers {...{ hotelId, doing, drawer }} onStop={stop} onClosed={closures.closed} />
        </Suspense>
      )}
    </>
  );
}

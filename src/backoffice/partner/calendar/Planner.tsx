import type { InputRef } from 'antd';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { addDays, eachNight, type Day } from '../../../../domain/stays/stay';
import type { NightsOfType, PartnerCalendar } from '../../../api/partner';
import { calendarTexts } from '../../../i18n/en/partner/calendar';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { useShortcuts } from '../../ui/table/keys/useShortcuts';
import { useOpenBooking } from '../bookings/useOpenBooking';
import { actsOf } from './bar/ActBar';
import { NothingFound } from './bar/NothingFound';
import { SelectionBar } from './bar/SelectionBar';
import { WindowBar } from './bar/WindowBar';
import { liftedIn } from './change/edit';
import type { ClosureActs } from './change/useClosureActs';
import { useStayChanges } from './change/useStayChanges';
import type { FormActs, SetRules, TypedActs } from './change/useNightActs';
import type { UndoStack } from './change/useUndoStack';
import { filteredRows } from './grid/filtered';
import { Legend } from './grid/Legend';
import { PlannerGrid } from './grid/PlannerGrid';
import { keyOfBar, rowsOf, type Row } from './grid/rows';
import { only, type Place, type Selection } from './grid/steps';
import { barsOf, isChosenAt, nothing, toggled } from './grid/chosenBars';
import { selectedOf, type Selected } from './selected';
import { cellText, placeOfCell } from './cellAddress';
import { useCellAddress } from './useCellAddress';
import { useFollowedStay } from './useFollowedStay';
import { usePlannerKeys } from './usePlannerKeys';
import { useReturnedFocus } from './useReturnedFocus';
import { useSelectedActs } from './useSelectedActs';
import { useSelection } from './useSelection';
import { useTyping } from './useTyping';
import { useKeptUp, type CalendarWindow } from './useCalendarWindow';

/** Always the same, and so drawn once. */
const legend = <Legend />;
const noRows: readonly Row[] = [];
const PlannerKeys = lazy(async () => ({
  default: (await import('./bar/PlannerKeys')).PlannerKeys,
}));
const Drawers = lazy(async () => ({ default: (await import('./acts/Drawers')).Drawers }));

type PlannerProps = {
  hotelId: number;
  shown: CalendarWindow;
  /** Absent while its days are waited for: what is being written beside others stays. */
  calendar: PartnerCalendar | undefined;
  /** What the grid gives way to meanwhile. */
  instead: ReactNode;
  types: readonly NightsOfType[];
  stack: UndoStack;
  closures: ClosureActs;
  typedActs: TypedActs;
  formActs: FormActs;
  setRules: SetRules;
};

/** The grid, and what is done with what is selected in it. */
export function Planner(props: PlannerProps) {
  const { hotelId, shown, calendar, instead, types, stack, closures, typedActs, setRules } = props;
  const { from, days: count, face, today } = shown;
  const answered = useMemo(
    () => (calendar ? rowsOf(calendar, from, face) : noRows),
    [calendar, from, face],
  );
  const changes = useStayChanges({ hotelId, rows: answered, from, stack });
  const { type, q } = shown;
  const allRows = useMemo(
    () => filteredRows(changes.shown, { type, q: '', days: count }),
    [changes.shown, type, count],
  );
  const rows = useMemo(
    () => filteredRows(allRows, { type, q, days: count }),
    [allRows, type, q, count],
  );
  const days = useMemo(
    () => eachNight({ checkIn: from, checkOut: addDays(from, count) }),
    [from, count],
  );
  const shownDays = { from, days: count, today };
  const { selection, select, focused, isChosen } = useSelection({
    ...{ rows, days: count, face, isReady: calendar !== undefined },
    begun: () => placeOfCell(rows, shown.cell, shownDays),
  });
  useFollowedStay({ rows, shown: shownDays, selection, select });
  useCellAddress({
    cell: isChosen && calendar ? cellText(rows, selection.head, shownDays) : null,
    isReady: calendar !== undefined,
    onAsked: (cell) => {
      const place = placeOfCell(rows, cell, shownDays);
      if (place) select(only(place), true);
    },
  });
  const [chosen, setChosen] = useState(nothing);
  const bars = barsOf(rows, chosen);
  const own = selectedOf(rows, selection, shownDays);
  const selected: Selected | undefined = bars.length > 0 ? { kind: 'bars', bars } : own;
  const choose = (place: Place) => {
    editor.begin(null);
    // Beside the one that is selected already.
    const begun = chosen.size === 0 && own?.kind === 'bar' ? new Set([keyOfBar(own.bar)]) : chosen;
    setChosen(toggled(begun, { rows, place, days: count }));
    select(only(place));
  };
  const [showsKeys, setShowsKeys] = useState(false);
  const drawer = useOpenBooking();
  const typing = useTyping([from, count, face, type, q].join(' '));
  const { typed } = typing;
  const { editor, lift, run, doing, stop } = useSelectedActs({
    ...{
      hotelId,
      closures,
      rows,
      days: shownDays,
      selection,
      select,
      selected,
      changes,
      drawer,
      setRules,
    },
    chosen,
    typeStay: () => typing.type('stay', ''),
    unchoose: () => setChosen(nothing),
  });
  // What is lifted comes along, and its room may have nobody who is called so on other days.
  const asked = editor.edit ? { ...shown, goTo: (day: Day) => shown.goTo(day, { q: '' }) } : shown;
  const stopTyping = () => {
    typing.stop();
    select(selection, true);
  };
  const isBeside = doing !== null || drawer.bookingId !== null;
  const giveUp = () => {
    stop();
    if (typed) stopTyping();
    setShowsKeys(false);
    if (drawer.bookingId !== null) drawer.close();
  };
  // Several are not changed by a key that opens one.
  const open = () => bars.length === 0 && run(...actsOf(selected, today).slice(0, 1));
  const onKey = usePlannerKeys({
    ...{ shown: asked, selected, editor, run, open, typing },
    choose: () => setChosen(toggled(chosen, { rows, place: selection.head, days: count })),
    carryOn: () => select(selection, true),
    giveUp: isBeside || showsKeys || typed ? giveUp : null,
  });
  useKeptUp(shown, isBeside || typed !== null || editor.edit !== null);
  if (!calendar && typed) typing.stop();
  useReturnedFocus(isBeside, () => select(selection, true));
  const [wasWanted, setWasWanted] = useState(false);
  // A drawer stays to slide away.
  if (!wasWanted && isBeside) setWasWanted(true);
  const field = useRef<InputRef>(null);
  const date = useRef<HTMLDivElement>(null);
  const showKeys = useCallback(() => setShowsKeys(true), [setShowsKeys]);
  const onFound = useCallback((place: Place) => select(only(place), true), [select]);
  useShortcuts({
    '/': () => field.current?.focus(),
    '?': showKeys,
    t: () => {
      asked.goTo(addDays(today, -1));
      select(only({ row: selection.head.row, column: 1 }), true);
    },
    g: () => date.current?.querySelector('input')?.focus(),
  });

  const onSelect = (next: Selection, byKey = false) => {
    // One of them is pressed to carry all.
    if (!byKey && !isChosenAt(rows, { chosen, place: next.head, days: count })) setChosen(nothing);
    typing.stop();
    editor.begin(null);
    select(next);
  };
  return (
    <>
      <WindowBar
        {...{ hotelId, stack, date, field, types }}
        shown={asked}
        rows={allRows}
        onFound={onFound}
        onKeys={showKeys}
      />
      <SelectionBar
        {...{ hotelId, from, today, typed, typedActs, setRules, editor }}
        // Nobody has asked for anything of the cell that it begins with.
        selected={!isChosen && selected?.kind === 'past' ? undefined : selected}
        onTyped={stopTyping}
        onAct={(name) => {
          // The button goes with what it does; whatever opens takes the focus from there.
          select(selection, true);
          run(name);
        }}
      />
      {!calendar ? (
        instead
      ) : rows.length === 0 ? (
        <NothingFound
          q={q}
          onAll={() => {
            shown.set({ type: '', q: '' });
            select(selection, true);
          }}
        />
      ) : (
        <PlannerGrid
          label={face === 'rooms' ? calendarTexts.grid.rooms : calendarTexts.grid.rates}
          {...{ rows, days, today, selection, focused, onKey, onSelect, chosen }}
          onChoose={choose}
          onOpen={open}
          ghosts={editor.edit ? liftedIn(editor.edit) : []}
          carrying={{ onLift: lift, onCarry: editor.carry, onDrop: editor.putDown }}
        />
      )}
      {face === 'rooms' ? legend : <p className="note">{priceTexts.grid.legend}</p>}
      {showsKeys && (
        <Suspense fallback={null}>
          <PlannerKeys onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      {wasWanted && (
        <Suspense fallback={null}>
          <Drawers
            {...{ hotelId, doing, drawer }}
            nightActs={props.formActs}
            onStop={stop}
            onClosed={closures.closed}
            swapSteps={{ during: stack.during, swapped: stack.push }}
          />
        </Suspense>
      )}
    </>
  );
}

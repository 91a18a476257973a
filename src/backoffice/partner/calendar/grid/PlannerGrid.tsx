import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { Day } from '../../../../../domain/stays/stay';
import type { Chosen } from './chosenBars';
import type { Carrying } from './carrying';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import type { Columns, Drawn } from './drawn';
import { HEAD_HEIGHT, heightOf, widthsIn } from './measures';
import type { Row } from './rows';
import { endsOf, only, placeAfter, type Place, type Selection } from './steps';
import { useDrawn } from './useDrawn';
import { reveal, useFocusOn, type Virtual } from './useFocusOn';
import { usePointing } from './usePointing';
import { useWidth } from './useWidth';
import styles from './grid.module.css';

const MORE_ROWS = 3;
const MORE_DAYS = 2;

type PlannerGridProps = {
  label: string;
  rows: readonly Row[];
  days: readonly Day[];
  today: Day;
  selection: Selection;
  /** Grows when the cell that is selected is to take the focus. */
  focused: number;
  /** `byKey`: what is chosen beside it stays. */
  onSelect: (selection: Selection, byKey?: boolean) => void;
  /** Stays that are chosen one by one. */
  chosen: Chosen;
  onChoose: (place: Place) => void;
  onOpen: () => void;
  /** Where something is carried to. */
  ghost: { row: number; start: number; end: number } | null;
  carrying: Carrying;
  /** Whether the key did something. */
  onKey: (event: KeyboardEvent) => boolean;
};

/**
 * Rows by days of which only what is seen is drawn. One cell has the focus and is always there; arrows move it, Shift
 * widens the selection. New rows come when there is time for them: a key never waits for what was scrolled in.
 */
export function PlannerGrid(props: PlannerGridProps) {
  const { label, rows, days, today, selection, focused, onSelect, onOpen, onKey, ghost, chosen } =
    props;
  const { head } = selection;
  const scroller = useRef<HTMLDivElement>(null);
  const { name, day } = widthsIn(useWidth(scroller), days.length);
  const vertical = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]),
    getItemKey: useKeysByHeight(rows),
    overscan: MORE_ROWS,
    paddingStart: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    useFlushSync: false,
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), head.row),
  });
  const horizontal = useVirtualizer({
    horizontal: true,
    count: days.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => day,
    overscan: MORE_DAYS,
    paddingStart: name,
    scrollPaddingStart: name,
    useFlushSync: false,
  });
  useEffect(() => horizontal.measure(), [horizontal, day, name]);
  const items = vertical.getVirtualItems();
  const inSight = useMemo(() => items.map(({ index }) => index), [items]);
  const columnsInSight = columnsOf(horizontal.getVirtualItems());
  const drawn = useDrawn(inSight, columnsInSight);
  const focus = useFocusOn({
    scroller,
    rows,
    head,
    focused,
    days: days.length,
    vertical,
    horizontal,
  });
  const ghostRow = ghost?.row ?? -1;
  useEffect(() => {
    if (ghostRow >= 0) reveal(vertical, ghostRow);
  }, [ghostRow, vertical]);
  const pointing = usePointing({
    ...{ grid: scroller, name, day, days: days.length, selection },
    ...{ onSelect, onChoose: props.onChoose },
    carrying: props.carrying,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / heightOf(rows[1])) - 2;
    const todayColumn = days.indexOf(today);
    const size = { days: days.length, page, today: todayColumn < 0 ? undefined : todayColumn };
    const key = { key: event.key, ctrl: event.ctrlKey || event.metaKey };
    const next = event.altKey || ghost ? undefined : placeAfter(rows, head, key, size);
    if (next)
      onSelect(event.shiftKey ? { anchor: selection.anchor, head: next } : only(next), true);
    else if (!onKey(event)) return;
    event.preventDefault();
  };
  const { rows: selectedRows, columns: selectedColumns } = endsOf(selection);
  const height = vertical.getTotalSize();
  const ghostPlace = (): CSSProperties | undefined => {
    const at = ghost && vertical.measurementsCache[ghost.row];
    if (!at) return undefined;
    const left = name + (ghost.start + 0.5) * day;
    return { top: at.start, height: at.size, left, width: (ghost.end - ghost.start) * day };
  };
  return (
    <div ref={scroller} className={styles.scroller} data-planner>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        aria-multiselectable="true"
        className={styles.grid}
        style={{ ...lengths({ name, day }), height, width: name + days.length * day }}
        onKeyDown={onKeyDown}
        onDoubleClick={onOpen}
        onBlur={focus.onBlur}
        {...pointing}
      >
        <GridHead {...{ days, today, name, day, height }} {...columnsInSight} />
        {withFocused(drawn, head.row, columnsInSight).map(([index, columns]) => {
          const [row, at] = [rows[index], vertical.measurementsCache[index]];
          const isSelected =
            chosen.size === 0 && index >= selectedRows[0] && index <= selectedRows[1];
          return row && at ? (
            <GridRow
              key={row.key}
              {...{ row, index, days, today, name, day, chosen }}
              {...columns}
              top={at.start}
              height={at.size}
              focus={head.row === index ? head.column : -1}
              selectedFirst={isSelected ? selectedColumns[0] : 0}
              selectedEnd={isSelected ? selectedColumns[1] + 1 : 0}
            />
          ) : null;
        })}
        {ghost && <div aria-hidden="true" className={styles.ghost} style={ghostPlace()} />}
      </div>
    </div>
  );
}

const lengths = ({ name, day }: { name: number; day: number }) =>
  ({ '--name': `${name}px`, '--day': `${day}px` }) as CSSProperties;

function withRow(indexes: number[], row: number): number[] {
  if (indexes.includes(row)) return indexes;
  return [...indexes, row].toSorted((a, b) => a - b);
}

type Item = ReturnType<Virtual['getVirtualItems']>[number];

const columnsOf = (items: readonly Item[]): Columns => ({
  first: items[0]?.index ?? 0,
  end: (items.at(-1)?.index ?? -1) + 1,
});

/** By place and height: where one has another height all is placed anew, and a stay that is put elsewhere changes none. */
function useKeysByHeight(rows: readonly Row[]) {
  const heights = useMemo(() => rows.map(heightOf).join(' '), [rows]);
  return useMemo(() => {
    const each = heights.split(' ');
    return (index: number) => `${index}: ${each[index]}`;
  }, [heights]);
}

/** What is drawn, with the row that has the focus, which cannot wait. */
function withFocused(drawn: Drawn, row: number, columns: Columns): [number, Columns][] {
  return [...drawn, ...(drawn.has(row) ? [] : [[row, columns] satisfies [number, Columns]])];
}

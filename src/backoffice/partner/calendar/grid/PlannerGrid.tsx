import { useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { Day } from '../../../../../domain/stays/stay';
import type { Chosen } from './chosenBars';
import type { Carrying } from './carrying';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import type { Columns, Drawn } from './drawn';
import { startsOf } from './inSight';
import { HEAD_HEIGHT, heightOf, widthsIn } from './measures';
import type { Row } from './rows';
import { endsOf, only, placeAfter, type Place, type Selection } from './steps';
import { useDrawn } from './useDrawn';
import { useFocusOn } from './useFocusOn';
import { useGridWindow } from './useGridWindow';
import { usePointing } from './usePointing';
import { useWidth } from './useWidth';
import styles from './grid.module.css';

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
  /** Where something is carried to, and what is carried along. */
  ghosts: readonly { row: number; start: number; end: number }[];
  carrying: Carrying;
  /** Whether the key did something. */
  onKey: (event: KeyboardEvent) => boolean;
};

/**
 * Rows by days of which only what is seen is drawn. One cell has the focus and is always there; arrows move it, Shift
 * widens the selection. New rows come when there is time for them: a key never waits for what was scrolled in.
 */
export function PlannerGrid(props: PlannerGridProps) {
  const { label, rows, days, today, selection, focused, onSelect, onOpen, onKey, ghosts, chosen } =
    props;
  const { head } = selection;
  const scroller = useRef<HTMLDivElement>(null);
  const { name, day } = widthsIn(useWidth(scroller), days.length);
  const tops = useTops(rows);
  const lefts = useMemo(
    () =>
      startsOf(
        Array.from({ length: days.length }, () => day),
        name,
      ),
    [days.length, day, name],
  );
  const {
    rows: rowsInSight,
    columns: columnsInSight,
    reveal,
  } = useGridWindow(scroller, { tops, lefts });
  const inSight = useMemo(() => withRow(rowsInSight, head.row), [rowsInSight, head.row]);
  const drawn = useDrawn(inSight, columnsInSight);
  const focus = useFocusOn({ scroller, rows, head, focused, days: days.length, reveal });
  const ghostRow = ghosts[0]?.row ?? -1;
  useEffect(() => {
    if (ghostRow >= 0) reveal(ghostRow);
  }, [ghostRow, reveal]);
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
    const next = event.altKey || ghosts.length > 0 ? undefined : placeAfter(rows, head, key, size);
    if (next)
      onSelect(event.shiftKey ? { anchor: selection.anchor, head: next } : only(next), true);
    else if (!onKey(event)) return;
    event.preventDefault();
  };
  const { rows: selectedRows, columns: selectedColumns } = endsOf(selection);
  const height = tops.at(-1)!;
  const placeOf = (ghost: (typeof ghosts)[number]): CSSProperties => {
    const left = name + (ghost.start + 0.5) * day;
    const size = { width: (ghost.end - ghost.start) * day, height: heightOf(rows[ghost.row]) };
    return { top: tops[ghost.row], left, ...size };
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
          const row = rows[index];
          const isSelected =
            chosen.size === 0 && index >= selectedRows[0] && index <= selectedRows[1];
          return row ? (
            <GridRow
              key={row.key}
              {...{ row, index, days, today, name, day, chosen }}
              {...columns}
              top={tops[index] ?? 0}
              height={heightOf(row)}
              focus={head.row === index ? head.column : -1}
              selectedFirst={isSelected ? selectedColumns[0] : 0}
              selectedEnd={isSelected ? selectedColumns[1] + 1 : 0}
            />
          ) : null;
        })}
        {ghosts.map((ghost) => (
          <div
            key={`${ghost.row} ${ghost.start}`}
            aria-hidden="true"
            className={styles.ghost}
            style={placeOf(ghost)}
          />
        ))}
      </div>
    </div>
  );
}

const lengths = ({ name, day }: { name: number; day: number }) =>
  ({ '--name': `${name}px`, '--day': `${day}px` }) as CSSProperties;

function withRow({ first, end }: Columns, row: number): number[] {
  const indexes = Array.from({ length: end - first }, (_, index) => first + index);
  if (row >= first && row < end) return indexes;
  return row < first ? [row, ...indexes] : [...indexes, row];
}

/** The same while all have their heights: a stay that is put elsewhere places none anew. */
function useTops(rows: readonly Row[]): number[] {
  const heights = useMemo(() => rows.map(heightOf).join(' '), [rows]);
  return useMemo(
    () => startsOf(heights === '' ? [] : heights.split(' ').map(Number), HEAD_HEIGHT),
    [heights],
  );
}

/** What is drawn, with the row that has the focus, which cannot wait. */
function withFocused(drawn: Drawn, row: number, columns: Columns): [number, Columns][] {
  return [...drawn, ...(drawn.has(row) ? [] : [[row, columns] satisfies [number, Columns]])];
}

import { memo, type CSSProperties } from 'react';
import { lastArrival, type Day } from '../../../../../domain/stays/stay';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { classNames } from '../../../../ui/classNames';
import { dayWords } from '../../../ui/dates/dateWords';
import type { Chosen } from './chosenBars';
import { barLabel, barState, barWords } from './barWords';
import { cellAt, cellsBetween, type Cell } from './cells';
import { isSameRow } from './isSameRow';
import { textOfNight, wordsOfNight } from './rateWords';
import { isFirstOfType, keyOfBar, type Piece, type Row, type RoomRow, type TypeRow } from './rows';
import styles from './grid.module.css';

const texts = calendarTexts.grid;

export const cellId = (row: number, start: number): string => `cell-${row}-${start}`;

type GridRowProps = {
  row: Row;
  index: number;
  top: number;
  height: number;
  days: readonly Day[];
  today: Day;
  /** Columns that are drawn: from the first up to, and without, the end. */
  first: number;
  end: number;
  /** Pixels of the names and of a day. */
  name: number;
  day: number;
  /** The column that has the focus, if it is in this row; -1. */
  focus: number;
  /** Selected columns: from the first up to, and without, the end; none when both are equal. */
  selectedFirst: number;
  selectedEnd: number;
  chosen: Chosen;
};

/** A type or a room with the days that are seen. */
export const GridRow = memo(DrawnRow, looksSame);

function DrawnRow(props: GridRowProps) {
  const { row, index, top, height, days, first, end, focus } = props;
  const cells = cellsBetween(row, { first, end, days: days.length });
  const isMissing = focus >= 0 && !cells.some((cell) => cell.start <= focus && focus < cell.end);
  // What has the focus stays, however far it is scrolled away.
  if (isMissing) cells.push(cellAt(row, focus, days.length));
  const isType = row.kind === 'type';
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={classNames(styles.row, isType && styles.typeRow)}
      style={{ top, height }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.name}>
        {isType ? <TypeName row={row} /> : <RoomName row={row} />}
      </div>
      {cells.map((cell) =>
        isType ? (
          <NightCell key={cell.start} row={row} cell={cell} of={props} />
        ) : cell.piece ? (
          <PieceCell key={keyOfPiece(cell.piece)} row={row} cell={cell} of={props} />
        ) : (
          <FreeCell key={cell.start} cell={cell} of={props} />
        ),
      )}
    </div>
  );
}

/** Every answer makes all rows anew; most of them have what they had. */
function looksSame(
  { row, ...rest }: GridRowProps,
  { row: other, ...others }: GridRowProps,
): boolean {
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return names.every((name) => rest[name] === others[name]) && isSameRow(row, other);
}

function TypeName({ row }: { row: TypeRow }) {
  const { type, said } = row;
  if (!isFirstOfType(row)) {
    return (
      <span>
        <span className="visuallyHidden">{`${type.name}: `}</span>
        {texts.said[said]}
      </span>
    );
  }
  return (
    <>
      <strong className="twoLines" title={type.name}>
        {type.name}
      </strong>
      <small>{said === 'price' ? texts.said.price : texts.ofType(type.rooms)}</small>
    </>
  );
}

function RoomName({ row: { room } }: { row: RoomRow }) {
  const isShut = room.status === 'MAINTENANCE';
  return (
    <>
      <span>{room.roomNumber}</span>
      {isShut && <small title={texts.maintenance}>{texts.maintenance}</small>}
    </>
  );
}

/** One that is put down over another begins where that does, until it is known that it cannot. */
const keyOfPiece = ({ bar, closure }: Piece) => (bar ? keyOfBar(bar) : `closure ${closure.id}`);

type CellOf = { cell: Cell; of: GridRowProps };

/** What every cell has: its place, and whether it has the focus or is selected. */
function cellProps({ start, end }: Cell, of: GridRowProps, half = 0) {
  const { index, name, day, focus, selectedFirst, selectedEnd } = of;
  const style: CSSProperties = {
    left: name + (start + half) * day,
    width: (end - start) * day,
  };
  return {
    role: 'gridcell',
    id: cellId(index, start),
    'aria-colindex': start + 2,
    'aria-colspan': end - start > 1 ? end - start : undefined,
    'aria-selected': start < selectedEnd && end > selectedFirst,
    tabIndex: start <= focus && focus < end ? 0 : -1,
    style,
  };
}

function NightCell({ row, cell, of }: CellOf & { row: TypeRow }) {
  const { type, said } = row;
  const night = type.nights[cell.start];
  if (!night) return null;
  const words = wordsOfNight(night, type, said);
  return (
    <div
      {...cellProps(cell, of)}
      aria-label={`${type.name}, ${dayWords(night.night)}: ${words}`}
      title={words}
      className={classNames(
        styles.night,
        said === 'price' && styles.price,
        said !== 'left' && said !== 'price' && styles.rule,
        night.source === 'SEASON' && isFirstOfType(row) && styles.ofSeason,
        night.closed && styles.closedNight,
        (said === 'left' || said === 'open') && night.roomsLeft <= 0 && styles.full,
      )}
    >
      {textOfNight(night, type, said)}
    </div>
  );
}

function FreeCell({ cell, of }: CellOf) {
  const day = of.days[cell.start];
  const isTooFar = day !== undefined && day > lastArrival(of.today);
  return (
    <div
      {...cellProps(cell, of)}
      aria-label={isTooFar ? texts.tooFar : texts.free}
      aria-disabled={isTooFar || undefined}
      title={isTooFar ? texts.tooFar : undefined}
      className={styles.free}
    />
  );
}

/** From half of the day of arrival to half of the day of departure. */
function PieceCell({ row: { room }, cell, of }: CellOf & { row: RoomRow }) {
  const { piece } = cell;
  if (!piece) return null;
  const { day, days, today } = of;
  const half = piece.start < cell.start ? 0 : 0.5;
  const props = cellProps(cell, of, half);
  // One that began before the first day begins at its edge, one that goes on ends at the last.
  const cut = (half === 0 ? 0.5 : 0) - (piece.end > days.length ? half : 0);
  const style = { ...props.style, width: (cell.end - cell.start + cut) * day - 2 };
  if (piece.closure) {
    const words = calendarTexts.closure(piece.closure.reason);
    return (
      <div {...props} style={style} className={styles.closure} title={words}>
        {words}
      </div>
    );
  }
  const state = barState(piece.bar, today);
  const words = barWords(piece.bar, room.roomNumber, state);
  return (
    <div
      {...props}
      style={style}
      aria-label={words}
      title={words}
      aria-selected={props['aria-selected'] || of.chosen.has(keyOfBar(piece.bar))}
      data-bar={piece.bar.bookingId}
      className={classNames(styles.bar, styles[state], piece.bar.pinned && styles.pinned)}
    >
      {barLabel(piece.bar)}
    </div>
  );
}

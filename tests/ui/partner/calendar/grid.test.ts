import { actsOf } from '../../../../src/backoffice/partner/calendar/bar/ActBar';
import { cellAt, cellsBetween } from '../../../../src/backoffice/partner/calendar/grid/cells';
import { isSameRow } from '../../../../src/backoffice/partner/calendar/grid/isSameRow';
import {
  rowsOf,
  withBar,
  type RoomRow,
} from '../../../../src/backoffice/partner/calendar/grid/rows';
import { only, placeAfter } from '../../../../src/backoffice/partner/calendar/grid/steps';
import { selectedOf } from '../../../../src/backoffice/partner/calendar/selected';
import type { CalendarBar, NightOfType, PartnerCalendar } from '../../../../src/api/partner';
import { addDays } from '../../../../domain/stays/stay';

const from = '2026-12-01';
const DAYS = 10;
const day = (column: number) => addDays(from, column);

function bar(roomId: number, start: number, end: number): CalendarBar {
  return {
    ...{ bookingId: `ND-1-${roomId}-${start}`, roomId, from: day(start), to: day(end) },
    ...{ guestName: 'Trần Văn Bình', status: 'CONFIRMED', totalAmount: 1_000_000 },
  };
}

const type = (typeId: number) => {
  return { typeId, name: `Type ${typeId}`, currency: 'VND' as const, rooms: 2, nights: [] };
};
const room = (id: number, typeId: number) => {
  return { id, typeId, roomNumber: String(100 + id), status: 'AVAILABLE' as const };
};
const calendar: PartnerCalendar = {
  types: [type(1), type(2)],
  rooms: [room(1, 1), room(2, 2), room(3, 1)],
  bars: [bar(1, -1, 2), bar(1, 4, 6), bar(2, 8, 11), bar(3, -1, 0)],
  closures: [{ id: 9, roomId: 1, from: day(6), to: day(8), reason: 'Paint' }],
};
const rows = rowsOf(calendar, from, 'rooms');
const rates = rowsOf(calendar, from, 'rates');
const size = { days: DAYS, page: 3, today: 1 };
const spans = (index: number, first = 0, end = DAYS) =>
  cellsBetween(rows[index]!, { first, end, days: DAYS }).map(
    (cell) => `${cell.start}-${cell.end}${cell.piece ? (cell.piece.bar ? 'b' : 'c') : ''}`,
  );
const press = (row: number, column: number, key: string, ctrl = false) => {
  const place = placeAfter(rows, { row, column }, { key, ctrl }, size);
  return place && [place.row, place.column];
};

test('rooms stand below their types, prices are a row for each of their rules', () => {
  expect(rows.map(({ key }) => key)).toEqual(['type-1', 'room-1', 'room-3', 'type-2', 'room-2']);
  expect(rates.slice(0, 5).map(({ key }) => key)).toEqual([
    ...['type-1', 'type-1-minStay', 'type-1-arrival', 'type-1-open'],
    'type-2',
  ]);
  expect((rows[1] as RoomRow).pieces.map(({ start }) => start)).toEqual([-1, 4, 6]);
});

test('a stay is one cell over its nights, every other night a cell of its own', () => {
  expect(spans(1)).toEqual(['0-2b', '2-3', '3-4', '4-6b', '6-8c', '8-9', '9-10']);
  expect(spans(4)).toEqual([...Array.from({ length: 8 }, (_, i) => `${i}-${i + 1}`), '8-10b']);
  // Who leaves on the first day has no night of those shown.
  expect(spans(2)[0]).toBe('0-1');
});

test('what is seen of a row begins and ends within stays', () => {
  expect(spans(1, 1, 5)).toEqual(['0-2b', '2-3', '3-4', '4-6b']);
  expect(cellAt(rows[1]!, 5, DAYS)).toMatchObject({ start: 4, end: 6 });
});

test('arrows go from cell to cell, over a stay in one step', () => {
  expect(press(1, 0, 'ArrowRight')).toEqual([1, 2]);
  expect(press(1, 5, 'ArrowLeft')).toEqual([1, 3]);
  expect(press(1, 2, 'ArrowLeft')).toEqual([1, 1]);
  expect(press(1, 0, 'ArrowUp')).toEqual([0, 0]);
  expect(press(4, 0, 'ArrowDown')).toEqual([4, 0]);
  expect(press(4, 8, 'ArrowRight')).toEqual([4, 9]);
  expect(press(0, 3, 'End')).toEqual([0, 9]);
  expect(press(0, 3, 'PageDown')).toEqual([3, 3]);
  expect(press(0, 3, 'x')).toBeUndefined();
});

test('with Ctrl they go to the next change, the next type, today and the end', () => {
  expect(press(1, 2, 'ArrowRight', true)).toEqual([1, 4]);
  expect(press(1, 4, 'ArrowRight', true)).toEqual([1, 6]);
  expect(press(1, 9, 'ArrowLeft', true)).toEqual([1, 7]);
  expect(press(1, 8, 'ArrowRight', true)).toEqual([1, 9]);
  expect(press(0, 2, 'ArrowDown', true)).toEqual([3, 2]);
  expect(press(4, 2, 'ArrowUp', true)).toEqual([3, 2]);
  expect(press(3, 2, 'ArrowDown', true)).toEqual([4, 2]);
  expect(press(4, 9, 'Home', true)).toEqual([0, 1]);
  expect(press(0, 0, 'End', true)).toEqual([4, 9]);
});

const plainNight: Omit<NightOfType, 'night'> = {
  ...{ price: 500_000, usualPrice: 500_000, source: 'BASE', roomsLeft: 2 },
  ...{ seasonId: null, seasonName: null },
  ...{ minStay: null, minStayThrough: null, noArrival: false, noDeparture: false, closed: false },
};
/** A type whose nights are all alike but for these. */
const nightsBut = (others: Readonly<Record<number, Partial<NightOfType>>>) =>
  Array.from({ length: DAYS }, (_, column) => ({
    ...{ night: day(column), ...plainNight },
    ...others[column],
  }));

test('of a type they go to the next night that costs something else, has another rule or other rooms left', () => {
  const nights = nightsBut({
    2: { price: 700_000, source: 'WEEKDAY' },
    3: { price: 700_000, source: 'WEEKDAY' },
    5: { minStay: 2 },
    7: { roomsLeft: 1 },
    8: { closed: true, noArrival: true },
  });
  const known = { ...calendar, types: [{ ...type(1), nights }] };
  const stops = (face: 'rooms' | 'rates', row: number, key: string, begun: number) => {
    const rowsNow = rowsOf(known, from, face);
    const columns: number[] = [];
    for (let column = begun; columns.length < DAYS;) {
      const next = placeAfter(rowsNow, { row, column }, { key, ctrl: true }, size)!.column;
      if (next === column) break;
      columns.push((column = next));
    }
    return columns;
  };
  expect(stops('rooms', 0, 'ArrowRight', 0)).toEqual([2, 4, 5, 6, 7, 8, 9]);
  expect(stops('rooms', 0, 'ArrowLeft', 9)).toEqual([8, 7, 6, 5, 4, 3, 1, 0]);
  const minStay = 1;
  expect(stops('rates', minStay, 'ArrowRight', 0)).toEqual([5, 6, 9]);
  expect(stops('rates', minStay, 'ArrowLeft', 9)).toEqual([5, 4, 0]);
  const arrival = 2;
  expect(stops('rates', arrival, 'ArrowRight', 0)).toEqual([8, 9]);
  const open = 3;
  expect(stops('rates', open, 'ArrowRight', 0)).toEqual([7, 8, 9]);
});

test('of prices Ctrl leads from type to type, and a selection has each type once', () => {
  const down = placeAfter(rates, { row: 1, column: 2 }, { key: 'ArrowDown', ctrl: true }, size);
  expect(down).toEqual({ row: 4, column: 2 });
  const head = { row: 5, column: 4 };
  const of = selectedOf(
    rates,
    { anchor: { row: 1, column: 2 }, head },
    { from, days: DAYS, today: from },
  );
  expect(of).toMatchObject({ kind: 'types', said: 'minStay', nights: 3 });
  expect(of?.kind === 'types' && of.types.map(({ typeId }) => typeId)).toEqual([1, 2]);
});

test('a selection is of a stay, a closure, days of rooms, or nights of types', () => {
  const of = (anchor: [number, number], head = anchor) => {
    const [at, to] = [anchor, head].map(([row, column]) => ({ row, column }));
    return selectedOf(rows, { anchor: at!, head: to! }, { from, days: DAYS, today: from });
  };
  expect(of([1, 5])).toMatchObject({ kind: 'bar', bar: { bookingId: 'ND-1-1-4' } });
  expect(of([1, 7])).toMatchObject({ kind: 'closure', closure: { id: 9 } });
  expect(
    selectedOf(rows, only({ row: 1, column: 8 }), { from, days: DAYS, today: day(-722) }),
  ).toMatchObject({ kind: 'rooms' });
  expect(
    selectedOf(rows, only({ row: 1, column: 8 }), { from, days: DAYS, today: day(-723) }),
  ).toEqual({ kind: 'tooFar', until: day(7) });
  const rooms = of([1, 8], [4, 9]);
  expect(rooms).toMatchObject({ kind: 'rooms', from: day(8), to: day(10) });
  expect(rooms?.kind === 'rooms' && rooms.rooms.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(of([0, 2], [3, 4])).toMatchObject({ kind: 'types', nights: 3 });
  expect(
    selectedOf([], only({ row: 0, column: 0 }), { from, days: DAYS, today: from }),
  ).toBeUndefined();
});

test('what was closed stays so: only a closure that goes on is opened again', () => {
  const actsOn = (today: string) =>
    actsOf(selectedOf(rows, only({ row: 1, column: 7 }), { from, days: DAYS, today }), today);
  const { to } = calendar.closures[0]!;
  expect(actsOn(addDays(to, -1))).toEqual(['reopen']);
  expect(actsOn(to)).toEqual([]);
});

test('a guest is checked in from the first day of the stay on, not before', () => {
  const expected = { ...calendar.bars[0]!, status: 'CONFIRMED' as const };
  const stays = [expected, { ...expected, bookingId: 'ND-2', from: addDays(expected.from, 1) }];
  const { room } = rows[1] as RoomRow;
  const one = { kind: 'bar' as const, bar: expected, room };
  expect(actsOf(one, addDays(expected.from, -1))).not.toContain('checkIn');
  expect(actsOf(one, expected.from)).toContain('checkIn');
  const both = { kind: 'bars' as const, bars: stays.map((bar) => ({ bar, room })) };
  expect(actsOf(both, expected.from)).not.toContain('checkIn');
  expect(actsOf(both, addDays(expected.from, 1))).toContain('checkIn');
});

test('a bar that is put elsewhere changes two rows, and the next answer those that say something else', () => {
  const [moved] = calendar.bars;
  const now = { ...moved!, roomId: 2, from: day(0), to: day(3) };
  const after = withBar(rows, { bar: moved!, now }, from);
  expect(after.map((row, index) => row === rows[index])).toEqual([true, false, true, true, false]);
  expect((after[4] as RoomRow).pieces.map(({ start, end }) => [start, end])).toEqual([
    [0, 3],
    [8, 11],
  ]);
  const bars = calendar.bars.map((one) => (one === moved ? now : { ...one }));
  const answered = rowsOf({ ...calendar, bars }, from, 'rooms');
  expect(answered.map((row, index) => isSameRow(row, after[index]!))).not.toContain(false);
  expect(answered.map((row, index) => isSameRow(row, rows[index]!))).toEqual(
    after.map((row, index) => row === rows[index]),
  );
});

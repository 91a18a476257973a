import { addDays } from '../../../../domain/stays/stay';
import type { CalendarBar } from '../../../../src/api/partner';
import {
  begunEdit,
  begunTogether,
  carried,
  changeOf,
  isOfOtherRooms,
  isUnmoved,
  stepped,
  swappedWith,
  type Edit,
} from '../../../../src/backoffice/partner/calendar/change/edit';
import { held, heldIn } from '../../../../src/backoffice/partner/calendar/change/heldEdit';
import { placeNow } from '../../../../src/backoffice/partner/calendar/useSelection';
import { rowsOf } from '../../../../src/backoffice/partner/calendar/grid/rows';

const from = '2026-12-01';
const day = (column: number) => addDays(from, column);
const bar: CalendarBar = {
  ...{ bookingId: 'ND-1-A', roomId: 1, from: day(2), to: day(5), guestName: 'Trần Văn Bình' },
  ...{ status: 'CONFIRMED', totalAmount: 1_000_000, version: 3, position: 1 },
};
const room = (id: number, typeId: number) => {
  return { id, typeId, roomNumber: String(100 + id), status: 'AVAILABLE' as const };
};
const type = (typeId: number) => {
  return { typeId, name: 'Type', currency: 'VND' as const, rooms: 1, nights: [] };
};
/** A type, its room, another type, its two rooms. */
const rows = rowsOf(
  {
    types: [type(1), type(2)],
    rooms: [room(1, 1), room(2, 2), room(3, 2)],
    bars: [],
    closures: [],
  },
  from,
  'rooms',
);
const begin = (kind: Edit['kind'], changed: Partial<CalendarBar> = {}) =>
  begunEdit(kind, { start: 2, end: 5, bar: { ...bar, ...changed } }, { row: 1, column: 2 })!;
const by = (columns: number, rooms = 0) => ({ columns, rooms });

test('a stay moves over types to rooms, and no further than the last', () => {
  const moved = stepped(begin('move'), by(1, 1), rows);
  expect(moved).toMatchObject({ row: 3, start: 3, end: 6 });
  expect(stepped(moved, by(0, 5), rows).row).toBe(4);
  expect(stepped(moved, by(0, -1), rows).row).toBe(1);
  expect(stepped(begin('move'), by(0, -1), rows).row).toBe(1);
});

test('its ends move alone, and a night is left', () => {
  expect(stepped(begin('end'), by(2, 1), rows)).toMatchObject({ row: 1, start: 2, end: 7 });
  expect(stepped(begin('end'), by(-3), rows)).toMatchObject({ start: 2, end: 5 });
  expect(stepped(begin('start'), by(2), rows)).toMatchObject({ start: 4, end: 5 });
});

test('it is split within its nights, and stays that are over are not lifted', () => {
  expect(begin('split')).toMatchObject({ start: 3, end: 5 });
  expect(stepped(begin('split'), by(5, 1), rows)).toMatchObject({ row: 3, start: 4, end: 5 });
  expect(begin('move', { status: 'COMPLETED' })).toBeUndefined();
  // A single night.
  expect(begunEdit('split', { start: 2, end: 3, bar }, { row: 1, column: 2 })).toBeUndefined();
});

test('what is carried back to where it was is unmoved', () => {
  const away = carried(begin('move'), { row: 3, columns: 4 }, rows);
  expect(away).toMatchObject({ row: 3, start: 6, end: 9 });
  expect(isUnmoved(away)).toBe(false);
  expect(isUnmoved(carried(away, { row: 1, columns: 0 }, rows))).toBe(true);
  // Over a type it stays where it was.
  expect(carried(begin('move'), { row: 2, columns: 1 }, rows).row).toBe(1);
});

test('what is sent says no more than what changes', () => {
  const [one, two] = [room(1, 1), room(2, 2)];
  const move = stepped(begin('move'), by(1), rows);
  expect(changeOf(move, one, from)).toEqual({
    ...{ version: 3, checkInDate: day(3), checkOutDate: day(6) },
  });
  expect(changeOf(begin('move'), two, from)).toEqual({
    ...{ version: 3, lines: [{ position: 1, roomId: 2 }] },
  });
  expect(changeOf(begin('move', { checkInDate: day(0) }), two, from)).toEqual({
    ...{ version: 3, lines: [{ position: 1, roomId: 2, from: day(2) }] },
  });
  expect(changeOf(stepped(begin('end'), by(1), rows), one, from)).toEqual({
    ...{ version: 3, checkOutDate: day(6) },
  });
  expect(changeOf(stepped(begin('start'), by(-1), rows), one, from)).toEqual({
    ...{ version: 3, checkInDate: day(1) },
  });
  expect(changeOf(begin('split'), two, from)).toEqual({
    ...{ version: 3, lines: [{ position: 1, roomId: 2, from: day(3) }] },
  });
});

test('of a stay in several rooms only this one changes, and days of the others are not touched', () => {
  const two = room(2, 2);
  const first = { checkOutDate: day(9) };
  const line = { position: 1, roomId: 2, to: day(5) };
  expect(changeOf(begin('move', first), two, from)).toEqual({ version: 3, lines: [line] });
  expect(changeOf(begin('split', first), two, from)).toEqual({
    ...{ version: 3, lines: [{ ...line, from: day(3) }] },
  });
  const refused = (kind: Edit['kind'], part: Partial<CalendarBar>, columns = 0) =>
    isOfOtherRooms(stepped(begin(kind, part), by(columns), rows));
  const last = { checkInDate: day(0) };
  expect([refused('end', first), refused('end', last)]).toEqual([true, false]);
  expect([refused('start', first), refused('start', last)]).toEqual([false, true]);
  expect([refused('move', first), refused('move', first, 1)]).toEqual([false, true]);
  expect([refused('move', last, -1), refused('move', {}, 1)]).toEqual([true, false]);
});

test('put down on one other stay of the same first night, the two may swap', () => {
  const there = (one: Partial<CalendarBar>, ...more: CalendarBar[]) => {
    const bars = [{ ...bar, bookingId: 'ND-1-B', roomId: 2, ...one }, ...more];
    const calendar = { types: [type(2)], rooms: [room(3, 2), room(2, 2)], bars, closures: [] };
    return rowsOf(calendar, from, 'rooms');
  };
  const onto = (columns: number, kind: Edit['kind'] = 'move'): Edit => {
    const edit = begin(kind);
    return { ...edit, row: 2, start: edit.start + columns, end: edit.end + columns };
  };
  const other = there({});
  expect(swappedWith(onto(0), other)?.bookingId).toBe('ND-1-B');
  expect(swappedWith(onto(1), other)).toBeUndefined();
  expect(swappedWith(onto(0, 'split'), other)).toBeUndefined();
  expect(swappedWith({ ...onto(0), row: 1 }, other)).toBeUndefined();
  expect(swappedWith(onto(0), there({ status: 'COMPLETED' }))).toBeUndefined();
  expect(swappedWith(onto(0), there({ bookingId: bar.bookingId }))).toBeUndefined();
  expect(swappedWith(onto(0), there({ checkInDate: day(0) }))).toBeUndefined();
  const first = begin('move', { checkOutDate: day(9) });
  expect(swappedWith({ ...first, row: 2 }, other)).toBeUndefined();
  const two = there({ to: day(3) }, { ...bar, bookingId: 'ND-1-C', roomId: 2, from: day(3) });
  expect(swappedWith(onto(0), two)).toBeUndefined();
});

test('rows that come above it leave a lifted stay and what is selected in their room', () => {
  const moved = stepped(begin('move'), by(1, 1), rows);
  const now = held(moved, { rows, from });
  const more = [rows[0]!, { ...rows[1]!, key: 'room-9' }, ...rows.slice(1)];
  const shown = { from, days: 7 };
  expect(heldIn(now, { ...shown, rows: more })).toMatchObject({
    row: 4,
    home: { row: 2 },
    start: 3,
  });
  expect(heldIn(now, { ...shown, rows: rows.slice(0, 2) })).toBeNull();
  const chosen = { key: rows[3]!.key, rows: more, days: 7 };
  expect(placeNow({ row: 3, column: 9 }, chosen)).toEqual({ row: 4, column: 6 });
  expect(placeNow({ row: 3, column: 1 }, { ...chosen, rows: rows.slice(0, 2) }).row).toBe(1);
});

test('a lifted stay comes along to other days, unless it is seen there on its own', () => {
  const inWeek = (edit: Edit, first: number) =>
    heldIn(held(edit, { rows, from }), { rows, from: day(first), days: 7 })!;
  const sent = (edit: Edit, first: number) => changeOf(edit, room(1, 1), day(first));
  const move = begin('move');
  expect(sent(inWeek(move, 14), 14)).toEqual({
    ...{ version: 3, checkInDate: day(16), checkOutDate: day(19) },
  });
  expect(sent(inWeek(move, -14), -14)).toMatchObject({ checkInDate: day(-12) });
  expect(isUnmoved(inWeek(move, 1))).toBe(true);
  expect(inWeek(move, 1)).toMatchObject({ start: 1, home: { start: 1 } });
  // Carried past the last day that was shown.
  const far = stepped(move, by(8), rows);
  expect(sent(inWeek(far, 7), 7)).toMatchObject({ checkInDate: day(10) });
  expect(sent(inWeek(far, 21), 21)).toMatchObject({ checkInDate: day(27) });
  expect(sent(inWeek(begin('end'), 7), 7)).toEqual({ version: 3, checkOutDate: day(12) });
  // It cannot end before it begins.
  expect(isUnmoved(inWeek(begin('end'), -7))).toBe(true);
});

test('a lifted stay keeps its room while other days are waited for', () => {
  const moved = stepped(begin('move'), by(0, 1), rows);
  const waiting = { rows: [], from: day(7), days: 7 };
  const before = held(moved, { rows, from });
  const earlier = stepped(heldIn(before, waiting)!, by(-1), []);
  const now = held(earlier, waiting, before);
  expect(now).toMatchObject({ places: [{ room: room(2, 2) }], liftedOn: from });
  expect(heldIn(now, { rows, from: day(7), days: 7 })).toMatchObject({ row: 3, start: 1 });
});

test('several move as far as each other, and no further than the room of the last of them', () => {
  const piece = (id: number) => ({ start: 2, end: 5, bar: { ...bar, roomId: id } });
  const [one, three] = [piece(1), piece(3)];
  const places = [
    { row: 1, piece: one },
    { row: 3, piece: three },
  ];
  const begun = begunTogether(places, three)!;
  const rowsOfAll = (edit: Edit) => [edit, ...(edit.along ?? [])].map(({ row }) => row);
  // What is pointed at is carried, the others come along.
  expect(rowsOfAll(begun)).toEqual([3, 1]);
  const down = stepped(begun, by(1, 1), rows);
  expect(rowsOfAll(down)).toEqual([4, 3]);
  expect(down.along).toMatchObject([{ start: 3, end: 6 }]);
  expect(rowsOfAll(stepped(down, by(0, 1), rows))).toEqual([4, 3]);
  expect(rowsOfAll(stepped(begun, by(0, -1), rows))).toEqual([3, 1]);
  const away = carried(begun, { row: 4, columns: 2 }, rows);
  expect(rowsOfAll(away)).toEqual([4, 3]);
  const back = carried(away, { row: 3, columns: 0 }, rows);
  expect(isUnmoved(back)).toBe(true);
  expect(rowsOfAll(back)).toEqual([3, 1]);
  // Other days are shown, and other rows.
  const shown = { rows, from, days: 14 };
  const later = { ...shown, from: day(1), rows: rows.slice(1) };
  const seen = heldIn(held(down, shown), later)!;
  expect([seen.start, seen.along?.[0]?.start, ...rowsOfAll(seen)]).toEqual([2, 2, 3, 2]);
  expect(heldIn(held(down, shown), { ...shown, rows: rows.slice(2) })).toBeNull();
});

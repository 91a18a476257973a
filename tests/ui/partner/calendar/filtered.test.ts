import type { CalendarBar, PartnerCalendar } from '../../../../src/api/partner';
import {
  barLabel,
  barWords,
  MARKS,
} from '../../../../src/backoffice/partner/calendar/grid/barWords';
import { filteredRows } from '../../../../src/backoffice/partner/calendar/grid/filtered';
import { rowsOf } from '../../../../src/backoffice/partner/calendar/grid/rows';

const from = '2026-12-01';
const type = (typeId: number) => {
  return { typeId, name: `Type ${typeId}`, currency: 'VND' as const, rooms: 2, nights: [] };
};
const room = (id: number, typeId: number) => {
  return { id, typeId, roomNumber: String(100 + id), status: 'AVAILABLE' as const };
};
const bar = (roomId: number, guestName: string, span: [from: string, to: string]): CalendarBar => {
  const [first, to] = span;
  return {
    bookingId: `ND-1-${roomId}`,
    roomId,
    from: first,
    to,
    guestName,
    totalAmount: 1_100_000,
  };
};
const calendar: PartnerCalendar = {
  types: [type(1), type(2)],
  rooms: [room(1, 1), room(2, 2), room(3, 1)],
  bars: [
    bar(1, 'Trần Văn Bình', ['2026-12-02', '2026-12-04']),
    bar(2, 'Nguyễn Thị Lan', ['2026-12-02', '2026-12-04']),
    // Leaves on the first day that is shown.
    bar(3, 'Lê Bình', ['2026-11-29', '2026-12-01']),
  ],
  closures: [],
};
const keys = (wanted: { type?: number; q?: string }, face: 'rooms' | 'rates' = 'rooms') =>
  filteredRows(rowsOf(calendar, from, face), {
    ...{ type: wanted.type, q: wanted.q ?? '', days: 10 },
  }).map(({ key }) => key);

test('a type alone has its rooms, and a guest the rooms with a stay that is shown', () => {
  expect(keys({})).toHaveLength(5);
  expect(keys({ type: 2 })).toEqual(['type-2', 'room-2']);
  expect(keys({ q: 'bình' })).toEqual(['type-1', 'room-1']);
  expect(keys({ q: ' NGUYEN ' })).toEqual(['type-2', 'room-2']);
  expect(keys({ q: 'bình', type: 2 })).toEqual([]);
  expect(keys({ type: 9 })).toEqual([]);
});

test('prices are of no guests', () => {
  expect(keys({ q: 'bình' }, 'rates')).toContain('type-2');
});

test('a bar says how it came, that it is pinned, for how long, and what is to be paid', () => {
  const [one] = calendar.bars;
  expect(barLabel(one!)).toBe('₫ Trần Văn Bình · 2 nights · ₫1,100,000');
  const pinned = { ...one!, source: 'PHONE' as const, pinned: true };
  expect(barLabel(pinned)).toMatch(new RegExp(`^${MARKS.PHONE}${MARKS.pinned}${MARKS.due} Trần`));
  expect(barLabel({ ...one!, status: 'COMPLETED', source: 'WALK_IN' })).toBe(
    `${MARKS.WALK_IN} Trần Văn Bình · 2 nights`,
  );
});

test('a piece of a stay that changes rooms is named by its own nights', () => {
  const piece = { ...calendar.bars[0]!, checkInDate: '2026-12-01', checkOutDate: '2026-12-09' };
  expect(barLabel(piece)).toBe('₫ Trần Văn Bình · 2 nights · ₫1,100,000');
  expect(barWords(piece, '101', 'CONFIRMED')).toMatch(
    /room 101, 2 nights from .*02\/12.*the stay has other rooms or dates too$/,
  );
});

import { cellText, placeOfCell } from '../../../../src/backoffice/partner/calendar/cellAddress';
import { rowsOf } from '../../../../src/backoffice/partner/calendar/grid/rows';

const type = { typeId: 3, name: 'Type', currency: 'VND' as const, rooms: 2, nights: [] };
const rooms = ['101', 'A/2'].map((roomNumber, index) => {
  return { id: index + 1, typeId: 3, roomNumber, status: 'AVAILABLE' as const };
});
const rows = rowsOf({ types: [type], rooms, bars: [], closures: [] }, '2026-12-20', 'rooms');
const shown = { from: '2026-12-20', days: 7 };

test('a cell is found by what the address says of it, also of a room with a slash', () => {
  const places = [0, 1, 2].flatMap((row) => [0, 6].map((column) => ({ row, column })));
  const texts = places.map((place) => cellText(rows, place, shown));
  expect(texts.slice(0, 3)).toEqual(['type-3/2026-12-20', 'type-3/2026-12-26', '101/2026-12-20']);
  expect(texts.map((text) => placeOfCell(rows, text, shown))).toEqual(places);
});

test.each([
  '',
  '101',
  '101/',
  '/2026-12-24',
  '101/2026-12-19',
  '101/2026-12-27',
  '102/2026-12-24',
  '101/2026-02-30',
])('nothing that is shown is called "%s"', (text) => {
  expect(placeOfCell(rows, text, shown)).toBeUndefined();
});

import { rowsOf } from '../../../../src/backoffice/partner/calendar/grid/rows';
import type { PartnerCalendar } from '../../../../src/api/partner';

const calendar: PartnerCalendar = {
  types: [{ typeId: 1, name: 'Type 1', currency: 'VND', rooms: 1, nights: [] }],
  rooms: [{ id: 1, typeId: 1, roomNumber: '101', status: 'AVAILABLE' }],
  bars: [],
  closures: [],
};
const [type, room] = rowsOf(calendar, '2026-12-01', 'rooms');

/** The measures of a page whose texts have that size. */
async function measuresAt(fontSize: string) {
  document.documentElement.style.fontSize = fontSize;
  jest.resetModules();
  const measures = await import('../../../../src/backoffice/partner/calendar/grid/measures');
  const { HEAD_HEIGHT, heightOf, widthsIn } = measures;
  return { heights: [HEAD_HEIGHT, heightOf(type), heightOf(room)], widthsIn };
}

test('rows, names and days grow with the texts in them', async () => {
  const usual = await measuresAt('');
  expect(usual.heights).toEqual([44, 52, 32]);
  expect(usual.widthsIn(1168, 7)).toEqual({ name: 168, day: 142.8 });
  expect(usual.widthsIn(328, 30)).toEqual({ name: 84, day: 48 });
  const double = await measuresAt('32px');
  expect(double.heights).toEqual([88, 104, 64]);
  expect(double.widthsIn(1232, 30)).toEqual({ name: 336, day: 96 });
  expect(double.widthsIn(720, 7)).toEqual({ name: 168, day: 96 });
});

test('texts that are smaller than usual leave all as it is', async () => {
  const small = await measuresAt('12px');
  expect(small.heights).toEqual([44, 52, 32]);
});

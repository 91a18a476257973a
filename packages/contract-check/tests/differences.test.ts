import { differences } from '../src/phases/alike/differences';

const paths = (expected: Parameters<typeof differences>[0], seen: typeof expected) =>
  differences(expected, seen).map(({ path }) => path);

it('what both tell is compared to its depths, what only one tells is not', () => {
  const hotel = { id: 1, address: { city: 'Đà Nẵng', street: 'Trần Phú' }, phone: null };
  const other = { id: 1, address: { city: 'Huế', street: 'Trần Phú' }, name: 'Nhà' };
  expect(paths(hotel, other)).toEqual(['address.city']);
});

it('rows are compared one by one, and their number', () => {
  expect(paths([{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 3 }])).toEqual(['id']);
  expect(paths({ rows: [1, 2] }, { rows: [1] })).toEqual(['rows']);
});

it('a moment is the same in whatever zone it is written', () => {
  const evening = { holdUntil: '2026-12-07T18:00:00+07:00' };
  expect(paths(evening, { holdUntil: '2026-12-07T11:00:00.000Z' })).toEqual([]);
  expect(paths(evening, { holdUntil: '2026-12-07T18:00:00Z' })).toEqual(['holdUntil']);
});

it('null is said, and is no absence', () => {
  expect(paths({ phone: null }, { phone: '0912345678' })).toEqual(['phone']);
  expect(paths({ phone: null }, {})).toEqual([]);
});

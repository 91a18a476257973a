import { contractOf } from '../src/contract/contract';
import { compare } from '../src/differential/compare';
import { compareTables } from '../src/differential/compareTables';
import { newNames } from '../src/differential/names';
import type { Json } from '../src/json';

const contract = contractOf({
  paths: {},
  components: {
    schemas: {
      Room: {
        type: 'object',
        properties: {
          id: { type: 'integer', description: 'The number of the room.' },
          price: { type: 'number' },
          closedAt: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
});
const ROOMS = { type: 'array', items: { $ref: '#/components/schemas/Room' } };

function pathsOf(seen: Json, expected: Json, names = newNames()): string[] {
  const parts = { contract, names, isOrdered: false, isEnglish: false };
  return compare(parts, ROOMS, seen, expected).map(({ path }) => path);
}

it('takes what each server gives and words in its own way', () => {
  const seen = [
    { id: 31, price: 5, message: 'Một.', closedAt: '2026-11-25T10:00:04Z', ofItsOwn: true },
  ];
  expect(
    pathsOf(seen, [{ id: 8, price: 5, message: 'One.', closedAt: '2026-11-25T10:00:00Z' }]),
  ).toEqual([]);
});

it.each<[string, Json, Json, string]>([
  ['another value', [{ price: 5 }], [{ price: 6 }], 'price'],
  ['nothing where there is something', [{}], [{ price: 6 }], 'price'],
  ['something where there is nothing', [{ price: 6 }], [{ price: null }], 'price'],
  ['a row more', [{ price: 6 }, { price: 6 }], [{ price: 6 }], ''],
  [
    'another moment',
    [{ closedAt: '2026-11-25T11:00:00Z' }],
    [{ closedAt: '2026-11-25T10:00:00Z' }],
    'closedAt',
  ],
])('tells %s', (_, seen, expected, path) => {
  expect(pathsOf(seen, expected)).toEqual([path]);
});

it('knows a thing again by its number, in whatever order', () => {
  const names = newNames();
  const rows = (ids: number[]) => ids.map((id) => ({ id, price: id % 30 }));
  expect(pathsOf(rows([31, 32]), rows([1, 2]), names)).toEqual([]);
  expect(pathsOf(rows([32, 31]), rows([1, 2]), names)).toEqual([]);
  expect(pathsOf([{ id: 31, price: 1 }], [{ id: 2, price: 1 }], names)).toEqual(['id']);
});

it('compares tables by the columns that both have', () => {
  const names = newNames();
  const table = 'Id,Name,Until\n7,"Phòng, có ban công",2026-11-25 18:00\n';
  expect(
    compareTables(names, `Until,Id,Note,Name\n2026-11-25 18:00,9,,"Phòng, có ban công"`, table),
  ).toEqual([]);
  expect(compareTables(names, 'Id,Name,Until\n9,Phòng,2026-11-25 18:00', table)).toHaveLength(1);
  expect(compareTables(names, 'Id,Name,Until', table)).toHaveLength(1);
});

import { settleTypes } from '../../../server/rooms/types/settleTypes';
import { recordedDb } from '../../support/server/recordedDb';

type Row = Record<string, unknown>;

const terms = { now: new Date('2030-06-01T00:00:00Z'), rates: { USD: 25_000, EUR: 27_000 } };
const type = { id: 1, name: 'Deluxe', price: 500_000, week: [1, 2, 3, 4, 5, 6, null] };

/** Whether seasons are worked out, where rooms that settle make other types of these. */
async function compiles(before: Row[], after: Row[]): Promise<boolean> {
  let asked = 0;
  const { db, statements } = recordedDb((text) => {
    if (!text.includes('t.week::float8[]')) return [];
    return asked++ === 0 ? before : after;
  });
  await settleTypes(db, 1, terms);
  expect(asked).toBeGreaterThan(1);
  return statements.some((text) => text.includes('from seasons'));
}

test.each([
  ['stays', [type], false],
  ['has another name', [{ ...type, name: 'Suite' }], false],
  ['has another price', [{ ...type, price: 600_000 }], true],
  ['has another week', [{ ...type, week: null }], true],
  ['goes', [], true],
  ['comes', [type, { ...type, id: 2 }], true],
])('when a type %s, seasons are worked out anew: %#', async (_, after, expected) => {
  expect(await compiles([type], after)).toBe(expected);
});

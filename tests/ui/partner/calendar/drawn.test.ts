import {
  drawnNext,
  ROWS_AT_ONCE,
  type Drawn,
} from '../../../../src/backoffice/partner/calendar/grid/drawn';

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/** What is drawn after each step, until nothing is left to be drawn. */
function stepsTo(rows: readonly number[], columns: { first: number; end: number }, begun: Drawn) {
  const steps = [begun];
  for (;;) {
    const drawn = steps.at(-1)!;
    const next = drawnNext(drawn, rows, columns);
    if (next === drawn) return steps;
    steps.push(next);
  }
}

test('rows come a few at a time, those in the middle first, and the same map says that all are there', () => {
  const columns = { first: 0, end: 20 };
  const steps = stepsTo(rowsFrom(10, 11), columns, new Map());
  expect(steps.map(({ size }) => size)).toEqual([0, 2, 4, 6, 8, 10, 11]);
  expect([...steps[2]!.keys()]).toEqual([13, 14, 15, 16]);
  expect([...steps.at(-1)!.keys()]).toEqual(rowsFrom(10, 11));
});

test('other days come to a few rows at a time, while the others stay as they are', () => {
  const rows = rowsFrom(0, 9);
  const before = stepsTo(rows, { first: 0, end: 20 }, new Map()).at(-1)!;
  const [, first] = stepsTo(rows, { first: 5, end: 25 }, before);
  const moved = [...first!].filter(([, columns]) => columns.first === 5);
  expect([first?.size, moved.length]).toEqual([9, ROWS_AT_ONCE]);
});

test('what is out of sight goes', () => {
  const columns = { first: 0, end: 20 };
  const before = stepsTo(rowsFrom(0, 6), columns, new Map()).at(-1)!;
  const steps = stepsTo(rowsFrom(4, 6), columns, before);
  expect([...steps.at(-1)!.keys()]).toEqual(rowsFrom(4, 6));
  expect(steps.every(({ size }) => size <= 6)).toBe(true);
});

import type { Outcome } from './fault';

const HEAD = ['fault', 'engine', 'booked', 'lost', 'twice', '503', 'other 5xx', 'cut'];
const TIMES = ['longest', 'well after'];

/** All outcomes as a table, and below it what was promised and not kept. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = [[...HEAD, ...TIMES, 'verdict'], ...outcomes.map(cellsOf)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row.map((cell, column) => padded(cell, widths[column]!, column)).join('  '),
  );
  const broken = outcomes.flatMap(({ name, engine, broken: promises }) =>
    promises.map((promise) => `!! ${name}, ${engine}: ${promise}`),
  );
  return [...lines, ...broken].map((line) => line.trimEnd()).join('\n');
}

function cellsOf(outcome: Outcome): string[] {
  const { name, engine, booked, lost, twice, refused, failed, cut, broken } = outcome;
  const counts = [booked, lost, twice, refused, failed, cut].map(String);
  const times = [outcome.longestMs, outcome.recoveryMs].map((ms) => `${(ms / 1000).toFixed(1)} s`);
  return [name, engine, ...counts, ...times, broken.length === 0 ? 'kept' : 'BROKEN'];
}

/** Names to the left, figures to the right. */
function padded(cell: string, width: number, column: number): string {
  const isFigure = column >= 2 && column < HEAD.length + TIMES.length;
  return isFigure ? cell.padStart(width) : cell.padEnd(width);
}

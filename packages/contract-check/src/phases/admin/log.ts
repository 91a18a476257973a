import { personOf, tell, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt, textAt } from '../../json';

export type Ask = (id: string, call?: object) => Promise<Answer>;

export const asAdmin =
  (ctx: Context): Ask =>
  (id, call = {}) =>
    ctx.client.call(id, { token: personOf(ctx, 'admin').token, ...call });

/** In the log: what was done, with whom, and why, the newest first. */
export async function inLog(
  ctx: Context,
  word: string,
  expected: [action: string, subjectId?: number][],
) {
  if (!ctx.offered.has('listAdminActions')) return;
  const list = await asAdmin(ctx)('listAdminActions', { query: { size: 50 } });
  const rows = listAt(list.body, 'content').filter((row) => textAt(row, 'reason').includes(word));
  const seen = rows.map((row) => textAt(row, 'action'));
  const isRight = expected.every(
    ([, id], i) => id === undefined || numberAt(rows[i], 'subjectId') === id,
  );
  const isNamed = rows.every(
    (row) => textAt(row, 'by') !== '' && textAt(row, 'subjectName') !== '',
  );
  if (seen.join() === expected.map(([action]) => action).join() && isRight && isNamed) return;
  tell(ctx, list, {
    cause: 'the log does not say what an administrator did, with whom, and why',
    severity: 'BREAKS SCREEN',
    expected: expected.map(([action, id]) => `${action} ${id ?? ''}`).join(),
    seen:
      rows.map((row) => `${textAt(row, 'action')} ${numberAt(row, 'subjectId')}`).join() ||
      'nothing',
  });
}

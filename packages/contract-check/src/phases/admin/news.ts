import { setTimeout as sleep } from 'node:timers/promises';
import { tell, type Context } from '../../context';
import { at, listAt, textAt, textOf, type Json } from '../../json';

/** News may be sent a moment after what they tell of. */
const TRIES = 6;
const PAUSE_MS = 500;

/** What is told of something: of which kind, and of what, the newest first and not yet read. */
export async function isToldOf(
  ctx: Context,
  token: string,
  about: Record<string, Json>,
  kinds: string[],
): Promise<void> {
  if (!ctx.offered.has('listNotifications')) return;
  const [[name = '', value] = []] = Object.entries(about);
  for (let tries = 1; ; tries++) {
    const list = await ctx.client.call('listNotifications', { token, query: { size: 50 } });
    const rows = listAt(list.body, 'content').filter(
      (row) => at(row, name) === value && kinds.includes(textAt(row, 'kind')),
    );
    const seen = rows.map((row) => textAt(row, 'kind'));
    if (seen.length < kinds.length && tries < TRIES) {
      await sleep(PAUSE_MS);
      continue;
    }
    const isRight = rows.every((row) =>
      Object.entries(about).every(([key, one]) => at(row, key) === one),
    );
    const isNew = rows.every((row) => at(row, 'read') === false);
    if (seen.join() === kinds.join() && isRight && isNew) return;
    return tell(ctx, list, {
      cause: `the news of ${kinds[0] ?? 'nothing'} are missing, in another order, or lead elsewhere`,
      severity: 'BREAKS SCREEN',
      expected: `${kinds.join()} of ${textOf(about)}, unread`,
      seen: textOf(
        rows.map((row) => [
          textAt(row, 'kind'),
          at(row, 'hotelId') ?? null,
          at(row, 'read') ?? null,
        ]),
      ).slice(0, 160),
    });
  }
}

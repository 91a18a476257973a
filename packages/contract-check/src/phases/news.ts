import { needs, personOf, Skipped, step, tell, worldOf, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, type Json } from '../json';

/** What a partner is told of: counted as a whole, read one by one, and by nobody else. */
export async function news(ctx: Context): Promise<void> {
  await step(ctx, 'the bell counts what is unread', () => counted(ctx));
  await step(ctx, 'one is read, and no other', () => oneRead(ctx));
  await step(ctx, 'what one has read stays unread for another', () => readByAnother(ctx));
}

const newsOf = (ctx: Context, size = 50) =>
  ctx.client.call('listNotifications', { token: worldOf(ctx).owner.token, query: { size } });

const rowsOf = ({ body }: Answer) => listAt(body, 'content');
const idOf = (row: Json) => numberAt(row, 'id');
const isUnread = (row: Json) => at(row, 'read') === false;
const unreadOf = ({ body }: Answer) => numberAt(body, 'unread');

/** A server may tell of a booking a moment later. */
function areTheSame(list: Answer, later: Answer): void {
  if (rowsOf(list).map(idOf).join() === rowsOf(later).map(idOf).join()) return;
  throw new Skipped('news have arrived meanwhile');
}

async function counted(ctx: Context): Promise<void> {
  needs(ctx, 'listNotifications');
  const list = await newsOf(ctx);
  const seen = rowsOf(list).filter(isUnread).length;
  const told = unreadOf(list);
  const small = unreadOf(await newsOf(ctx, 1));
  const isWhole = numberAt(list.body, 'totalPages') <= 1;
  if (small === told && (!isWhole || seen === told)) return;
  areTheSame(list, await newsOf(ctx));
  tell(ctx, list, {
    cause: 'the bell counts another number of news than there is',
    severity: 'BREAKS SCREEN',
    expected: `unread: ${isWhole ? seen : told}, of all pages`,
    seen: `unread: ${told}, and ${small} on a page of one`,
  });
}

/** "Without `ids`, all of them." */
async function oneRead(ctx: Context): Promise<void> {
  needs(ctx, 'listNotifications', 'markNotificationsRead');
  const { token } = worldOf(ctx).owner;
  const before = await newsOf(ctx);
  const [one, ...others] = rowsOf(before).filter(isUnread).map(idOf);
  if (one === undefined || others.length === 0) throw new Skipped('fewer than two are unread');
  // None are none.
  await ctx.client.call('markNotificationsRead', { token, body: { ids: [] } });
  await ctx.client.call('markNotificationsRead', { token, body: { ids: [one] } });
  const after = await newsOf(ctx);
  areTheSame(before, after);
  const left = rowsOf(after).filter(isUnread).map(idOf);
  if (left.join() === others.join() && unreadOf(after) === unreadOf(before) - 1) return;
  tell(ctx, after, {
    cause: 'others are read than the news that was named',
    severity: 'BREAKS SCREEN',
    expected: `unread: ${unreadOf(before) - 1}, all but ${one}`,
    seen: `unread: ${unreadOf(after)}, of these ${left.length} on the page`,
  });
}

async function readByAnother(ctx: Context): Promise<void> {
  needs(ctx, 'listNotifications', 'markNotificationsRead');
  const { token } = personOf(ctx, 'otherPartner');
  const before = await newsOf(ctx);
  const ids = rowsOf(before).map(idOf);
  if (ids.length === 0) throw new Skipped('there is nothing to read');
  await ctx.client.call('markNotificationsRead', { token, body: { ids } });
  const after = await newsOf(ctx);
  if (unreadOf(after) >= unreadOf(before)) return;
  tell(ctx, after, {
    cause: "a partner marks another's news as read",
    severity: 'UNSAFE',
    expected: `unread: ${unreadOf(before)}`,
    seen: `unread: ${unreadOf(after)}`,
  });
}

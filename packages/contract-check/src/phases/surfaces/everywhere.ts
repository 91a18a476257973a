import { atOnce } from '../../atOnce';
import { expectStatus, tell, worldOf, type Context } from '../../context';
import { listAt, textAt, type Json } from '../../json';
import type { Person } from '../../world/types';
import { asTable } from '../lists/asTable';
import { hasBars } from './calendar';
import { standsInDay } from './day';
import { isHeld } from './held';

/** Wherever a booking is told, it is told as it is; what stands in two answers is held against each other on the way. */
export async function toldEverywhere(
  ctx: Context,
  bookingId: string,
  guest?: Person,
): Promise<Json> {
  const { token } = worldOf(ctx).owner;
  const params = { bookingId };
  const read = await ctx.client.call('getPartnerBooking', { token, params });
  expectStatus(ctx, read, 200, { step: 'a booking opens at the desk' });
  const booking = read.body ?? null;
  const looks = [listedOnce, hasBars, isHeld, standsInDay].map((look) => () => look(ctx, booking));
  await atOnce([...looks, ...(guest ? [() => opensFor(ctx, params, guest)] : [])], (look) =>
    look(),
  );
  return booking;
}

async function opensFor(ctx: Context, params: { bookingId: string }, { token }: Person) {
  await ctx.client.call('getBooking', { token, params });
  if (ctx.offered.has('exportAccount')) await ctx.client.call('exportAccount', { token });
}

/** In the list by its code, under its own state alone, and in the table. */
async function listedOnce(ctx: Context, booking: Json): Promise<void> {
  if (!ctx.offered.has('listPartnerBookings')) return;
  const { token } = worldOf(ctx).owner;
  const [id, own] = [textAt(booking, 'bookingId'), textAt(booking, 'status')];
  const set = { list: 'listPartnerBookings', token, query: { text: id }, ids: [id] };
  for (const status of ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'CANCELLED']) {
    const answer = await ctx.client.call(set.list, {
      token,
      query: { text: id, status, size: 50 },
    });
    const rows = listAt(answer.body, 'content').filter((row) => textAt(row, 'bookingId') === id);
    if (rows.length !== Number(status === own)) {
      tell(ctx, answer, {
        cause: 'a booking is listed under another state than its own',
        severity: 'BREAKS SCREEN',
        expected: `${id} among ${own} once, and nowhere else`,
        seen: `${rows.length} among ${status}`,
      });
    }
    if (status === own) await asTable(ctx, set, { status }, rows);
  }
}

import { personOf, type Context } from '../context';
import { at, type JsonObject } from '../json';
import { keeps } from './partnerFlow';

/** The guest reads by whom a booking was cancelled, and why, of a backend that tells it. */
export async function tellsCancellation(
  ctx: Context,
  bookingId: string,
  expected: JsonObject,
): Promise<void> {
  const { token } = personOf(ctx, 'customer');
  const read = await ctx.client.call('getBooking', { token, params: { bookingId } });
  const cancellation = at(read.body, 'cancellation');
  if (cancellation !== undefined) keeps(ctx, cancellation, expected, 'cancellation');
}

import { expectStatus, needs, personOf, Skipped, tell, worldOf, type Context } from '../../context';
import { FIRST_REVIEW, reviewed } from '../reviews/reviewed';

/** Whoever left on the day of arrival has not slept there; a server that takes their review is asked on all the same. */
export async function review(ctx: Context, bookingId: string | undefined): Promise<void> {
  needs(ctx, 'writeReview');
  if (bookingId === undefined) throw new Skipped('no stay that is over');
  const guest = personOf(ctx, 'customer');
  const { hotelId, owner, ids } = worldOf(ctx);
  const call = { token: guest.token, params: { bookingId }, body: FIRST_REVIEW };
  const written = await ctx.client.call('writeReview', call);
  if (written.status === 409 && written.code === 'NO_NIGHT') {
    throw new Skipped('NO_NIGHT: whoever leaves on the day of arrival has not slept there');
  }
  expectStatus(ctx, written, 201, { step: 'a guest writes a review' });
  tell(ctx, written, {
    cause: 'a stay of which no night was spent is reviewed',
    severity: 'CONTRACT',
    expected: '409 NO_NIGHT for whoever left on the day of arrival',
    seen: '201',
  });
  const reviewId = await reviewed(ctx, { guest, owner, hotelId, bookingId }, written);
  if (reviewId !== undefined) ids['reviewId'] = reviewId;
}

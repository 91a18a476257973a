import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  Skipped,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { keeps } from '../partnerFlow';

/** Whoever left on the day of arrival has not slept there; a server that takes their review is asked on all the same. */
export async function review(ctx: Context, bookingId: string | undefined): Promise<void> {
  needs(ctx, 'writeReview');
  if (bookingId === undefined) throw new Skipped('no stay that is over');
  const { token } = personOf(ctx, 'customer');
  const params = { bookingId };
  const body = { rating: 5, comment: 'Phòng yên tĩnh, nhìn ra sông.' };
  const written = await ctx.client.call('writeReview', { token, params, body });
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
  keeps(ctx, written.body, body, 'review');
  const twice = await ctx.client.call('writeReview', { token, params, body });
  seemsStatus(ctx, twice, 409, { step: 'a stay is reviewed twice', code: 'REVIEW_EXISTS' });
  await shown(ctx, body.comment);
  await answered(ctx, body.comment);
  await changed(ctx, bookingId);
}

async function shown(ctx: Context, comment: string): Promise<void> {
  if (!ctx.offered.has('listReviews')) return;
  const list = await ctx.client.call('listReviews', { params: { id: worldOf(ctx).hotelId } });
  if (reviewOf(list.body, comment)) return;
  tell(ctx, list, {
    cause: 'a review is not shown',
    severity: 'BREAKS SCREEN',
    expected: comment,
    seen: list.text.slice(0, 120),
  });
}

async function answered(ctx: Context, comment: string): Promise<void> {
  needs(ctx, 'listPartnerReviews', 'answerReview', 'getPartnerReview');
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const list = await ctx.client.call('listPartnerReviews', { token, query: { hotelId } });
  const reviewId = numberAt(reviewOf(list.body, comment), 'id');
  if (!Number.isNaN(reviewId)) worldOf(ctx).ids['reviewId'] = reviewId;
  const params = { hotelId, reviewId };
  const body = { answer: 'Cảm ơn bạn đã ghé.' };
  const saved = await ctx.client.call('answerReview', { token, params, body });
  expectStatus(ctx, saved, 200, { step: 'a hotel answers a review' });
  const read = await ctx.client.call('getPartnerReview', { token, params });
  for (const one of [saved, read]) keeps(ctx, one.body, body, 'review');
  if (!ctx.offered.has('listReviews')) return;
  const shownTo = await ctx.client.call('listReviews', { params: { id: hotelId } });
  keeps(ctx, reviewOf(shownTo.body, comment), { hotelResponse: body.answer }, 'review');
}

/** It says that it was changed, and what it says now is what travellers read. */
async function changed(ctx: Context, bookingId: string): Promise<void> {
  if (!ctx.offered.has('changeReview')) return;
  const { token } = personOf(ctx, 'customer');
  const body = { rating: 4, comment: 'Phòng yên tĩnh, cầu thang dốc.' };
  const saved = await ctx.client.call('changeReview', { token, params: { bookingId }, body });
  expectStatus(ctx, saved, 200, { step: 'a guest changes a review' });
  keeps(ctx, saved.body, body, 'review');
  await shown(ctx, body.comment);
  if (textAt(saved.body, 'changedAt') !== '') return;
  tell(ctx, saved, {
    cause: 'a changed review does not say when it was changed',
    severity: 'CONTRACT',
    expected: 'changedAt',
    seen: 'null',
  });
}

function reviewOf(body: Json | undefined, comment: string): Json | undefined {
  return listAt(body, 'content').find((row) => textAt(row, 'comment') === comment);
}

import { expectStatus, needs, Skipped, tell, worldOf, type Context } from '../../context';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { isAlike } from '../../told/alike';

/** Each by itself. */
export async function settings(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerSettings', 'updatePartnerSettings');
  const { token } = worldOf(ctx).owner;
  const { body: before } = await ctx.client.call('getPartnerSettings', { token });
  const choices = [true, false].flatMap((one) =>
    [true, false].map((two) => ({ mailOnBooking: one, mailOnCancellation: two })),
  );
  for (const body of [...choices, before as object]) {
    const saved = await ctx.client.call('updatePartnerSettings', { token, body });
    expectStatus(ctx, saved, 200, { step: 'a partner chooses which mails to get' });
    const read = await ctx.client.call('getPartnerSettings', { token });
    if ([saved, read].every((one) => isAlike(body as Json, one.body ?? null))) continue;
    tell(ctx, read, {
      cause: 'which mails a partner wants is not kept',
      severity: 'BREAKS SCREEN',
      expected: JSON.stringify(body),
      seen: read.text.slice(0, 120),
    });
  }
}

/** A review is found by who wrote it; an answer that is taken back is read by nobody. */
export async function takenBack(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerReviews', 'deleteReviewAnswer', 'answerReview', 'listReviews');
  const { hotelId, ids, owner } = worldOf(ctx);
  const { token } = owner;
  const reviewId = Number(ids['reviewId'] ?? Number.NaN);
  if (Number.isNaN(reviewId)) throw new Skipped('nobody has written a review');
  const params = { hotelId, reviewId };
  const { body } = await ctx.client.call('getPartnerReview', { token, params });
  for (const text of [textAt(body, 'userName'), textAt(body, 'bookingId')].filter(Boolean)) {
    const list = await ctx.client.call('listPartnerReviews', {
      token,
      query: { text, hotelId, size: 50 },
    });
    if (listAt(list.body, 'content').some((row) => numberAt(row, 'id') === reviewId)) continue;
    tell(ctx, list, {
      cause: 'a review is not found by its guest or its booking',
      severity: 'BREAKS SCREEN',
      expected: `review ${reviewId} by "${text}"`,
      seen: 'not there',
    });
  }
  for (const answer of ['Cảm ơn quý khách.', undefined, 'Hẹn gặp lại.']) {
    const done =
      answer === undefined
        ? await ctx.client.call('deleteReviewAnswer', { token, params })
        : await ctx.client.call('answerReview', { token, params, body: { answer } });
    expectStatus(ctx, done, 200, { step: 'a hotel answers a review, or takes that back' });
    // What these say of the same review is held against each other.
    await ctx.client.call('listReviews', { params: { id: hotelId } });
    for (const choice of ['answered', 'waiting']) {
      const list = await ctx.client.call('listPartnerReviews', {
        token,
        query: { answer: choice, hotelId, size: 50 },
      });
      const isThere = listAt(list.body, 'content').some((row) => numberAt(row, 'id') === reviewId);
      if (isThere === ((answer === undefined) === (choice === 'waiting'))) continue;
      tell(ctx, list, {
        cause: 'reviews are not chosen by whether they are answered',
        severity: 'BREAKS SCREEN',
        expected: `review ${reviewId} is ${answer === undefined ? 'waiting' : 'answered'}`,
        seen: `${isThere ? 'there' : 'not there'} among ${choice}`,
      });
    }
  }
}

import { expectStatus, needs, Skipped, tell, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../../json';
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

/** The one that was written here, or else one of a given account that waits for an answer, and will do so again. */
async function reviewToAnswer(ctx: Context) {
  const { hotelId, ids, owner } = worldOf(ctx);
  const own = Number(ids['reviewId'] ?? Number.NaN);
  if (!Number.isNaN(own)) return { hotelId, reviewId: own, isBorrowed: false };
  const query = { answer: 'waiting', size: 1 };
  const list = await ctx.client.call('listPartnerReviews', { token: owner.token, query });
  const [row] = listAt(list.body, 'content');
  if (row === undefined) throw new Skipped('nobody has written a review');
  const [of, reviewId] = [numberAt(row, 'hotelId'), numberAt(row, 'id')];
  return { hotelId: of, reviewId, isBorrowed: true };
}

/** "It is composed (NFC) and trimmed", and null where there is none. */
function isSaid(ctx: Context, done: Answer, answer: string | undefined): void {
  const expected = answer?.trim() ?? null;
  const seen = at(done.body, 'answer') ?? null;
  if (seen === expected) return;
  tell(ctx, done, {
    cause: 'an answer to a review is another than was written, or taken back',
    severity: 'BREAKS SCREEN',
    expected: textOf(expected),
    seen: textOf(seen),
  });
}

/** "Only reviews with so many stars": together they are all. */
export async function byStars(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerReviews');
  const { token } = worldOf(ctx).owner;
  const list = (query: Record<string, number>) =>
    ctx.client.call('listPartnerReviews', { token, query: { size: 50, ...query } });
  const all = numberAt((await list({})).body, 'totalElements');
  let sum = 0;
  for (const rating of [1, 2, 3, 4, 5]) {
    const answer = await list({ rating });
    sum += numberAt(answer.body, 'totalElements');
    const seen = listAt(answer.body, 'content').map((row) => numberAt(row, 'rating'));
    if (seen.every((one) => one === rating) && (rating < 5 || sum === all)) continue;
    tell(ctx, answer, {
      cause: 'reviews are not chosen by their stars',
      severity: 'BREAKS SCREEN',
      expected: `reviews with ${rating} stars, of ${all}`,
      seen: `${seen.join()}, so far ${sum}`,
    });
  }
}

/** A review is found by who wrote it; an answer that is taken back is read by nobody. */
export async function takenBack(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerReviews', 'deleteReviewAnswer', 'answerReview', 'listReviews');
  const { token } = worldOf(ctx).owner;
  const { hotelId, reviewId, isBorrowed } = await reviewToAnswer(ctx);
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
  const last = isBorrowed ? undefined : 'Hẹn gặp lại.';
  for (const answer of ['Cảm ơn quý khách.', undefined, '\n\n  Cảm ơn,\nhẹn gặp lại. \n', last]) {
    const done =
      answer === undefined
        ? await ctx.client.call('deleteReviewAnswer', { token, params })
        : await ctx.client.call('answerReview', { token, params, body: { answer } });
    expectStatus(ctx, done, 200, { step: 'a hotel answers a review, or takes that back' });
    isSaid(ctx, done, answer);
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

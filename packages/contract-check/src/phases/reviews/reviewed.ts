import { expectStatus, seemsStatus, tell, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import { longText } from '../../longText';
import type { Person } from '../../world/types';
import { tellTold } from '../alike/differences';
import { keeps } from '../partnerFlow';

export const FIRST_REVIEW = { rating: 2, comment: 'Phòng yên tĩnh, nhìn ra sông, nước yếu.' };
export const CHANGED_REVIEW = { rating: 4, comment: longText(2000) };
const CHANGEABLE_MS = 7 * 24 * 3_600_000;
/** One of the two moments may be told to the second only. */
const TOLERANCE_MS = 1_000;

/** A stay that its guest has reviewed; `owner` where the account of the hotel's is known. */
export interface ReviewedStay {
  guest: Person;
  owner: Person | undefined;
  hotelId: number;
  bookingId: string;
}

/** A review that has just been written is written once, shown, answered, and changed; answers its number for the owner. */
export async function reviewed(
  ctx: Context,
  stay: ReviewedStay,
  written: Answer,
): Promise<number | undefined> {
  keeps(ctx, written.body, FIRST_REVIEW, 'review');
  tellTold(ctx, written, 'a review', { changedAt: null, hotelResponse: null }, written.body);
  changeableForAWeek(ctx, written);
  const { guest, bookingId } = stay;
  const call = { token: guest.token, params: { bookingId }, body: FIRST_REVIEW };
  const twice = await ctx.client.call('writeReview', call);
  seemsStatus(ctx, twice, 409, { step: 'a stay is reviewed twice', code: 'REVIEW_EXISTS' });
  await shown(ctx, stay, FIRST_REVIEW.comment);
  const reviewId = await answered(ctx, stay);
  await changed(ctx, stay);
  return reviewId;
}

function changeableForAWeek(ctx: Context, written: Answer): void {
  const { body } = written;
  const moment = (name: string) => Date.parse(textAt(body, name));
  const changeable = moment('changeableUntil') - moment('createdAt');
  if (Math.abs(changeable - CHANGEABLE_MS) < TOLERANCE_MS) return;
  tell(ctx, written, {
    cause: 'a review can be changed for another time than seven days',
    severity: 'CONTRACT',
    expected: `seven days after ${textAt(body, 'createdAt')}`,
    seen: textAt(body, 'changeableUntil') || 'nothing',
  });
}

const reviewOf = (body: Json | undefined, comment: string) =>
  listAt(body, 'content').find((row) => textAt(row, 'comment') === comment);

async function shown(ctx: Context, { hotelId }: ReviewedStay, comment: string): Promise<void> {
  if (!ctx.offered.has('listReviews')) return;
  const list = await ctx.client.call('listReviews', { params: { id: hotelId } });
  if (reviewOf(list.body, comment)) return;
  tell(ctx, list, {
    cause: 'a review is not shown',
    severity: 'BREAKS SCREEN',
    expected: comment.slice(0, 120),
    seen: list.text.slice(0, 120),
  });
}

async function answered(
  ctx: Context,
  { hotelId, owner, bookingId }: ReviewedStay,
): Promise<number | undefined> {
  const needed = ['listPartnerReviews', 'answerReview', 'getPartnerReview'];
  if (!owner || needed.some((id) => !ctx.offered.has(id))) return undefined;
  const { token } = owner;
  const list = await ctx.client.call('listPartnerReviews', { token, query: { hotelId } });
  const row = reviewOf(list.body, FIRST_REVIEW.comment);
  const reviewId = numberAt(row, 'id');
  tellTold(ctx, list, "a guest's review", { bookingId, answer: null }, row);
  const params = { hotelId, reviewId };
  const body = { answer: longText(1000) };
  const saved = await ctx.client.call('answerReview', { token, params, body });
  expectStatus(ctx, saved, 200, { step: 'a hotel answers a review' });
  const read = await ctx.client.call('getPartnerReview', { token, params });
  for (const one of [saved, read]) keeps(ctx, one.body, body, 'review');
  if (!ctx.offered.has('listReviews')) return reviewId;
  const shownTo = await ctx.client.call('listReviews', { params: { id: hotelId } });
  const publicRow = reviewOf(shownTo.body, FIRST_REVIEW.comment);
  keeps(ctx, publicRow, { hotelResponse: body.answer }, 'review');
  return reviewId;
}

/** It says that it was changed, and what it says now is what travellers read. */
async function changed(ctx: Context, stay: ReviewedStay): Promise<void> {
  if (!ctx.offered.has('changeReview')) return;
  const { token } = stay.guest;
  const call = { token, params: { bookingId: stay.bookingId }, body: CHANGED_REVIEW };
  const saved = await ctx.client.call('changeReview', call);
  expectStatus(ctx, saved, 200, { step: 'a guest changes a review' });
  keeps(ctx, saved.body, CHANGED_REVIEW, 'review');
  await shown(ctx, stay, CHANGED_REVIEW.comment);
  if (at(saved.body, 'changedAt')) return;
  tell(ctx, saved, {
    cause: 'a changed review does not say when it was changed',
    severity: 'CONTRACT',
    expected: 'changedAt',
    seen: 'null',
  });
}

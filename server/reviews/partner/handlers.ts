import { tidyFreeText } from '../../../domain/reviews/reviews';
import { searchText } from '../../../domain/search/searchText';
import { recordHotelChange } from '../../db/changeRecording';
import { notFound } from '../../http/errors';
import type { Call, Handlers, Schemas } from '../../http/operations';
import { pageOf } from '../../http/page';
import type { Services } from '../../services';
import {
  partnerReview,
  partnerReviewCount,
  partnerReviews,
  storeAnswer,
  type PartnerReviewRow,
} from './queries';

type Own = Pick<
  Handlers,
  'listPartnerReviews' | 'getPartnerReview' | 'answerReview' | 'deleteReviewAnswer'
>;
type OneReview = Pick<Call<'getPartnerReview'>, 'params' | 'account'>;

export function partnerReviewHandlers({ db, saveInHotel, clock }: Services): Own {
  return {
    async listPartnerReviews({ query, account }) {
      const { page = 0, size = 10, sort = '-created', text = '', ...rest } = query;
      const words = searchText(text).split(' ').filter(Boolean);
      const filter = { ...rest, ownerId: account.id, words };
      const rows = await partnerReviews(db, filter, { order: sort, page, size });
      const total = await partnerReviewCount(db, filter);
      return pageOf(rows.map(toPartnerReview), total, { page, size });
    },

    getPartnerReview: one,
    answerReview: (call) => answered(call, tidyFreeText(call.body.answer)),
    deleteReviewAnswer: (call) => answered(call, null),
  };

  async function answered(call: OneReview, answer: string | null) {
    const key = keyOf(call);
    await saveInHotel(key.hotelId, async (tx) => {
      if (!(await storeAnswer(tx, key, { answer, now: clock.now() }))) throw notFound();
      await recordHotelChange(tx, key.hotelId, { kind: 'REVIEWS', ids: [key.reviewId] });
    });
    return one(call);
  }

  async function one(call: OneReview): Promise<Schemas['PartnerReview']> {
    const row = await partnerReview(db, keyOf(call));
    if (!row) throw notFound();
    return toPartnerReview(row);
  }
}

function keyOf({ params, account }: OneReview) {
  return { ...params, ownerId: account.id };
}

function toPartnerReview({ stay, ...row }: PartnerReviewRow): Schemas['PartnerReview'] {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    ...(stay && { stay }),
  };
}

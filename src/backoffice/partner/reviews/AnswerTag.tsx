import type { PartnerReview } from '../../../api/partner';
import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';
import { StatusTag } from '../../ui/StatusTag';

const texts = partnerReviewTexts.answers;

/** Whether the guest changed the review after it was answered. */
export function isOutdated({ answer, answeredAt, changedAt }: PartnerReview): boolean {
  if (answer === null || changedAt === null) return false;
  return answeredAt === null || answeredAt < changedAt;
}

export function AnswerTag({ review }: { review: PartnerReview }) {
  if (review.answer === null) return <StatusTag tone="waiting">{texts.waiting}</StatusTag>;
  if (isOutdated(review)) return <StatusTag tone="info">{texts.outdated}</StatusTag>;
  return <StatusTag tone="good">{texts.answered}</StatusTag>;
}

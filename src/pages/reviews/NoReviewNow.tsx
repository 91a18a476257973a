import { momentText } from '../../../domain/stays/dayText';
import type { Booking } from '../../api';
import { paths } from '../../../site/paths';
import { useLanguage, useTexts } from '../../state/useTexts';
import { reviewTexts } from '../../i18n/reviews';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { isChangeable } from '../../entities/review/ownReview';

type Reason = 'notYet' | 'noStay' | 'notOpen' | 'final';

/** Why nothing can be written about this booking now; null when it can. */
export function reasonAgainst({ status, review, reviewable }: Booking): Reason | null {
  if (status === 'CANCELLED' || status === 'NO_SHOW') return 'noStay';
  if (status !== 'COMPLETED') return 'notYet';
  if (!review) return reviewable === false ? 'notOpen' : null;
  return isChangeable(review) ? null : 'final';
}

type NoReviewNowProps = { reason: Reason; booking: Booking };

export function NoReviewNow({ reason, booking }: NoReviewNowProps) {
  const all = useTexts(reviewTexts);
  const texts = all.page;
  const language = useLanguage();
  const end = new Date(booking.review?.changeableUntil ?? '');
  const why = {
    notYet: () => texts.notYetWhy,
    noStay: () => texts.noStayWhy,
    notOpen: () => texts.notOpenWhy,
    final: () => all.finalSince(momentText(end, language)),
  };
  return (
    <EmptyNotice
      title={texts[reason]}
      action={<LinkButton to={paths.booking(booking.bookingId)}>{texts.toBooking}</LinkButton>}
    >
      {why[reason]()}
    </EmptyNotice>
  );
}

import { momentText } from '../../../domain/stays/dayText';
import type { Booking, OwnReview } from '../../api';
import { paths } from '../../../site/paths';
import { useLanguage, useTexts } from '../../state/useTexts';
import { reviewTexts } from '../../i18n/reviews';
import { reviewWordTexts } from '../../i18n/reviewWords';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Rating } from '../../ui/display/Rating';
import { isChangeable } from '../../entities/review/ownReview';
import { ReviewWords } from '../../entities/review/ReviewWords';
import { Card } from '../../ui/layout/Card';
import { Inline, Stack } from '../../ui/layout/Stack';
import { statusOf } from './sheetContent';
import styles from './StayReview.module.css';

/** What the guest said about the completed stay, or the invitation to say it. */
export function StayReview({ booking }: { booking: Booking }) {
  const texts = useTexts(reviewTexts);
  const { review, hotel } = booking;
  if (statusOf(booking) !== 'COMPLETED' || (!review && booking.reviewable === false)) return null;
  return (
    <Card as="section" aria-labelledby="stay-review" data-no-print>
      <Stack gap={3}>
        <h2 id="stay-review" className="likeH3">
          {review ? texts.mine : texts.booking.question}
        </h2>
        {review ? <Written review={review} /> : <p>{texts.booking.invite}</p>}
        <Inline gap={3}>
          <ReviewLink booking={booking} main={!review} />
          {review && hotel && (
            <LinkButton variant="quiet" to={paths.hotel(hotel.id, {}, 'reviews')}>
              {texts.booking.seeAll}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function Written({ review }: { review: OwnReview }) {
  const all = useTexts(reviewTexts);
  const texts = useTexts(reviewWordTexts);
  const language = useLanguage();
  const end = momentText(new Date(review.changeableUntil), language);
  return (
    <div>
      <Rating stars value={review.rating} text="" label={texts.stars(review.rating)} />
      {review.changedAt && <p className={styles.until}>{texts.changed}</p>}
      <ReviewWords review={review} />
      <p className={styles.until}>
        {isChangeable(review) ? all.changeableUntil(end) : all.finalSince(end)}
      </p>
    </div>
  );
}

/** To writing or changing the review of a completed stay; nothing when neither is possible. */
export function ReviewLink({ booking, main = false }: { booking: Booking; main?: boolean }) {
  const texts = useTexts(reviewTexts);
  const { bookingId, review, reviewable } = booking;
  if (statusOf(booking) !== 'COMPLETED') return null;
  if (review ? !isChangeable(review) : reviewable === false) return null;
  return (
    <LinkButton variant={main ? 'primary' : 'secondary'} to={paths.review(bookingId)}>
      {review ? texts.change : texts.write}
    </LinkButton>
  );
}

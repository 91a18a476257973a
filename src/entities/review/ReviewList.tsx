import { formatDay } from '../../../domain/stays/dayText';
import { vietnamToday } from '../../../domain/stays/stay';
import type { Review, ReviewedStay } from '../../api';
import { useTexts } from '../../state/useTexts';
import { reviewWordTexts } from '../../i18n/reviewWords';
import { stayTexts } from '../../i18n/stays';
import { Badge } from '../../ui/display/Badge';
import { Rating } from '../../ui/display/Rating';
import { ReviewWords } from './ReviewWords';
import { classNames } from '../../ui/classNames';
import { Disc } from '../../ui/display/Disc';
import { Stack } from '../../ui/layout/Stack';
import styles from './ReviewList.module.css';

type ReviewListProps = {
  reviews: readonly Review[] | null | undefined;
  /** Which of them the reader wrote. */
  ownIds?: ReadonlySet<number> | undefined;
};

/** What guests wrote, and what the hotel answered. Shows nothing for an empty list. */
export function ReviewList({ reviews, ownIds }: ReviewListProps) {
  const texts = useTexts(reviewWordTexts);
  const { nights } = useTexts(stayTexts);
  const stayOf = (stay: ReviewedStay) =>
    [texts.stayed(monthText(stay.month)), nights(stay.nights), ...stay.rooms].join(' · ');
  if (!reviews || reviews.length === 0) return null;
  return (
    <Stack as="ol">
      {reviews.map((review) => (
        <li key={review.id} className={classNames('surface', styles.review)}>
          <div className={styles.head}>
            <Disc aria-hidden="true">{initialOf(review.userName || texts.anonymous)}</Disc>
            <span className={styles.who}>
              <strong>{review.userName || texts.anonymous}</strong>
              <ReviewDay review={review} />
            </span>
            {ownIds?.has(review.id) && <Badge tone="leaf">{texts.mine}</Badge>}
            <Rating stars value={review.rating} text="" label={texts.stars(review.rating)} />
          </div>
          {review.stay && <p className={styles.stay}>{stayOf(review.stay)}</p>}
          <ReviewWords review={review} />
        </li>
      ))}
    </Stack>
  );
}

/** `2026-11` as `11/2026`. */
function monthText(month: string): string {
  return month.split('-').reverse().join('/');
}

/** People go by their last word in Vietnamese names. */
function initialOf(name: string): string {
  const word = name.trim().split(/\s+/).at(-1) ?? '';
  return [...word.normalize('NFC')][0]?.toUpperCase() ?? '?';
}

function ReviewDay({ review: { createdAt, changedAt } }: { review: Review }) {
  const { changed } = useTexts(reviewWordTexts);
  const instant = new Date(createdAt ?? '');
  if (Number.isNaN(instant.getTime())) return null;
  const day = vietnamToday(instant);
  return (
    <span className={styles.day}>
      <time dateTime={day}>{formatDay(day)}</time>
      {changedAt && ` · ${changed}`}
    </span>
  );
}

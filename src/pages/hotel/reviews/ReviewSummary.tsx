import type { Hotel } from '../../../api';
import type { ReviewPage } from '../../../api/reviews';
import { useTexts } from '../../../state/useTexts';
import { reviewTexts } from '../../../i18n/reviews';
import { RatingOf } from '../../../entities/review/RatingOf';
import styles from './ReviewSummary.module.css';

type ReviewSummaryProps = { hotel: Hotel; answer: ReviewPage | undefined };

/** The average, and how many gave how many stars. */
export function ReviewSummary({ hotel, answer }: ReviewSummaryProps) {
  const texts = useTexts(reviewTexts).tab;
  const { totalRatings, totalReviews } = answer ?? hotel;
  const counts = answer?.distribution ?? [0, 0, 0, 0, 0];
  return (
    <div>
      <p className={styles.average}>
        <RatingOf rating={totalRatings} reviews={totalReviews} withCount />
      </p>
      {totalReviews > 0 && (
        <ul className={styles.bars} aria-label={texts.distribution}>
          {counts
            .map((count, index) => (
              <li key={index} className={styles.line}>
                <span>{texts.stars(index + 1)}</span>
                <span aria-hidden="true" className={styles.track}>
                  <span
                    className={styles.bar}
                    style={{ width: `${(100 * count) / totalReviews}%` }}
                  />
                </span>
                <span className={styles.count}>{answer ? count : ''}</span>
              </li>
            ))
            .reverse()}
        </ul>
      )}
    </div>
  );
}

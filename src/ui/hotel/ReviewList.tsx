import { formatDay } from '../../../domain/dayText';
import { vietnamToday } from '../../../domain/stay';
import type { Review } from '../../api';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../texts/stays';
import { Rating } from '../display/Rating';
import styles from './ReviewList.module.css';

/** What guests wrote, and what the hotel answered. Shows nothing for an empty list. */
export function ReviewList({ reviews }: { reviews: readonly Review[] | null | undefined }) {
  const texts = useTexts(stayTexts).reviews;
  if (!reviews || reviews.length === 0) return null;
  return (
    <ol className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <p className={styles.head}>
            <span className={styles.initial} aria-hidden="true">
              {initialOf(review.userName || texts.anonymous)}
            </span>
            <span className={styles.who}>
              <strong>{review.userName || texts.anonymous}</strong>
              <ReviewDay moment={review.createdAt} />
            </span>
            <Rating stars value={review.rating} text="" label={texts.stars(review.rating)} />
          </p>
          <p className={styles.comment}>{review.comment}</p>
          {review.hotelResponse && (
            <blockquote className={styles.answer}>
              <strong>{texts.answer}</strong>
              <p>{review.hotelResponse}</p>
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}

/** People go by their last word in Vietnamese names. */
function initialOf(name: string): string {
  const word = name.trim().split(/\s+/).at(-1) ?? '';
  return [...word.normalize('NFC')][0]?.toUpperCase() ?? '?';
}

function ReviewDay({ moment }: { moment: string | undefined }) {
  const instant = new Date(moment ?? '');
  if (Number.isNaN(instant.getTime())) return null;
  const day = vietnamToday(instant);
  return <time dateTime={day}>{formatDay(day)}</time>;
}

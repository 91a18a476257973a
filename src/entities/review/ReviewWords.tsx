import type { OwnReview, Review } from '../../api';
import { useTexts } from '../../state/useTexts';
import { reviewWordTexts } from '../../i18n/reviewWords';
import { OwnWords } from '../hotel/OwnWords';
import styles from './ReviewWords.module.css';

type Words = Pick<Review | OwnReview, 'comment' | 'hotelResponse' | 'changedAt' | 'respondedAt'>;

/** What the guest says, and what the hotel answers, be it to what the guest said before. */
export function ReviewWords({ review }: { review: Words }) {
  const { comment, hotelResponse: answer, changedAt, respondedAt } = review;
  const texts = useTexts(reviewWordTexts);
  const isToOtherWords =
    changedAt && respondedAt && Date.parse(respondedAt) < Date.parse(changedAt);
  return (
    <>
      <p className={styles.comment}>
        <OwnWords text={comment} />
      </p>
      {answer && (
        <blockquote className={styles.answer}>
          <strong>{isToOtherWords ? texts.earlierAnswer : texts.answer}</strong>
          <p className={styles.words}>
            <OwnWords text={answer} />
          </p>
        </blockquote>
      )}
    </>
  );
}

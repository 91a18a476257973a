import { useTexts } from '../../state/useTexts';
import { reviewWordTexts } from '../../i18n/reviewWords';
import { OwnWords } from '../hotel/OwnWords';
import styles from './ReviewWords.module.css';

type ReviewWordsProps = { comment: string; answer: string | null | undefined };

/** What the guest says, and what the hotel answers. */
export function ReviewWords({ comment, answer }: ReviewWordsProps) {
  const texts = useTexts(reviewWordTexts);
  return (
    <>
      <p className={styles.comment}>
        <OwnWords text={comment} />
      </p>
      {answer && (
        <blockquote className={styles.answer}>
          <strong>{texts.answer}</strong>
          <p className={styles.words}>
            <OwnWords text={answer} />
          </p>
        </blockquote>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { StarFilledIcon } from '../icons/stayIcons';
import { classNames } from '../classNames';
import styles from './Rating.module.css';

type RatingProps = {
  /** 0 to 5; null when nobody has rated yet. */
  value: number | null;
  /** The number as read ('4,5'), or the word for a new place ('Mới'). */
  text: string;
  /** The whole for screen readers: '4,5 trên 5 sao'. */
  label: string;
  /** After the number: '128 đánh giá'. */
  count?: ReactNode;
  /** Five stars instead of one. */
  stars?: boolean | undefined;
};

const FIVE = [1, 2, 3, 4, 5];

export function Rating({ value, text, label, count, stars = false }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span aria-hidden="true" className={styles.shown}>
        {stars
          ? FIVE.map((star) => (
              <StarFilledIcon
                key={star}
                className={classNames(styles.star, (value ?? 0) < star - 0.5 && styles.off)}
              />
            ))
          : value !== null && <StarFilledIcon className={styles.star} />}
        <span className={styles.text}>{text}</span>
      </span>
      <span className="visuallyHidden">{label}</span>
      {count !== undefined && <span className="note">{count}</span>}
    </span>
  );
}

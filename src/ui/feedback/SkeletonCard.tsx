import { Skeleton, SkeletonText } from './Skeleton';
import { classNames } from '../classNames';
import styles from './Skeleton.module.css';

/** A card to come: picture, title, lines. */
export function SkeletonCard({ ratio = '3 / 2', lines = 3 }: { ratio?: string; lines?: number }) {
  return (
    <div aria-hidden="true" className={classNames('surface', styles.card)}>
      <Skeleton ratio={ratio} className={styles.picture} />
      <div className={styles.body}>
        <Skeleton width="70%" height="1.5em" />
        <SkeletonText lines={lines} />
        <Skeleton width="40%" height="1.75em" />
      </div>
    </div>
  );
}

import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './DataTable.module.css';

/** The places of cards that are on their way. */
export function CardPlaces({ count }: { count: number }) {
  return (
    <div className={styles.cardPlaces}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={340} />
      ))}
    </div>
  );
}

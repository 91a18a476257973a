import { classNames } from '../../../ui/classNames';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './DataTable.module.css';

/**
 * The places of rows that are on their way. No table of Ant Design's: on a phone it is made for longer than the
 * rows take to come.
 */
export function RowPlaces({ count }: { count: number }) {
  return (
    <div className={classNames('surface', styles.rowPlaces)}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height="1em" />
      ))}
    </div>
  );
}

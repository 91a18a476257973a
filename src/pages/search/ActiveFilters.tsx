import { Link } from '../../ui/navigation/Link';
import type { HotelSearch } from '../../../site/hotelSearch';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { CloseIcon } from '../../ui/icons/actionIcons';
import styles from './ActiveFilters.module.css';
import { NO_FILTERS, useActiveFilters } from './useConditions';

type ActiveFiltersProps = {
  search: HotelSearch;
  hrefWith: (changes: Partial<HotelSearch>) => string;
  /** What was pressed goes away with the focus on it. */
  onDrop: () => void;
};

/** The filters that are set, each one press away from not being it. */
export function ActiveFilters({ search, hrefWith, onDrop }: ActiveFiltersProps) {
  const texts = useTexts(searchTexts).filters;
  const filters = useActiveFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.active}>
      {filters.map(({ key, name, dropped }) => (
        <li key={key}>
          <Link
            to={hrefWith(dropped)}
            className={styles.chip}
            aria-label={texts.drop(name)}
            onClick={onDrop}
          >
            <span>{name}</span>
            <CloseIcon size="1em" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link to={hrefWith(NO_FILTERS)} className={styles.clear} onClick={onDrop}>
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}

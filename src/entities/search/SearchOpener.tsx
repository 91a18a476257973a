import { SearchIcon } from '../../ui/icons/actionIcons';
import { classNames } from '../../ui/classNames';
import styles from './SearchOpener.module.css';

type SearchOpenerProps = {
  title: string;
  /** Dates and guests in a line. */
  wish: string;
  onOpen: () => void;
};

/** The search of a phone while it is closed: what is asked, in one large button. */
export function SearchOpener({ title, wish, onOpen }: SearchOpenerProps) {
  return (
    <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
      <SearchIcon size={24} />
      <span>
        <strong>{title}</strong>
        <span className={classNames('note', styles.wish)}>{wish}</span>
      </span>
    </button>
  );
}

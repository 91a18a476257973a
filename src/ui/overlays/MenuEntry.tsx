import type { ReactNode } from 'react';
import { Link } from '../navigation/Link';
import { classNames } from '../classNames';
import { CheckIcon } from '../icons/actionIcons';
import styles from './Menu.module.css';

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** An address makes it a link. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Given on every item of a one-of-many choice, such as the language. */
  selected?: boolean | undefined;
  /** Draws a line above. */
  separated?: boolean | undefined;
  /** Language of the label when it differs from the page's. */
  lang?: string | undefined;
};

export function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const choose = () => {
    onChosen();
    item.onSelect?.();
  };
  const shared = {
    tabIndex: -1,
    lang: item.lang,
    className: classNames(styles.item, item.separated && styles.separated),
    onClick: choose,
  };
  const content = (
    <>
      {item.icon}
      <span className={styles.text}>{item.label}</span>
      {item.selected && <CheckIcon className={styles.check} />}
    </>
  );
  if (item.to !== undefined) {
    return (
      <Link {...shared} role="menuitem" to={item.to}>
        {content}
      </Link>
    );
  }
  if (item.selected !== undefined) {
    return (
      <button {...shared} type="button" role="menuitemradio" aria-checked={item.selected}>
        {content}
      </button>
    );
  }
  return (
    <button {...shared} type="button" role="menuitem">
      {content}
    </button>
  );
}

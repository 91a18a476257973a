import type { MouseEvent, ReactNode } from 'react';
import { Link } from './Link';
import {
  ChevronFirstIcon,
  ChevronLastIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '../icons/chevrons';
import { pageWindow } from './pageWindow';
import styles from './Pager.module.css';

type PagerLabels = {
  /** Names the whole. */
  pages: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** 'Trang 3'; the number is already counted from 1. */
  page: (number: number) => string;
};

type PagerProps = {
  /** Counted from 0. */
  page: number;
  totalPages: number;
  /** The address of a page counted from 0, so that a page can be opened in a new tab. */
  hrefOf: (page: number) => string;
  /** Takes over plain clicks; without it the link is simply followed. */
  onSelect?: ((page: number) => void) | undefined;
  caption?: ReactNode;
  labels: PagerLabels;
};

/** First, previous, up to five numbers, next, last. Nothing but the caption when all is on one page. */
export function Pager({ page, totalPages, hrefOf, onSelect, caption, labels }: PagerProps) {
  const captionLine = caption && <p className={styles.caption}>{caption}</p>;
  if (totalPages <= 1) return captionLine;

  const last = totalPages - 1;
  const step = (label: string, icon: ReactNode, target: number) => (
    <PageLink
      label={label}
      target={target === page || target < 0 || target > last ? null : target}
      hrefOf={hrefOf}
      onSelect={onSelect}
    >
      {icon}
    </PageLink>
  );

  return (
    <nav aria-label={labels.pages} className={styles.pager}>
      <ul className={styles.list}>
        {step(labels.first, <ChevronFirstIcon />, 0)}
        {step(labels.previous, <ChevronLeftIcon />, page - 1)}
        {pageWindow(page, totalPages).map((number) => (
          <PageLink
            key={number}
            label={labels.page(number + 1)}
            target={number}
            current={number === page}
            hrefOf={hrefOf}
            onSelect={onSelect}
          >
            {number + 1}
          </PageLink>
        ))}
        {step(labels.next, <ChevronRightIcon />, page + 1)}
        {step(labels.last, <ChevronLastIcon />, last)}
      </ul>
      {captionLine}
    </nav>
  );
}

type PageLinkProps = Pick<PagerProps, 'hrefOf' | 'onSelect'> & {
  label: string;
  /** Null where there is nowhere to go. */
  target: number | null;
  current?: boolean;
  children: ReactNode;
};

function PageLink({ label, target, current = false, hrefOf, onSelect, children }: PageLinkProps) {
  if (target === null) {
    return (
      <li>
        <span className={styles.link} role="link" aria-disabled="true" aria-label={label}>
          {children}
        </span>
      </li>
    );
  }
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!onSelect || !plain || event.altKey) return;
    event.preventDefault();
    onSelect(target);
  };
  return (
    <li>
      <Link
        to={hrefOf(target)}
        className={styles.link}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        onClick={onClick}
      >
        {children}
      </Link>
    </li>
  );
}

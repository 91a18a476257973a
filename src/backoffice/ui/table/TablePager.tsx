import { Button, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import {
  ChevronFirstIcon,
  ChevronLastIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '../../../ui/icons/chevrons';
import { PAGE_SIZES } from '../../../../site/tableQuery';
import styles from './TablePager.module.css';

type TablePagerProps = {
  /** From 0. */
  page: number;
  size: number;
  totalPages: number;
  caption: string;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

const sizes = PAGE_SIZES.map((value) => ({ value, label: String(value) }));

export function TablePager(props: TablePagerProps) {
  const { page, size, totalPages, caption, onPage, onSize } = props;
  const last = Math.max(0, totalPages - 1);
  const id = useId();
  const step = (label: string, icon: ReactNode, target: number) => {
    const off = target < 0 || target > last || target === page;
    return (
      // Off, it keeps the focus of who has just pressed it for the last time.
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        aria-disabled={off}
        className={(off && styles.off) || ''}
        onClick={() => !off && onPage(target)}
      />
    );
  };
  return (
    <div className={styles.pager}>
      <p role="status" className={styles.caption}>
        {caption}
      </p>
      <div className={styles.size} data-no-print>
        <label htmlFor={id}>{texts.pageSize}</label>
        <Select<number>
          id={id}
          value={size}
          options={sizes}
          onChange={onSize}
          popupMatchSelectWidth={false}
        />
      </div>
      <nav aria-label={texts.pages} className={styles.steps} data-no-print>
        {step(texts.first, <ChevronFirstIcon />, 0)}
        {step(texts.previous, <ChevronLeftIcon />, page - 1)}
        <span className="figures">{texts.pageOf(page + 1, last + 1)}</span>
        {step(texts.next, <ChevronRightIcon />, page + 1)}
        {step(texts.last, <ChevronLastIcon />, last)}
      </nav>
    </div>
  );
}

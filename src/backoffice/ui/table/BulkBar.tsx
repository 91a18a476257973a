import { Button } from 'antd';
import type { ReactNode } from 'react';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import styles from './DataTable.module.css';

type BulkBarProps = {
  said: string;
  onClear: () => void;
  /** Leads to the rows of other pages. */
  more: ReactNode;
  children: ReactNode;
};

/** What can be done to all rows selected. */
export function BulkBar({ said, onClear, more, children }: BulkBarProps) {
  return (
    <section aria-label={texts.select} className={styles.bulk}>
      <span role="status">{said}</span>
      {more}
      {children}
      <Button type="text" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </section>
  );
}

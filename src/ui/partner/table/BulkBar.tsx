import { Button } from 'antd';
import type { ReactNode } from 'react';
import { tableTexts as texts } from '../../../texts/partner/table';
import styles from './DataTable.module.css';

type BulkBarProps = { count: number; onClear: () => void; children: ReactNode };

/** What can be done to all rows selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <section aria-label={texts.select} className={styles.bulk}>
      <span role="status">{texts.selected(count)}</span>
      {children}
      <Button type="text" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </section>
  );
}

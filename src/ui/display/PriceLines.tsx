import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './PriceLines.module.css';

type PriceLine = {
  key: string;
  label: ReactNode;
  amount: string;
  note?: ReactNode;
  /** Something taken off. */
  reduction?: boolean | undefined;
};

type PriceLinesProps = {
  lines: readonly PriceLine[];
  total: { label: ReactNode; amount: string; note?: ReactNode };
};

/** How an amount comes about, and the amount. */
export function PriceLines({ lines, total }: PriceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.key} className={styles.line} data-reduction={line.reduction || undefined}>
          <dt>
            {line.label}
            {line.note && <span className={classNames('note', styles.note)}>{line.note}</span>}
          </dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {total.label}
          {total.note && <span className={classNames('note', styles.note)}>{total.note}</span>}
        </dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  );
}

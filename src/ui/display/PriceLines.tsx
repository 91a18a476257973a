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
      {lines.map(({ key, reduction, ...line }) => (
        <div key={key} className={styles.line} data-reduction={reduction || undefined}>
          <Amount {...line} />
        </div>
      ))}
      <div className={styles.total}>
        <Amount {...total} />
      </div>
    </dl>
  );
}

function Amount({ label, amount, note }: PriceLinesProps['total']) {
  return (
    <>
      <dt>
        {label}
        {note && <span className={classNames('note', styles.note)}>{note}</span>}
      </dt>
      <dd>{amount}</dd>
    </>
  );
}

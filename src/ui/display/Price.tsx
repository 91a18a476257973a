import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Price.module.css';

type PriceProps = {
  /** Formatted, with its currency. */
  amount: string;
  /** What the amount is for: 'mỗi đêm', 'tổng 2 đêm, gồm Thuế và phí'. */
  unit?: ReactNode;
  /** Before the discount; shown struck through. */
  original?: string | undefined;
  /** Says to screen readers what the struck amount is: 'Giá gốc'. */
  originalLabel?: string | undefined;
  size?: 'normal' | 'large' | undefined;
  align?: 'start' | 'end' | undefined;
};

export function Price(props: PriceProps) {
  const { amount, unit, original, originalLabel, size = 'normal', align = 'start' } = props;
  return (
    <span className={classNames(styles.price, styles[size], styles[align])}>
      {original !== undefined && (
        <s className={styles.original}>
          {originalLabel !== undefined && (
            <span className="visuallyHidden">{`${originalLabel} `}</span>
          )}
          {original}
        </s>
      )}
      <span className={styles.amount}>{amount}</span>
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}

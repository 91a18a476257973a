import type { ReactNode } from 'react';
import { BottomBar } from './BottomBar';
import styles from './StickyBar.module.css';

type StickyBarProps = {
  /** Names the region: 'Tóm tắt đặt phòng'. */
  label: string;
  /** The short form for a phone: 'Đã chọn 2 phòng · 1.250.000 ₫'. */
  summary: ReactNode;
  /** The full form, from 1024 px on. */
  details: ReactNode;
  /** What it costs, from 1024 px on: stays in view with the next step. */
  price?: ReactNode;
  /** The next step; stands in both. */
  action: ReactNode;
};

/** What was chosen so far and the next step: a bar at the foot of small screens, a card beside large ones. */
export function StickyBar({ label, summary, details, price, action }: StickyBarProps) {
  return (
    <BottomBar as="section" aria-label={label} className={styles.bar} data-no-print>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.details}>{details}</div>
      <div className={styles.foot}>
        {price && <div className={styles.price}>{price}</div>}
        {action}
      </div>
    </BottomBar>
  );
}

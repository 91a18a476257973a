import type { ReactNode } from 'react';
import styles from './EmptyNotice.module.css';

type EmptyNoticeProps = {
  illustration?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, and what to do. */
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyNotice({ illustration, title, children, action }: EmptyNoticeProps) {
  return (
    <div className={styles.empty}>
      {illustration && (
        <div aria-hidden="true" className={styles.illustration}>
          {illustration}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

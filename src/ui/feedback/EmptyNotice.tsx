import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Inline } from '../layout/Stack';
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
    <div className={classNames('centred', styles.empty)}>
      {illustration && (
        <div aria-hidden="true" className={styles.illustration}>
          {illustration}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={classNames('quiet', styles.text)}>{children}</div>}
      {action && (
        <Inline justify="center" className={styles.action}>
          {action}
        </Inline>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/statusIcons';
import styles from './Notice.module.css';

const ICONS = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: WarningIcon,
};

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  title?: ReactNode;
  /** A button or link: what can be done about it. */
  action?: ReactNode;
  /** Part of the page from its start: not announced. */
  still?: boolean | undefined;
  children?: ReactNode;
};

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, action, still = false, children } = props;
  const Icon = ICONS[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div role={still ? undefined : role} className={classNames(styles.notice, styles[tone])}>
      <Icon className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

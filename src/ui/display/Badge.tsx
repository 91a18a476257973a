import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Badge.module.css';

type BadgeProps = {
  /** `sun` is for discounts, `leaf` for what is settled, `coral` for what went wrong. */
  tone?: 'leaf' | 'sun' | 'coral' | 'sky' | 'stone' | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'stone', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

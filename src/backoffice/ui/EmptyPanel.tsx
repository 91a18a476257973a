import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import styles from './EmptyPanel.module.css';

type EmptyPanelProps = { title: string; text?: ReactNode; action?: ReactNode };

/** Says that there is nothing, why, and what the next step is. */
export function EmptyPanel({ title, text, action }: EmptyPanelProps) {
  return (
    <div className={classNames('centred', styles.panel)}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import styles from './StatusTag.module.css';

const SHAPES = {
  good: <circle cx="5" cy="5" r="4" />,
  waiting: <path d="M5 .5 9.5 9h-9z" />,
  bad: <path d="M1 1h8v8H1z" />,
  info: <path d="M5 .2 9.8 5 5 9.8.2 5z" />,
  quiet: <circle cx="5" cy="5" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.6" />,
};

type StatusTagProps = { tone: keyof typeof SHAPES; children: ReactNode };

/** A state in a word, a shape and a colour: any one of them is enough to tell it. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      <svg viewBox="0 0 10 10" width="10" height="10" fill="currentColor" aria-hidden="true">
        {SHAPES[tone]}
      </svg>
      {children}
    </span>
  );
}

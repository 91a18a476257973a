import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import styles from './DetailsPart.module.css';

/** The parts of a drawer, one below the other. */
export function DetailsParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** One of them, under its heading. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={classNames('likeH4', styles.heading)}>{title}</h2>
      {children}
    </section>
  );
}

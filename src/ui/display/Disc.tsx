import type { ComponentProps } from 'react';
import styles from './Disc.module.css';

/** A round mark before a name: an icon or a letter. */
export function Disc(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.disc} />;
}

import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './SideLayout.module.css';

/** The content and, from 1024 px on, a column for a sticky summary beside it. */
export function SideLayout({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('column', styles.side, className)} />;
}

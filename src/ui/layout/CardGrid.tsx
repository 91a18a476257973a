import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './CardGrid.module.css';

/** Cards in one column, two from 600 px, three from 1000 px. */
export function CardGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames('column', styles.grid, className)} />;
}

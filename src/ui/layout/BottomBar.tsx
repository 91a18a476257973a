import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './BottomBar.module.css';

type BottomBarProps = ComponentProps<'section'> & { as?: 'section' | 'div' | undefined };

/** The next step at the foot of a small screen; on a wide one it stands where it is written. */
export function BottomBar({ as: Tag = 'div', className, ...rest }: BottomBarProps) {
  const Element = Tag as 'section';
  return (
    <Element {...rest} className={classNames('between', styles.bar, className)} data-sticky-bar />
  );
}

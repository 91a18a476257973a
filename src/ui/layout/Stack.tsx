import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 6 | 8;

type StackProps = ComponentProps<'div'> & {
  as?: 'div' | 'ul' | 'ol' | 'dl' | undefined;
  /** In steps of 4 px. */
  gap?: Gap | undefined;
};

/** Things below each other. */
export function Stack({ as: Tag = 'div', gap = 4, className, ...rest }: StackProps) {
  const Element = Tag as 'div';
  return <Element {...rest} data-gap={gap} className={classNames(styles.stack, className)} />;
}

type InlineProps = Omit<StackProps, 'as'> & {
  align?: 'start' | 'center' | 'baseline' | undefined;
  justify?: 'start' | 'center' | 'between' | 'end' | undefined;
};

/** Things beside each other, going on in the next line when there is no room. */
export function Inline({
  gap = 3,
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: InlineProps) {
  return (
    <div
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      className={classNames(styles.inline, className)}
    />
  );
}

/** The width of the content, with the page's gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.container, className)} />;
}

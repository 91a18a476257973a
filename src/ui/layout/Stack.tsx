import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './layout.module.css';

type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12;

type StackProps = ComponentProps<'div'> & {
  /** In steps of 4 px. */
  gap?: Gap | undefined;
};

/** Things below each other. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} data-gap={gap} className={classNames(styles.stack, className)} />;
}

type InlineProps = StackProps & {
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

/** Cards in one column, two from 600 px, three from 1000 px. */
export function CardGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames('column', styles.grid, className)} />;
}

/** The content and, from 1024 px on, a column for a sticky summary beside it. */
export function SideLayout({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('column', styles.side, className)} />;
}

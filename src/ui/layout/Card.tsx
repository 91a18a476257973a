import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** Without inner space: the content (a picture, say) goes to the edge. */
  flush?: boolean | undefined;
  /** Answers the pointer, for a card that leads somewhere. */
  lively?: boolean | undefined;
};

export function Card({ as: Tag = 'div', flush, lively, className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        'surface',
        styles.card,
        flush && styles.flush,
        lively && styles.lively,
        className,
      )}
    />
  );
}

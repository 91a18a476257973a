import type { ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';

export type IconProps = {
  /** Any CSS length; the default grows with the text beside it. */
  size?: number | string;
  /** Read aloud. Without it the icon is decoration. */
  label?: string | undefined;
  /** In the text's colour all over. */
  filled?: boolean;
  className?: string | undefined;
};

/** An icon of these lines: on a 24-unit grid, round strokes in the text's colour. */
export function icon(...lines: ReactNode[]) {
  return function Icon({ size = '1.25em', label, filled, className }: IconProps) {
    // The lines always are the same ones: they want no keys. A page has a hundred icons, and
    // `createElement` copies what stands here.
    return jsxs('svg', {
      role: label && 'img',
      'aria-label': label,
      'aria-hidden': !label || undefined,
      className,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: filled ? 'currentColor' : 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      focusable: 'false',
      children: lines,
    });
  };
}

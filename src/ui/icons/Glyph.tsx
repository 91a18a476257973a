import type { ReactNode } from 'react';

export type IconProps = {
  /** Any CSS length; the default grows with the text beside it. */
  size?: number | string;
  /** Read aloud. Without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** The frame of every icon: a 24-unit grid, round strokes in the text's colour. */
export function Glyph({
  size = '1.25em',
  label,
  className,
  filled = false,
  children,
}: IconProps & { filled?: boolean; children: ReactNode }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...naming}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      {children}
    </svg>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Read aloud, and shown as the tooltip. */
  label: string;
  icon: ReactNode;
  /** `floating` has a surface of its own, for use on top of pictures. */
  variant?: 'plain' | 'outlined' | 'floating' | undefined;
};

export function IconButton({
  label,
  icon,
  variant = 'plain',
  type = 'button',
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      // The last press switches it off: `disabled` would throw the focus away.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(styles.iconButton, styles[variant], className)}
    >
      {icon}
    </button>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: not clickable, while the text (say 'Đang xử lý...') stays readable. */
    busy?: boolean | undefined;
    icon?: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

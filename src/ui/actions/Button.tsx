import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: it does nothing, but keeps the focus of who has just pressed it, as with `aria-disabled`. */
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
  'aria-disabled': ariaDisabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = busy || ariaDisabled === true;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      // Enter in a field presses it too: a form is not sent twice.
      onClick={isInert ? ignore : onClick}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

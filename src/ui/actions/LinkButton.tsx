import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../navigation/Link';
import { buttonClass, type ButtonLook } from './buttonClass';

type LinkButtonProps = LinkProps & ButtonLook & { icon?: ReactNode };

/** A link (it has an address) that looks like a button. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

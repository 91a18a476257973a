import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type ButtonLinkProps = {
  to: string;
  type?: 'default' | 'primary' | 'text' | 'link' | undefined;
  icon?: ReactNode;
  /** Navigation state. */
  state?: unknown;
  /** Its name, where the text alone does not say what it leads to. */
  label?: string | undefined;
  small?: boolean | undefined;
  children?: ReactNode;
};

/** A link of this app that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, type = 'default', icon, state, label, small = false, children } = props;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to, { state });
  return (
    <Button
      href={href}
      type={type}
      icon={icon}
      aria-label={label}
      size={small ? 'small' : 'medium'}
      onClick={follow}
    >
      {children}
    </Button>
  );
}

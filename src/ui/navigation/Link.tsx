import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: To;
  /** Navigation state. */
  state?: unknown;
  /** Asks the server for the page, as a link to another site does. */
  reloadDocument?: boolean;
};

/**
 * A link to another page of this site. The router's own brings along what fetches pages ahead of a press, which needs
 * its framework mode, into the first program of every page.
 */
export function Link(props: LinkProps) {
  const { to, state, reloadDocument = false, target, onClick, children, ...rest } = props;
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(target && { target }) });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!reloadDocument && !event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={onPress}>
      {children}
    </a>
  );
}

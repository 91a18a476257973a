import { Drawer } from 'antd';
import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { drawerOf, focusDrawer } from './focusDrawer';
import { scrolledByKeys } from './scrolledByKeys';

type DetailsDrawerProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

const WIDTH = 'min(520px, 100vw)';

/** Details beside the list they belong to; the list stays where it was, and so does the focus. */
export function DetailsDrawer({ open, title, onClose, footer, children }: DetailsDrawerProps) {
  const openerRef = useRef<HTMLElement>(null);
  const openings = useOpenings(open);
  return (
    <>
      <Opener open={open} openerRef={openerRef} />
      <Drawer
        open={open}
        title={title}
        onClose={onClose}
        footer={footer}
        size={WIDTH}
        destroyOnHidden
        autoFocus={false}
        afterOpenChange={(isOpen) => !isOpen && restoreFocus(openerRef.current)}
      >
        <Fragment key={openings}>
          <FirstFocus open={open} />
          {children}
        </Fragment>
      </Drawer>
    </>
  );
}

/** How often it has been opened: one that is opened again while it still slides away begins anew. */
function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, openings: 0 });
  if (seen.open !== open) setSeen({ open, openings: seen.openings + (open ? 1 : 0) });
  return seen.openings;
}

/** Stands before the drawer, which takes the focus before it asks who had it. */
function Opener({ open, openerRef }: { open: boolean; openerRef: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (open && active instanceof HTMLElement) openerRef.current = active;
  }, [open, openerRef]);
  return null;
}

/** Stands in the drawer, before what else may take the focus there. */
function FirstFocus({ open }: { open: boolean }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (open) focusDrawer(ref.current);
  }, [open]);
  useEffect(() => {
    const drawer = drawerOf(ref.current);
    return drawer ? scrolledByKeys(drawer) : undefined;
  }, []);
  return <span ref={ref} hidden />;
}

/** To who had it, or to the page's title where that one is gone. */
function restoreFocus(opener: HTMLElement | null): void {
  const others = [...document.querySelectorAll('.ant-drawer-open')];
  if (others.length > 0 && !others.some((drawer) => drawer.contains(opener))) {
    // Another has been opened while this one slid away, and keeps what it has; or the opener is gone from it.
    if (document.activeElement !== document.body) return;
    return others.at(-1)?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }
  const isThere = opener?.isConnected && opener !== document.body;
  const heading = document.querySelector<HTMLElement>('h1');
  const isHeld = document.querySelector('main')?.contains(document.activeElement);
  if (isThere) opener.focus({ preventScroll: true });
  else if (!isHeld) heading?.focus({ preventScroll: true });
}

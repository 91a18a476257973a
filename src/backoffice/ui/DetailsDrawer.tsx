import { Drawer } from 'antd';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

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
        afterOpenChange={(isOpen) => !isOpen && openerRef.current?.focus({ preventScroll: true })}
      >
        {children}
      </Drawer>
    </>
  );
}

/** Stands before the drawer, which takes the focus before it asks who had it. */
function Opener({ open, openerRef }: { open: boolean; openerRef: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (open && active instanceof HTMLElement) openerRef.current = active;
  }, [open, openerRef]);
  return null;
}

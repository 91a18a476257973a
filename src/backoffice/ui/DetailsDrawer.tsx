import { Drawer } from 'antd';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useBackCloses } from '../../ui/overlays/useBackCloses';
import { useConfirm } from './confirm/confirmContext';
import { drawerOf, focusDrawer } from './focusDrawer';
import { scrolledByKeys } from './scrolledByKeys';
import { useReachableToasts } from './useReachableToasts';
import { UnsavedContext, type UnsavedQuestion } from './unsavedContext';

type DetailsDrawerProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

const WIDTH = 'min(32.5rem, 100vw)';

/** Details beside the list they belong to; the list stays where it was, and so does the focus. */
export function DetailsDrawer({ open, title, onClose, footer, children }: DetailsDrawerProps) {
  const openerRef = useRef<HTMLElement>(null);
  const openings = useOpenings(open);
  const { tell, close } = useAskingFirst(open, onClose);
  useReachableToasts(open);
  return (
    <>
      <Opener open={open} openerRef={openerRef} />
      <Drawer
        open={open}
        title={title}
        onClose={close}
        footer={footer}
        size={WIDTH}
        destroyOnHidden
        autoFocus={false}
        afterOpenChange={(isOpen) => !isOpen && restoreFocus(openerRef.current)}
      >
        <UnsavedContext key={openings} value={tell}>
          <FirstFocus open={open} />
          {children}
        </UnsavedContext>
      </Drawer>
    </>
  );
}

/** A key, Back or a press beside it closes it by mistake, too: what is typed and kept nowhere goes only when that is meant. */
function useAskingFirst(open: boolean, onClose: () => void) {
  const [unsaved, setUnsaved] = useState<Unsaved>(nothing);
  const [question] = unsaved.values();
  const isUnsaved = question !== undefined;
  const confirm = useConfirm();
  const tell = useCallback(
    (form: object, asked: UnsavedQuestion | null) =>
      setUnsaved((before) => {
        const others = [...before].filter(([one]) => one !== form);
        return new Map(asked ? [...others, [form, asked]] : others);
      }),
    [],
  );
  const ask = () =>
    question && void confirm({ ...question, danger: true, act: async () => onClose() });
  useBackCloses(open && isUnsaved, ask);
  const isOpen = useCommitted(open);
  const close = (event: Pick<Event, 'defaultPrevented' | 'preventDefault'>) => {
    // Of a drawer that was drawn and thrown away, the key's listener stays.
    if (!isOpen.current) return;
    // The key has closed what stood over the drawer.
    if (event.defaultPrevented) return;
    if (!isUnsaved) return onClose();
    // It would answer the question, too.
    event.preventDefault();
    return ask();
  };
  return { tell, close };
}

/** Whether it stands open on the screen, for what listens longer than it does. */
function useCommitted(open: boolean): RefObject<boolean> {
  const committed = useRef(false);
  useLayoutEffect(() => {
    committed.current = open;
    return () => {
      committed.current = false;
    };
  }, [open]);
  return committed;
}

type Unsaved = ReadonlyMap<object, UnsavedQuestion>;
const nothing: Unsaved = new Map();

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

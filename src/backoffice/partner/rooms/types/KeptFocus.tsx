import { useEffect, useRef } from 'react';
import { drawerOf, focusDrawer } from '../../../ui/focusDrawer';

type KeptFocusProps = {
  /** Says what stands below. */
  of: string;
};

/** Gives the focus to the first control below when what had it has gone with what stood there before. */
export function KeptFocus({ of }: KeptFocusProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const here = ref.current;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== drawerOf(here)) return;
    const control = here?.parentElement?.querySelector<HTMLElement>('button, input');
    if (control) control.focus({ preventScroll: true });
    else focusDrawer(here);
  }, [of]);
  return <span ref={ref} hidden />;
}

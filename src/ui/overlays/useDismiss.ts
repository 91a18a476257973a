import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `dismiss` when, while `open`, Escape is pressed or a press or the focus goes anywhere
 * outside the element. After Escape (`byKey`) the focus belongs back on what opened it.
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = (event: Event) => {
      const target = event.target;
      if (target instanceof Node && !ref.current?.contains(target)) onDismiss(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Taken here, so that a dialog around stays open.
      event.preventDefault();
      onDismiss(true);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [ref, open]);
}

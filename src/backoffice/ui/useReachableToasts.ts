import { useEffect } from 'react';

/**
 * A drawer keeps the focus: Ant Design listens on the window for whatever else takes it. What a message offers meanwhile can
 * be reached all the same, by Shift+Tab from the drawer's beginning.
 */
export function useReachableToasts(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    // Each drawer has its own: one that closes over another does not take the other's along.
    const keepInToasts = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-toasts]')) event.stopPropagation();
    };
    // After React, which listens below the document, and before the window.
    document.addEventListener('focusin', keepInToasts);
    return () => document.removeEventListener('focusin', keepInToasts);
  }, [isOpen]);
}

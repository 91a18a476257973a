import { useEffect, useRef } from 'react';

/** Once something else is `shown` under the same address, what had the focus is gone: the heading takes it. */
export function useTitleFocus(shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.querySelector('h1')?.focus();
  }, [shown]);
}

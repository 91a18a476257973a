import { useEffect, useRef, type ReactNode } from 'react';

/** Around the field that is filled in first: it has the focus from the beginning. */
export function FirstField({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => ref.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true }),
    [],
  );
  return <div ref={ref}>{children}</div>;
}

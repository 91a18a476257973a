import { useEffect, useRef } from 'react';

type KeptFocusProps = {
  /** Read out, as the heading of what stands below is not reached by it. */
  title: string;
  /** Says what stands below. */
  of: string;
};

/** Takes the focus when what had it has gone with what stood below. */
export function KeptFocus({ title, of }: KeptFocusProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, [of]);
  return <div ref={ref} tabIndex={-1} role="group" aria-label={title} />;
}

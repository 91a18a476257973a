import { useEffect, useRef, type RefObject } from 'react';
import { CONTROLS, nearestControl, withAncestors } from './nearestControl';

/**
 * Keeps the focus in an area whose parts go away with it: what stands in the place of what had it
 * is focused then, or the last before that place, or the nearest around the area.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const area = useRef<E>(null);
  const held = useRef<{ control: Element; place: number }>(null);
  const controls = () => [...(area.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const note = () => {
    // A dialog that asks about one of them gives the focus back.
    const dialog = document.activeElement?.closest('dialog');
    if (dialog && !dialog.contains(area.current)) return;
    const place = controls().findIndex((control) => control === document.activeElement);
    const control = controls()[place];
    held.current = control ? { control, place } : null;
  };

  useEffect(() => {
    const { current } = area;
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  });
  useEffect(() => {
    const lost = held.current;
    if (lost && !lost.control.isConnected && document.activeElement === document.body) {
      const within = controls()
        .slice(0, lost.place + 1)
        .at(-1);
      (within ?? nearestControl(withAncestors(area.current)))?.focus();
    }
    note();
  });
  return area;
}

import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../../../../state/tablePreferences';
import { isInWindow, isTyping } from '../../isTyping';

/** Single keys that act wherever the focus is, except in a text field or a window above the page. */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const [on] = useSingleKeys();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = shortcuts[event.key];
    if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isInWindow(event.target)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

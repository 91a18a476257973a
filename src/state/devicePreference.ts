import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/**
 * A choice kept on this device under a key of its own; components that use it change together.
 * For choices of areas that load later: a slice would be in the first page's program.
 */
export function devicePreference<T>(key: string, read: (stored: unknown) => T) {
  const listeners = new Set<() => void>();
  let current: { text: string | null; value: T } | undefined;

  const value = (): T => {
    const text = readStored(key);
    if (!current || current.text !== text) current = { text, value: read(parsed(text)) };
    return current.value;
  };
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => event.key === key && listener();
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };
  const change = (next: T) => {
    writeStored(key, JSON.stringify(next));
    for (const listener of listeners) listener();
  };

  return function usePreference(): [T, (next: T) => void] {
    return [useSyncExternalStore(subscribe, value), useCallback(change, [])];
  };
}

/** What was stored; somebody else may have written anything there. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

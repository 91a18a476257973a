import { useCallback, useSyncExternalStore } from 'react';
import type { StoredKey } from './persistence/owners';
import { readStored, writeStored } from './persistence/storage';
import { parsed } from './persistence/storedValues';

/**
 * A choice kept on this device under a key of its own; components that use it change together.
 * For choices of areas that load later: a slice would be in the first page's program.
 */
export function devicePreference<T>(
  name: StoredKey | (() => StoredKey),
  read: (stored: unknown) => T,
) {
  const keyNow = () => (typeof name === 'string' ? name : name());
  const listeners = new Set<() => void>();
  let current: { text: string | null; value: T } | undefined;

  const value = (): T => {
    const text = readStored(keyNow());
    if (!current || current.text !== text) current = { text, value: read(parsed(text)) };
    return current.value;
  };
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => event.key === keyNow() && listener();
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };
  const change = (next: T) => {
    writeStored(keyNow(), JSON.stringify(next));
    for (const listener of listeners) listener();
  };

  return function usePreference(): [T, (next: T) => void] {
    return [useSyncExternalStore(subscribe, value), useCallback(change, [])];
  };
}

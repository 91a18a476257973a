import type { StoredKey } from './owners';

/**
 * A storage of the browser, which may be blocked, full or absent: reading then finds nothing and
 * writing keeps the value for this visit only.
 */
export function storageOf(area: () => Storage) {
  const visitOnly = new Map<string, string>();
  return {
    read(key: StoredKey): string | null {
      try {
        // What could not be written is newer than what is there.
        return visitOnly.get(key) ?? area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: StoredKey, value: string | null): void {
      visitOnly.delete(key);
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
      } catch {
        if (value !== null) visitOnly.set(key, value);
      }
    },
  };
}

/** Shared by all tabs. */
export const deviceStorage = storageOf(() => window.localStorage);

export const { read: readStored, write: writeStored } = deviceStorage;

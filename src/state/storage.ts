/**
 * This device's storage, which may be blocked, full or absent: reading then finds nothing and
 * writing keeps the value for this visit only.
 */
const visitOnly = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    // What could not be written is newer than what is there.
    return visitOnly.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  visitOnly.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) visitOnly.set(key, value);
  }
}

/** The shape that redux-persist wants. */
export const deviceStorage = {
  getItem: (key: string) => Promise.resolve(readStored(key)),
  setItem: (key: string, value: string) => Promise.resolve(writeStored(key, value)),
  removeItem: (key: string) => Promise.resolve(writeStored(key, null)),
};

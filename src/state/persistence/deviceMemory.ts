import type { Account } from './account';
import type { Owned } from './owned';
import type { SliceName } from './owners';
import { readSlice } from './readSlice';
import { deviceStorage } from './storage';
import { asRecord, parsed } from './storedValues';
import { tabStorage } from './tabStorage';

/** A slice as it is stored: redux-persist's own mark, the state, and whose it is. */
export type Remembered = { owner: Account } & { [name in SliceName]?: Owned<object> };

export const VERSION = 2;

/** These follow one tab each: what two tabs look for need not be the same. A new tab begins with the latest. */
const ofTab: readonly SliceName[] = ['search', 'selection', 'draft'];

/** Without the prefix that redux-persist puts before it. */
export const keyOf = (name: SliceName) => `nghi-dau:${name}` as const;
const storedKey = (name: SliceName) => `persist:${keyOf(name)}` as const;

/** What is stored of a slice, if it can be understood. */
export function rememberedOf(name: SliceName): Remembered | undefined {
  const key = storedKey(name);
  const text = (ofTab.includes(name) ? tabStorage.read(key) : null) ?? deviceStorage.read(key);
  const { owner, _persist, ...blob } = asRecord(parsed(text));
  const state = asRecord(_persist)['version'] === VERSION ? readSlice(name, blob[name]) : null;
  if (!state) return undefined;
  const { owner: waits, was } = asRecord(asRecord(blob[name])['waiting']);
  const before = typeof waits === 'string' && readSlice(name, was);
  const waiting = before ? { waiting: { owner: waits, was: before } } : {};
  return { owner: typeof owner === 'string' ? owner : null, [name]: { ...state, ...waiting } };
}

/** Where redux-persist writes a slice, which says with it whose it is. */
export function sliceStorage(name: SliceName, ownerNow: (state: object) => Account) {
  const write = (text: string | null) => {
    if (ofTab.includes(name)) tabStorage.write(storedKey(name), text);
    deviceStorage.write(storedKey(name), text);
  };
  return {
    getItem: async () => undefined,
    setItem: async (_: string, blob: { [name in SliceName]?: object }) =>
      write(JSON.stringify({ owner: ownerNow(blob[name] ?? {}), ...blob })),
    removeItem: async () => write(null),
  };
}

/**
 * Takes over what the layout before this one, a single key, held of the device itself; whose the
 * rest was it did not say.
 */
export function takeOverOldLayout(): void {
  const old = asRecord(parsed(deviceStorage.read('persist:nghi-dau')));
  deviceStorage.write('persist:nghi-dau', null);
  for (const name of ['language', 'favourites'] as const) {
    const text = old[name];
    const state = asRecord(typeof text === 'string' ? parsed(text) : null);
    if (state['owner'] || deviceStorage.read(storedKey(name)) || !readSlice(name, state)) continue;
    const blob = { owner: null, [name]: state, _persist: { version: VERSION } };
    deviceStorage.write(storedKey(name), JSON.stringify(blob));
  }
}

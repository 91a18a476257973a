import { createAction, type Reducer } from '@reduxjs/toolkit';
import type { Account } from './account';
import { fateOf } from './fate';
import { rememberedOf } from './deviceMemory';
import { sliceOwners, type SliceName } from './owners';
import { writeStored } from './storage';
import type { AppStore, RootState } from '../store';
import { asRecord, parsed } from './storedValues';

type Item = Record<string, unknown>;

/** Slices that all tabs share: the list in each, and what an entry is known by. */
const lists = {
  favourites: { list: 'hotels', id: 'id' },
  viewed: { list: 'hotels', id: 'id' },
  keptBookings: { list: 'bookings', id: 'bookingId' },
} as const;
type ListName = keyof typeof lists;
const isList = (name: SliceName): name is ListName => name in lists;
const shared = [...(Object.keys(lists) as ListName[]), 'language'] as const;
type SharedName = (typeof shared)[number];

/** What another tab did: entries that came to a list (anew or changed) and that left it. */
interface Said {
  account: Account;
  name: SliceName;
  added: Item[];
  removed: unknown[];
}

const heard = createAction<Said>('tabs/heard');
const recalled = createAction<{ name: SliceName; state: object }>('tabs/recalled');

const entriesOf = (name: ListName, state: object | undefined) =>
  (asRecord(state)[lists[name].list] ?? []) as Item[];

/** Does in this tab what was done in another. */
export function followsTabs<S extends object>(name: SliceName, reducer: Reducer<S>): Reducer<S> {
  return (state, action) => {
    if (state && recalled.match(action) && action.payload.name === name) {
      return action.payload.state as S;
    }
    if (!state || !heard.match(action) || action.payload.name !== name) {
      return reducer(state, action);
    }
    return { ...state, ...afterSaid(action.payload, state) };
  };
}

function afterSaid({ name, added, removed }: Said, state: object): object {
  if (name === 'language') return added[0] ?? {};
  const { list, id } = lists[name as ListName];
  const gone = new Set([...removed, ...added.map((entry) => entry[id])]);
  const others = entriesOf(name as ListName, state).filter((entry) => !gone.has(entry[id]));
  return { [list]: [...added, ...others] };
}

/** What a change in this tab was, in words for the others. */
function said(name: SliceName, before: object, now: object): Pick<Said, 'added' | 'removed'> {
  if (name === 'language') return { added: [now as Item], removed: [] };
  const { id } = lists[name as ListName];
  const [earlier, later] = [before, now].map((state) => entriesOf(name as ListName, state));
  const ids = new Set(later!.map((entry) => entry[id]));
  return {
    added: later!.filter((entry) => !earlier!.includes(entry)),
    removed: earlier!.map((entry) => entry[id]).filter((known) => !ids.has(known)),
  };
}

/** Takes what is `stored` of a slice into the store. */
type Rehydrate = (name: SliceName, stored: object, rehydrate: () => void) => void;

/**
 * Tells the other tabs what is done in this one, and follows what they tell. It is written before it is told: a tab that
 * begins meanwhile either reads it or hears it. What it returns is what a slice is rehydrated through: what was done before
 * that, no other tab has heard yet.
 */
export function keepTabsInStep(store: AppStore, write: () => void): Rehydrate {
  const tellOthers = (name: SharedName, since: object) => {
    const { auth, ...state }: RootState = store.getState();
    const words = said(name, since, state[name]!);
    if (words.added.length === 0 && words.removed.length === 0) return;
    write();
    tell({ ...words, name, account: auth.account });
  };
  let before: RootState = store.getState();
  let listening = false;
  store.subscribe(() => {
    const [earlier, now] = [before, store.getState() as RootState];
    before = now;
    // A change of account, and what is read from the device, every tab sees by itself.
    if (listening || earlier.auth.account !== now.auth.account || !earlier.device.remembered)
      return;
    for (const name of shared) {
      if (earlier[name] && now[name] && earlier[name] !== now[name])
        tellOthers(name, earlier[name]);
    }
  });
  const follow = (act: () => void) => {
    listening = true;
    act();
    listening = false;
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    const words = key === SAID_KEY && readSaid(newValue);
    if (!words) return;
    const fate = fateOf(sliceOwners[words.name], words.account, store.getState().auth);
    if (fate === 'stays') follow(() => store.dispatch(heard(words)));
  });
  // Nor did a page that the browser had put aside whole hear of these.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(() => recall(store));
  });
  return (name, stored, rehydrate) => {
    follow(rehydrate);
    if (isList(name)) tellOthers(name, stored);
  };
}

const SAID_KEY = 'nghi-dau:said';

function tell(words: Said): void {
  // It is for those who listen now: nothing of it stays.
  writeStored(SAID_KEY, JSON.stringify(words));
  writeStored(SAID_KEY, null);
}

function readSaid(text: string | null): Said | null {
  const words = asRecord(parsed(text)) as unknown as Said;
  const isOurs = Array.isArray(words.added) && Array.isArray(words.removed);
  return isOurs && shared.some((name) => name === words.name) ? words : null;
}

function recall(store: AppStore): void {
  for (const name of shared) {
    const { owner = null, [name]: state } = rememberedOf(name) ?? {};
    const fate = fateOf(sliceOwners[name], owner, store.getState().auth);
    if (state && fate === 'stays') store.dispatch(recalled({ name, state }));
  }
}

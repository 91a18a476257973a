import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, REHYDRATE } from 'redux-persist';
import type { Account } from './account';
import { accountNameReducer } from '../accountNameSlice';
import {
  keyOf,
  rememberedOf,
  sliceStorage,
  takeOverOldLayout,
  VERSION,
  type Remembered,
} from './deviceMemory';
import { memoryRead } from '../deviceSlice';
import { withEarlier } from './earlier';
import { forgetStrangers } from './forget';
import { keptBookingsReducer } from '../keptBookingsSlice';
import { owned, ownedState, ownerOf } from './owned';
import { sliceOwners, type SliceName } from './owners';
import { reducers, type AppStore, type RootState } from '../store';
import { followsTabs, keepTabsInStep } from './tabs';

const { api, auth, device, ...fromStart } = reducers;
const unremembered = combineReducers({ api, auth, device });
// The store was made without what is only known by now.
const unowned = {
  ...fromStart,
  keptBookings: keptBookingsReducer,
  accountName: accountNameReducer,
} satisfies Record<SliceName, unknown> as unknown as Record<SliceName, Reducer<object>>;
const names = Object.keys(sliceOwners) as SliceName[];

type Held = Record<string, object | undefined>;
/** `memory` is redux-persist's own mark for each slice. */
type State = RootState & { memory?: Held };

/** Reads what this device remembers into the store, and keeps it from now on. */
export function rememberOnDevice(store: AppStore): void {
  takeOverOldLayout();
  forgetStrangers(store);
  const write = () => void persistor.flush();
  const rehydrate = keepTabsInStep(store, write);
  let account: Account = null;
  const noteAccount = () => ({ account } = store.getState().auth);
  noteAccount();
  store.subscribe(noteAccount);
  const reducer = remembering(() => account);
  type RootReducer = Parameters<AppStore['replaceReducer']>[0];
  store.replaceReducer(reducer as unknown as RootReducer);
  const dispatch = (action: UnknownAction) => {
    if (action.type !== REHYDRATE) return store.dispatch(action);
    const ours = belonging(action, store.getState());
    rehydrate(ours.name, ours.stored, () => store.dispatch(ours.action));
    return action;
  };
  const persisted = { ...store, dispatch } as unknown as AppStore;
  const persistor = persistStore(persisted, null, () => void store.dispatch(memoryRead()));
  // What was done last may not be written yet.
  window.addEventListener('pagehide', write);
}

/** The store's reducer, with every slice kept on the device by itself. */
function remembering(accountNow: () => Account): (state: State, action: UnknownAction) => State {
  const kept = names.map((name) => [name, keptSlice(name, accountNow)] as const);
  return (state, action) => {
    const next: Held = unremembered(
      { api: state.api, auth: state.auth, device: state.device },
      action,
    );
    const memory: Held = {};
    for (const [name, reduce] of kept) {
      const before = { [name]: state[name], _persist: state.memory?.[name] };
      const after = reduce(before, action);
      next[name] = after[name];
      memory[name] = after['_persist'];
    }
    return { ...next, memory } as unknown as State;
  };
}

function keptSlice(name: SliceName, accountNow: () => Account) {
  const reducer = followsTabs(name, owned(name, unowned[name]));
  const config = {
    key: keyOf(name),
    version: VERSION,
    storage: sliceStorage(name, (state) => ownerOf(name, state, accountNow())),
    getStoredState: async () => rememberedOf(name),
    serialize: false,
    timeout: 0,
    stateReconciler: withEarlier(name, reducer),
  };
  const alone = combineReducers({ [name]: reducer });
  return persistReducer(config as never, alone as never) as unknown as (
    state: Held,
    action: UnknownAction,
  ) => Held;
}

/** What comes from the device's memory of a slice, as far as it stays with who is here by now. */
function belonging(action: UnknownAction, { auth }: RootState) {
  const payload = action['payload'] as Remembered | undefined;
  const name = names.find((slice) => keyOf(slice) === action['key'])!;
  const state = payload?.[name];
  if (!state) return { action, name, stored: {} };
  const initial = unowned[name](undefined, { type: 'device/pristine' });
  const stored = ownedState(name, state, initial, payload.owner, auth);
  return { action: { ...action, payload: { [name]: stored } }, name, stored };
}

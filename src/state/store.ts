import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api';
import { authReducer, TOKEN_KEY, tokenChangedElsewhere } from './authSlice';
import { deviceReducer } from './deviceSlice';
import { draftReducer } from './draftSlice';
import { favouritesReducer } from './favouritesSlice';
import type { KeptBookingsState } from './keptBookingsSlice';
import { languageReducer } from './languageSlice';
import { searchReducer } from './searchSlice';
import { selectionReducer } from './selectionSlice';
import { writeStored } from './storage';
import { viewedReducer } from './viewedSlice';

export const reducers = {
  [api.reducerPath]: api.reducer,
  auth: authReducer,
  device: deviceReducer,
  search: searchReducer,
  selection: selectionReducer,
  draft: draftReducer,
  favourites: favouritesReducer,
  viewed: viewedReducer,
  language: languageReducer,
};

const rootReducer = combineReducers(reducers);

// Development's own checks may take their time on a busy machine.
const SLOW_CHECK_MS = 1000;
// They carry functions.
const persistActions = ['persist/PERSIST', 'persist/REGISTER', 'persist/REHYDRATE'];

export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions: persistActions, warnAfter: SLOW_CHECK_MS },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(api.middleware),
  });
  keepTokenStored(store);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof rootReducer> & {
  /** There once this device's memory is read. */
  keptBookings?: KeptBookingsState;
};

/** The token is kept apart, as the bare string that the contract's users agreed on. */
function keepTokenStored(store: AppStore): void {
  let stored = store.getState().auth.token;
  store.subscribe(() => {
    const { token } = store.getState().auth;
    if (token === stored) return;
    stored = token;
    writeStored(TOKEN_KEY, token);
    if (token === null) store.dispatch(api.util.resetApiState());
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN_KEY) return;
    stored = event.newValue;
    store.dispatch(tokenChangedElsewhere(event.newValue));
    store.dispatch(api.util.resetApiState());
  });
}

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Whether what this device remembers has been read. */
export function useRemembered(): boolean {
  return useAppSelector((state) => state.device.remembered);
}

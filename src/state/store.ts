import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { languageCookie } from '../../domain/languages/languageCookie';
import type { Language } from '../../domain/languages/languages';
import { fetchTexts } from '../i18n/catalogue';
import { api, sessionEnded } from '../api';
import { accountChanged, accountOf } from './persistence/account';
import type { AccountNameState } from './accountNameSlice';
import {
  authReducer,
  CHANGED_KEY,
  TOKEN_KEY,
  tokenChangedElsewhere,
  tokenIn,
  WAITS_KEY,
} from './authSlice';
import { deviceReducer, textsArrived } from './deviceSlice';
import { draftReducer } from './draftSlice';
import { favouritesReducer } from './favouritesSlice';
import type { KeptBookingsState } from './keptBookingsSlice';
import { languageReducer } from './languageSlice';
import { searchReducer } from './searchSlice';
import { selectionReducer } from './selectionSlice';
import { readStored, writeStored } from './persistence/storage';
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

const slices = combineReducers(reducers);

/** Until the device's memory is there and its owners are asked, all goes with who goes. */
const rootReducer: typeof slices = (state, action) => {
  if (!state || !accountChanged.match(action) || !action.payload.owner) {
    return slices(state, action);
  }
  const { [api.reducerPath]: answers, auth, device, language } = state;
  return slices({ [api.reducerPath]: answers, auth, device, language }, action);
};

// Development's own checks may take their time on a busy machine.
const SLOW_CHECK_MS = 1000;
// They carry functions.
const persistActions = [
  'persist/PERSIST',
  'persist/REGISTER',
  'persist/REHYDRATE',
  'persist/FLUSH',
];

/**
 * However the account changes, what is remembered follows in the same breath, and nothing asked for
 * by the last one is shown to the next.
 */
const noticeAccount: Middleware<object, ReturnType<typeof rootReducer>> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const { token, account: owner, waitsFor, deleted } = getState().auth;
    const account = accountOf(token);
    if (account === owner) return result;
    dispatch(accountChanged({ owner, account, waitsFor, deleted }));
    if (owner !== null) dispatch(api.util.resetApiState());
    return result;
  };

/** Another tab may have a newer token stored, of which this one has not heard yet: that session goes on. */
const noticeNewerToken: Middleware = () => (next) => (action) => {
  if (!sessionEnded.match(action)) return next(action);
  const stored = tokenIn(readStored(TOKEN_KEY));
  const isNewer = stored !== null && stored !== action.payload.token;
  return next(isNewer ? tokenChangedElsewhere(stored) : action);
};

export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions: persistActions, warnAfter: SLOW_CHECK_MS },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(noticeAccount, noticeNewerToken, api.middleware),
  });
  keepTokenStored(store);
  tellLanguage(store);
  bringWantedTexts(store);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof rootReducer> & {
  /** There once this device's memory is read. */
  keptBookings?: KeptBookingsState;
  accountName?: AccountNameState;
};

/** The token is kept apart, as the bare string that the contract's users agreed on. */
function keepTokenStored(store: AppStore): void {
  let stored = store.getState().auth.token;
  store.subscribe(() => {
    const { token, waitsFor } = store.getState().auth;
    if (token === stored) return;
    stored = token;
    // Other tabs look for it when they see the token go.
    writeStored(WAITS_KEY, waitsFor);
    writeStored(TOKEN_KEY, token);
    writeStored(CHANGED_KEY, String(Date.now()));
  });
  const follow = (token: string | null) => {
    if (token === stored) return;
    stored = token;
    store.dispatch(tokenChangedElsewhere(token));
    const { endedBy, waitsFor } = store.getState().auth;
    // The other tab did not know by what.
    if (endedBy) writeStored(WAITS_KEY, waitsFor);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key everything was cleared.
    if (key === TOKEN_KEY || key === null) follow(tokenIn(newValue));
  });
  // A page that the browser had put aside whole heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(tokenIn(readStored(TOKEN_KEY)));
  });
}

/** The server draws the next page in the language that is read here. */
function tellLanguage(store: AppStore): void {
  let told = store.getState().language.language;
  store.subscribe(() => {
    const { language } = store.getState().language;
    if (language === told) return;
    told = language;
    document.cookie = languageCookie(language);
  });
}

export const wantedLanguage = ({ device, language }: Pick<RootState, 'device' | 'language'>) =>
  device.shownIn ?? language.language;

/** What is read in that language can be shown once this is done. Rejects when its file does not arrive. */
export const bringTexts = (language: Language) => async (dispatch: AppStore['dispatch']) => {
  await fetchTexts(language);
  dispatch(textsArrived(language));
};

/** However a language came to be wanted: chosen here or in another tab, remembered, or of one page alone. */
function bringWantedTexts(store: AppStore): void {
  let asked: Language | undefined;
  const bring = () => {
    const wanted = wantedLanguage(store.getState());
    if (wanted === asked) return;
    asked = wanted;
    // Without them the page goes on in the language that came with it.
    store.dispatch(bringTexts(wanted)).catch(() => undefined);
  };
  store.subscribe(bring);
  bring();
}

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Whether what this device remembers has been read. */
export function useRemembered(): boolean {
  return useAppSelector((state) => state.device.remembered);
}

import { combineReducers } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { keptBookingsReducer } from './keptBookingsSlice';
import { deviceStorage } from './storage';
import { reducers, type AppStore } from './store';

/** The slices that survive on this device; the API's cache never does. */
const remembered = [
  'search',
  'selection',
  'draft',
  'favourites',
  'viewed',
  'keptBookings',
  'language',
];

/** Reads what this device remembers into the store, and keeps it from now on. */
export function rememberOnDevice(store: AppStore): void {
  const config = { key: 'nghi-dau', version: 1, storage: deviceStorage, whitelist: remembered };
  const reducer = combineReducers({ ...reducers, keptBookings: keptBookingsReducer });
  // The store was made without what is only known by now.
  type Reducer = Parameters<AppStore['replaceReducer']>[0];
  store.replaceReducer(persistReducer(config, reducer) as unknown as Reducer);
  persistStore(store);
}

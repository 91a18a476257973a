import { persistReducer, persistStore } from 'redux-persist';
import { deviceStorage } from './storage';
import { rootReducer, type AppStore } from './store';

/** The slices that survive on this device; the API's cache never does. */
const remembered = ['search', 'selection', 'draft', 'favourites', 'viewed', 'language'];

/** Reads what this device remembers into the store, and keeps it from now on. */
export function rememberOnDevice(store: AppStore): void {
  const config = { key: 'nghi-dau', version: 1, storage: deviceStorage, whitelist: remembered };
  store.replaceReducer(persistReducer(config, rootReducer) as unknown as typeof rootReducer);
  persistStore(store);
}

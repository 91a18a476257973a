import { combineReducers } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { favouritesReducer, favouriteToggled } from './favouritesSlice';
import { keptBookingsReducer } from './keptBookingsSlice';
import { deviceStorage } from './storage';
import { reducers, type AppStore } from './store';
import { hotelViewed, viewedReducer } from './viewedSlice';

const reducer = combineReducers({ ...reducers, keptBookings: keptBookingsReducer });
type State = ReturnType<typeof reducer>;

/** The slices that survive on this device; the API's cache never does. */
const remembered = [
  'search',
  'selection',
  'draft',
  'favourites',
  'viewed',
  'keptBookings',
  'language',
] as const satisfies (keyof State)[];

const pristine = reducer(undefined, { type: 'device/pristine' });

/** Reads what this device remembers into the store, and keeps it from now on. */
export function rememberOnDevice(store: AppStore): void {
  const config = {
    key: 'nghi-dau',
    version: 1,
    storage: deviceStorage,
    whitelist: [...remembered],
    stateReconciler: withEarlier,
  };
  // The store was made without what is only known by now.
  type Reducer = Parameters<AppStore['replaceReducer']>[0];
  store.replaceReducer(persistReducer(config, reducer) as unknown as Reducer);
  persistStore(store);
}

/**
 * What was done before the device's memory was read is newer than what it says. The bookings see to
 * it themselves.
 */
function withEarlier(earlier: Partial<State>, _: State, now: State): State {
  const untouched = remembered.filter(
    (name) =>
      name !== 'keptBookings' &&
      name in earlier &&
      JSON.stringify(now[name]) === JSON.stringify(pristine[name]),
  );
  return {
    ...now,
    ...(earlier.favourites && { favourites: favouritesAfter(earlier.favourites, now) }),
    ...(earlier.viewed && { viewed: viewedAfter(earlier.viewed, now) }),
    ...Object.fromEntries(untouched.map((name) => [name, earlier[name]])),
  };
}

/** The hearts pressed since then are pressed on the list as it was. */
function favouritesAfter(earlier: State['favourites'], { favourites }: State) {
  const kept = new Set(earlier.hotels.map(({ id }) => id));
  const pressed = favourites.hotels.filter(({ id }) => !kept.has(id));
  return pressed.map(favouriteToggled).reduceRight(favouritesReducer, earlier);
}

function viewedAfter(earlier: State['viewed'], { viewed }: State) {
  return viewed.hotels.map((hotel) => hotelViewed(hotel)).reduceRight(viewedReducer, earlier);
}

import type { Reducer } from '@reduxjs/toolkit';
import { favouritesReducer, favouriteToggled } from '../favouritesSlice';
import { mergedBookings, type KeptBookingsState } from '../keptBookingsSlice';
import type { Owned } from './owned';
import type { SliceName } from './owners';
import { hotelViewed, viewedReducer } from '../viewedSlice';

type Favourites = ReturnType<typeof favouritesReducer>;
type Viewed = ReturnType<typeof viewedReducer>;
type Held = { [name in SliceName]?: Owned<object> };

/**
 * What was done before the device's memory was read is newer than what it says: it stands, and is
 * done to the lists as they were.
 */
export function withEarlier(name: SliceName, reducer: Reducer<object>) {
  const pristine = JSON.stringify(reducer(undefined, { type: 'device/pristine' }));
  return (earlier: Held, _: Held, now: Held): Held => {
    const held = now[name] ?? {};
    const { waiting, ...was } = earlier[name] ?? held;
    if (JSON.stringify(held) === pristine) return { ...now, [name]: earlier[name] };
    return { ...now, [name]: { ...after(name, was, held), ...(waiting && { waiting }) } };
  };
}

function after(name: SliceName, earlier: object, now: object): object {
  if (name === 'favourites') return favouritesAfter(earlier as Favourites, now as Favourites);
  if (name === 'viewed') return viewedAfter(earlier as Viewed, now as Viewed);
  if (name !== 'keptBookings') return now;
  const lists = [now, earlier] as KeptBookingsState[];
  return { bookings: mergedBookings(lists[0]!.bookings, lists[1]!.bookings) };
}

/** The hearts pressed since then are pressed on the list as it was. */
function favouritesAfter(earlier: Favourites, now: Favourites): Favourites {
  const kept = new Set(earlier.hotels.map(({ id }) => id));
  const pressed = now.hotels.filter(({ id }) => !kept.has(id));
  return pressed.map(favouriteToggled).reduceRight(favouritesReducer, earlier);
}

function viewedAfter(earlier: Viewed, now: Viewed): Viewed {
  return now.hotels.map((hotel) => hotelViewed(hotel)).reduceRight(viewedReducer, earlier);
}

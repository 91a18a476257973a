import { MAX_FAVOURITES } from '../../domain/hotels/favourites';
import { isRequestError, isUnanswered, type HotelCard } from '../api';
import { generatedAccountsApi } from '../api/accounts';
import { askOnce } from '../api/askOnce';
import { favouritesAwaited, favouritesFailed } from './deviceSlice';
import {
  accountAnswered,
  favouritesLoaded,
  favouriteToggled,
  type FavouriteHotel,
} from './favouritesSlice';
import type { AppStore } from './store';

/** What the traveller is told: a hotel that could not be changed, or how many did not fit in. */
export type FavouriteNews =
  | { kind: 'refused'; hotel: FavouriteHotel; wanted: boolean; code: string }
  | { kind: 'left'; count: number };

const { listFavourites, mergeFavourites, addFavourite, removeFavourite } =
  generatedAccountsApi.endpoints;

/**
 * Makes the list of favourites the account's: what only this device had joins it, what is pressed from
 * now on is sent, and taken back when it is refused. Where no answer came the account tells whether it has the hotel.
 *
 * @returns what ends it
 */
export function keepInAccount(
  { dispatch, getState, subscribe }: AppStore,
  owner: number,
  tell: (news: FavouriteNews) => void,
): () => void {
  const underWay = new Set<number>();
  let failed = false;
  let stopped = false;

  async function load(): Promise<void> {
    const { hotels, owner: whose } = getState().favourites;
    const devices = whose ? [] : hotels.slice(0, MAX_FAVOURITES);
    const answer = await ask(devices);
    if (stopped) return;
    // Another backend may answer without its list.
    failed = !answer?.hotels;
    dispatch(failed ? favouritesFailed() : favouritesAwaited());
    if (!answer?.hotels) return;
    const pressed = whose ? [] : difference(devices, getState().favourites.hotels);
    dispatch(favouritesLoaded({ owner, hotels: answer.hotels.map(inShort) }));
    for (const { hotel, kept } of pressed) {
      if (isKept(hotel) !== kept) dispatch(favouriteToggled(hotel));
    }
    if (answer.left > 0) tell({ kind: 'left', count: answer.left });
  }

  async function ask(devices: FavouriteHotel[]) {
    if (devices.length === 0) {
      return await askOnce(dispatch, listFavourites, undefined).catch(() => undefined);
    }
    const hotelIds = devices.map(({ id }) => id);
    return (await dispatch(mergeFavourites.initiate({ deviceFavourites: { hotelIds } }))).data;
  }

  async function send(hotel: FavouriteHotel): Promise<void> {
    if (underWay.has(hotel.id)) return;
    underWay.add(hotel.id);
    const kept = isKept(hotel);
    const { initiate } = kept ? addFavourite : removeFavourite;
    const { error } = await dispatch(initiate({ hotelId: hotel.id }));
    const done = !error || (isUnanswered(error) && (await hasInAccount(hotel)) === kept);
    underWay.delete(hotel.id);
    if (stopped || getState().favourites.owner !== owner) return;
    const refused = !done;
    dispatch(accountAnswered({ hotel, kept: refused ? !kept : kept, refused }));
    if (!refused) return;
    // It may have been done all the same: the account tells once it can be reached.
    if (isUnanswered(error)) window.addEventListener('online', loadAgain, { once: true });
    tell({ kind: 'refused', hotel, wanted: kept, code: isRequestError(error) ? error.code : '' });
  }

  /** Undefined while the account tells nothing either. */
  async function hasInAccount({ id }: FavouriteHotel): Promise<boolean | undefined> {
    const list = await ask([]);
    return list?.hotels?.some((hotel) => hotel.id === id);
  }

  const loadAgain = () => void load();

  const isKept = ({ id }: FavouriteHotel) =>
    getState().favourites.hotels.some((hotel) => hotel.id === id);

  const unsubscribe = subscribe(() => {
    const { favourites, device } = getState();
    if (favourites.owner === owner) favourites.unsent?.forEach((hotel) => void send(hotel));
    if (failed && !device.favouritesFailed) {
      failed = false;
      void load();
    }
  });
  void load();
  return () => {
    stopped = true;
    window.removeEventListener('online', loadAgain);
    unsubscribe();
    if (failed) dispatch(favouritesAwaited());
  };
}

function inShort({ id, name, location, images, price }: HotelCard): FavouriteHotel {
  return { id, name, location, images, price };
}

/** The hotels that are in one of two lists only, and whether it is the later one. */
function difference(before: FavouriteHotel[], after: FavouriteHotel[]) {
  const without = (hotels: FavouriteHotel[], others: FavouriteHotel[]) =>
    hotels.filter(({ id }) => !others.some((other) => other.id === id));
  return [
    ...without(after, before).map((hotel) => ({ hotel, kept: true })),
    ...without(before, after).map((hotel) => ({ hotel, kept: false })),
  ];
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HotelCard } from '../api';

/** What a card needs, so that the list shows without asking the server again. */
export type FavouriteHotel = Pick<HotelCard, 'id' | 'name' | 'location' | 'images'> & {
  price?: number | undefined;
};

interface FavouritesState {
  hotels: FavouriteHotel[];
  /** Whose account the list is of; none while it is only this device's. */
  owner?: number | null;
  /** Hotels that the account does not have as the list does, until it is told. */
  unsent?: FavouriteHotel[];
}

const initialState: FavouritesState = { hotels: [] };

const has = (hotels: FavouriteHotel[], id: number) => hotels.some((hotel) => hotel.id === id);

function toggled(hotels: FavouriteHotel[], hotel: FavouriteHotel): FavouriteHotel[] {
  const others = hotels.filter(({ id }) => id !== hotel.id);
  return others.length < hotels.length ? others : [hotel, ...others];
}

const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled(state, { payload }: PayloadAction<FavouriteHotel>) {
      state.hotels = toggled(state.hotels, payload);
      if (state.owner) state.unsent = toggled(state.unsent ?? [], payload);
    },
    /** The account's list arrives; what it was not told yet is pressed once more. */
    favouritesLoaded(
      { hotels, unsent = [], ...state },
      { payload }: PayloadAction<{ owner: number; hotels: FavouriteHotel[] }>,
    ) {
      const open = unsent.filter(
        ({ id }) => state.owner === payload.owner && has(hotels, id) !== has(payload.hotels, id),
      );
      return { ...payload, hotels: open.reduce(toggled, payload.hotels), unsent: open };
    },
    /** Whether the account has the hotel now; `refused` if it did not follow the list. */
    accountAnswered(
      state,
      {
        payload: { hotel, kept, refused },
      }: PayloadAction<{ hotel: FavouriteHotel; kept: boolean; refused: boolean }>,
    ) {
      const differs = has(state.hotels, hotel.id) !== kept;
      const unsent = (state.unsent ?? []).filter(({ id }) => id !== hotel.id);
      state.unsent = differs && !refused ? [...unsent, hotel] : unsent;
      if (differs && refused) state.hotels = toggled(state.hotels, hotel);
    },
  },
});

export const { favouriteToggled, favouritesLoaded, accountAnswered } = favouritesSlice.actions;
export const favouritesReducer = favouritesSlice.reducer;

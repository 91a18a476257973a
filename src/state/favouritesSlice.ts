import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HotelCard } from '../api';

/** What a card needs, so that the list shows without asking the server again. */
export type FavouriteHotel = Pick<HotelCard, 'id' | 'name' | 'location' | 'images'> & {
  price?: number | undefined;
};

interface FavouritesState {
  hotels: FavouriteHotel[];
}

const MOST_FAVOURITES = 200;
const initialState: FavouritesState = { hotels: [] };

const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled(state, { payload }: PayloadAction<FavouriteHotel>) {
      const others = state.hotels.filter((hotel) => hotel.id !== payload.id);
      const wasFavourite = others.length < state.hotels.length;
      state.hotels = wasFavourite ? others : [payload, ...others].slice(0, MOST_FAVOURITES);
    },
  },
});

export const { favouriteToggled } = favouritesSlice.actions;
export const favouritesReducer = favouritesSlice.reducer;

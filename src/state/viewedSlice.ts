import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FavouriteHotel } from './favouritesSlice';

/** Hotels opened on this device, newest first. */
interface ViewedState {
  hotels: FavouriteHotel[];
}

const MAX_VIEWED = 30;
const initialState: ViewedState = { hotels: [] };

const viewedSlice = createSlice({
  name: 'viewed',
  initialState,
  reducers: {
    hotelViewed(state, { payload }: PayloadAction<FavouriteHotel>) {
      const others = state.hotels.filter((hotel) => hotel.id !== payload.id);
      state.hotels = [payload, ...others].slice(0, MAX_VIEWED);
    },
    viewedCleared: () => initialState,
  },
});

export const { hotelViewed, viewedCleared } = viewedSlice.actions;
export const viewedReducer = viewedSlice.reducer;

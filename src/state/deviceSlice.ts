import { createAction, createSlice } from '@reduxjs/toolkit';

/** All that this device remembers has been read. */
export const memoryRead = createAction('device/memoryRead');

/** What this device remembers could not be read: the visit goes on without it. */
export const memoryGaveUp = createAction('device/memoryGaveUp');

interface DeviceState {
  /** Whether what this device remembers has been read; it is, soon after the first render. */
  remembered: boolean;
  /** The account's favourites could not be read. */
  favouritesFailed: boolean;
}

const initialState: DeviceState = { remembered: false, favouritesFailed: false };

const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    favouritesFailed(state) {
      state.favouritesFailed = true;
    },
    favouritesAwaited(state) {
      state.favouritesFailed = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(memoryGaveUp, (state) => {
        state.remembered = true;
      })
      .addCase(memoryRead, (state) => {
        state.remembered = true;
      }),
});

export const { favouritesFailed, favouritesAwaited } = deviceSlice.actions;
export const deviceReducer = deviceSlice.reducer;

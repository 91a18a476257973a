import type { Language } from '../../domain/languages/languages';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { builtLanguage } from '../i18n/catalogue';
import { languageChosen } from './languageSlice';

/** All that this device remembers has been read. */
export const memoryRead = createAction('device/memoryRead');

/** What this device remembers could not be read: the visit goes on without it. */
export const memoryGaveUp = createAction('device/memoryGaveUp');

interface DeviceState {
  /** Whether what this device remembers has been read; it is, soon after the first render. */
  remembered: boolean;
  /** The account's favourites could not be read. */
  favouritesFailed: boolean;
  /** The language of the page that is open, where it is not the reader's own. */
  shownIn: Language | null;
  /** Whose texts are there. */
  textsIn: Language[];
}

const initialState: DeviceState = {
  remembered: false,
  favouritesFailed: false,
  shownIn: null,
  textsIn: [builtLanguage],
};

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
    pageShownIn(state, action: PayloadAction<Language | null>) {
      state.shownIn = action.payload;
    },
    textsArrived(state, { payload }: PayloadAction<Language>) {
      if (!state.textsIn.includes(payload)) state.textsIn.push(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(languageChosen, (state) => {
        state.shownIn = null;
      })
      .addCase(memoryGaveUp, (state) => {
        state.remembered = true;
      })
      .addCase(memoryRead, (state) => {
        state.remembered = true;
      }),
});

export const { favouritesFailed, favouritesAwaited, pageShownIn, textsArrived } =
  deviceSlice.actions;
export const deviceReducer = deviceSlice.reducer;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../texts/catalogue';

interface LanguageState {
  language: Language;
}

const initialState: LanguageState = { language: 'vi' };

const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen(state, action: PayloadAction<Language>) {
      state.language = action.payload;
    },
  },
});

export const { languageChosen } = languageSlice.actions;
export const languageReducer = languageSlice.reducer;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { languageInCookies } from '../../domain/languageCookie';
import type { Language } from '../texts/catalogue';

interface LanguageState {
  language: Language;
}

/** What the page is drawn in; else what this device chose. The server's store is told. */
function initialLanguage(): LanguageState {
  if (typeof document === 'undefined') return { language: 'vi' };
  const drawn = document.getElementById('root')?.firstChild;
  if (!drawn) return { language: languageInCookies(document.cookie) };
  return { language: document.documentElement.lang === 'en' ? 'en' : 'vi' };
}

const languageSlice = createSlice({
  name: 'language',
  initialState: initialLanguage,
  reducers: {
    languageChosen(state, action: PayloadAction<Language>) {
      state.language = action.payload;
    },
  },
});

export const { languageChosen } = languageSlice.actions;
export const languageReducer = languageSlice.reducer;

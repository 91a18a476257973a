import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { languageInCookies } from '../../domain/languages/languageCookie';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '../../domain/languages/languages';

interface LanguageState {
  language: Language;
}

/** What the page is drawn in; else what this device chose. The server's store is told. */
function initialLanguage(): LanguageState {
  if (typeof document === 'undefined') return { language: DEFAULT_LANGUAGE };
  const drawn = document.getElementById('root')?.firstChild;
  if (!drawn) return { language: languageInCookies(document.cookie) };
  return { language: languageOf(document.documentElement.lang) };
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

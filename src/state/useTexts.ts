import type { Catalogue, Language } from '../texts/catalogue';
import { useAppSelector } from './store';

export function useLanguage(): Language {
  return useAppSelector(({ device, language }) => device.shownIn ?? language.language);
}

/** The catalogue's texts in the reader's language. */
export function useTexts<T>(texts: Catalogue<T>): T {
  return texts[useLanguage()];
}

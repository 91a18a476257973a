import type { Language } from '../../domain/languages/languages';
import type { Catalogue } from '../i18n/catalogue';
import { useAppSelector } from './store';

export function useLanguage(): Language {
  return useAppSelector(({ device, language }) => device.shownIn ?? language.language);
}

/** The catalogue's texts in the reader's language. */
export function useTexts<T>(texts: Catalogue<T>): T {
  return texts[useLanguage()];
}

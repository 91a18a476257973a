import type { Language } from '../../domain/languages/languages';
import { builtLanguage, type Catalogue } from '../i18n/catalogue';
import { useAppSelector, wantedLanguage } from './store';

/** The language that is wanted; until its texts are there, the one whose texts come with the pages. */
export function useLanguage(): Language {
  return useAppSelector((state) => {
    const wanted = wantedLanguage(state);
    return state.device.textsIn.includes(wanted) ? wanted : builtLanguage;
  });
}

/** The catalogue's texts in the reader's language. */
export function useTexts<T>(texts: Catalogue<T>): T {
  return texts[useLanguage()];
}

import { DEFAULT_LANGUAGE, type Language } from '../../domain/languages/languages';
import type { texts as allTexts } from './en/allTexts';

type Texts = typeof allTexts;

/** The texts of one area in every language; a missing one does not compile. */
export type Catalogue<T> = Readonly<Record<Language, T>>;

type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** Each in one file that comes when somebody reads it: nobody else carries its bytes. */
const files: Readonly<Record<OtherLanguage, () => Promise<{ texts: Texts }>>> = {
  en: () => import('./en/allTexts'),
};

const fetched = new Map<Language, Promise<void>>();
const arrived = new Map<Language, Texts>();

/** Most travellers read Vietnamese: it comes with the pages, and stands in for what has not arrived. */
export function catalogue<A extends keyof Texts>(area: A, vi: Texts[A]): Catalogue<Texts[A]> {
  return {
    vi,
    get en() {
      return arrived.get('en')?.[area] ?? vi;
    },
  };
}

/** Before a page is shown in that language. Rejects when its file does not arrive, and asks anew the next time. */
export function fetchTexts(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return Promise.resolve();
  const known = fetched.get(language);
  if (known) return known;
  const coming = files[language]().then(({ texts }) => void arrived.set(language, texts));
  fetched.set(language, coming);
  coming.catch(() => fetched.delete(language));
  return coming;
}

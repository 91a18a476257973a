import { DEFAULT_LANGUAGE, type Language } from '../../domain/languages/languages';
import type { AllTexts } from './vi/allTexts';
import { language } from './vi/language';

/**
 * Whose texts come with the pages, and stand in for what has not arrived. Each language has a build, in which
 * its folder and the Vietnamese one change places: scripts/build/languageBuilds.ts.
 */
export const builtLanguage: Language = language;

/** The texts of one area in every language; a missing one does not compile. */
export type Catalogue<T> = Readonly<Record<Language, T>>;

/** Each in one file that comes when somebody chooses it: nobody else carries its bytes. */
const files: Readonly<
  Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<{ texts: AllTexts }>>
> = {
  en: () => import('./en/allTexts'),
};

const fetched = new Map<Language, Promise<void>>();
const arrived = new Map<Language, AllTexts>();

export function catalogue<A extends keyof AllTexts>(
  area: A,
  built: AllTexts[A],
): Catalogue<AllTexts[A]> {
  const textsIn = (reader: Language) => arrived.get(reader)?.[area] ?? built;
  return {
    get vi() {
      return textsIn('vi');
    },
    get en() {
      return textsIn('en');
    },
  };
}

/** Before a page is shown in that language. Rejects when its file does not arrive, and asks anew the next time. */
export function fetchTexts(reader: Language): Promise<void> {
  if (reader === builtLanguage) return Promise.resolve();
  const known = fetched.get(reader);
  if (known) return known;
  const coming = textsOf(reader).then(({ texts }) => void arrived.set(reader, texts));
  fetched.set(reader, coming);
  coming.catch(() => fetched.delete(reader));
  return coming;
}

/** Vietnamese is where the language of the build is elsewhere. */
function textsOf(reader: Language): Promise<{ texts: AllTexts }> {
  const place = reader === DEFAULT_LANGUAGE ? builtLanguage : reader;
  return files[place as keyof typeof files]();
}

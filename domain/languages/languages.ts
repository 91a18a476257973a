/** Every language of the product, by its code. What a new one lacks does not compile. */
export const LANGUAGES = ['vi', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** For whoever has not chosen. */
export const DEFAULT_LANGUAGE = 'vi' satisfies Language;

/** The language of this code. */
export function languageOf(code: string | undefined): Language {
  return LANGUAGES.find((known) => known === code) ?? DEFAULT_LANGUAGE;
}

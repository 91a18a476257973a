export const language = {
  /** In its own words, for those who cannot read another. */
  name: 'Tiếng Việt',
  /** How `Intl` knows it. */
  locale: 'vi-VN',
};

export type LanguageWords = typeof language;

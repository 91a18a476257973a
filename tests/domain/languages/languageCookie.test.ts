import { languageCookie, languageInCookies } from '../../../domain/languages/languageCookie';

test('the language that was chosen is read from among other cookies', () => {
  expect(languageInCookies(undefined)).toBe('vi');
  expect(languageInCookies('')).toBe('vi');
  for (const language of ['vi', 'en'] as const) {
    const [pair] = languageCookie(language).split(';');
    expect(languageInCookies(pair)).toBe(language);
    expect(languageInCookies(`a=1; ${pair}; b=language=vi`)).toBe(language);
  }
});

test('what is no such cookie, or no language of ours, is Vietnamese', () => {
  expect(languageInCookies('mylanguage=en')).toBe('vi');
  expect(languageInCookies('language=english')).toBe('vi');
  expect(languageInCookies('language=<script>')).toBe('vi');
});

import { DEFAULT_LANGUAGE, type Language } from '../../../domain/languages/languages';

/** The page that it leads to goes on in the mail's language; Vietnamese is what it is in anyway. */
export function inMailsLanguage(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
}

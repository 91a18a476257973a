import { languageOf, type Language } from './languages';

const YEAR_SECONDS = 365 * 24 * 3600;

/** The language that this device's reader chose, from its cookies; Vietnamese without one. */
export function languageInCookies(cookies: string | undefined): Language {
  return languageOf(/(?:^|;)\s*language=(\w+)/.exec(cookies ?? '')?.[1]);
}

/** The cookie that tells the server, which draws the first view. */
export function languageCookie(language: Language): string {
  return `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

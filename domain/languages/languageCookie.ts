import { languageOf, type Language } from './languages';

const YEAR_SECONDS = 365 * 24 * 3600;

const CHOSEN = /(?:^|;)\s*language=(\w+)/;

/** The language that this device's reader chose, from its cookies; Vietnamese without one. */
export function languageInCookies(cookies: string | undefined): Language {
  return languageOf(CHOSEN.exec(cookies ?? '')?.[1]);
}

/** Whether somebody has chosen one on this device. */
export function hasChosenLanguage(cookies: string): boolean {
  return CHOSEN.test(cookies);
}

/** The cookie that tells the server, which draws the first view. */
export function languageCookie(language: Language): string {
  return `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

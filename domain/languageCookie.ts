const YEAR_SECONDS = 365 * 24 * 3600;

/** The language that this device's reader chose, from its cookies; Vietnamese without one. */
export function languageInCookies(cookies: string | undefined): 'vi' | 'en' {
  const found = /(?:^|;)\s*language=(\w+)/.exec(cookies ?? '');
  return found?.[1] === 'en' ? 'en' : 'vi';
}

/** The cookie that tells the server, which draws the first view. */
export function languageCookie(language: 'vi' | 'en'): string {
  return `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

import type { Language } from '../domain/languages/languages';
import { backoffice } from './i18n/en/backoffice';
import { titles as en } from './i18n/en/titles';
import { titles as vi, type Titles } from './i18n/vi/titles';

type PerLanguage<K extends keyof Titles> = Readonly<Record<Language, Titles[K]>>;

/** What the tab of a page is called before its program runs; what the server renders names itself. */
export const titles: PerLanguage<'pages'> = { vi: vi.pages, en: en.pages };

/** What the tab and search engines read where a page has no words of its own. */
export const siteTitles: PerLanguage<'site'> = { vi: vi.site, en: en.site };

/** What a list of hotels is called, everywhere or at a place. */
export const listTitle: PerLanguage<'list'> = { vi: vi.list, en: en.list };

export const backofficeTitle = backoffice;

export const named = (title: string) => `${title} · Nghỉ Đâu`;

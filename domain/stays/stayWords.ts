import { stay as en } from '../i18n/en/stay';
import { stay as vi, type StayWords } from '../i18n/vi/stay';
import type { Language } from '../languages/languages';

/** What mails, calendars and pages say of a stay. */
export const stayWords: Readonly<Record<Language, StayWords>> = { vi, en };

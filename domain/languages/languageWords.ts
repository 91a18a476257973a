import { language as en } from '../i18n/en/language';
import { language as vi, type LanguageWords } from '../i18n/vi/language';
import type { Language } from './languages';

/** What a language says of itself. */
export const languageWords: Readonly<Record<Language, LanguageWords>> = { vi, en };

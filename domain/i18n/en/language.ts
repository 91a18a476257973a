import type { LanguageWords } from '../vi/language';

export const language: LanguageWords = { name: 'English', locale: 'en-GB' };

import type { Language } from '../../domain/languages/languages';
import { en } from './en/texts';
import { vi, type Texts } from './vi/texts';

/** What the server says, but in mails: a folder per language, in it a file per area. */
export const texts: Readonly<Record<Language, Texts>> = { vi, en };

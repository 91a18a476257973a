import type { Language } from '../../../domain/languages/languages';
import { en } from './en/mails';
import { vi, type MailWords } from './vi/mails';

/** What mails to travellers say: a folder per language, in it a file per moment. */
export const mailWords: Readonly<Record<Language, MailWords>> = { vi, en };

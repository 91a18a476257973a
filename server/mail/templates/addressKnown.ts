import { paths } from '../../../site/paths';
import type { MailContent } from '../content';
import type { Language } from '../../../domain/languages/languages';
import { accountMail, actionLink } from './accountMail';
import { mailWords } from './words';

/** Tells who owns the address that somebody signed up with it again. */
export function addressKnown(publicUrl: string, language: Language): MailContent {
  const words = mailWords[language].addressKnown;
  return accountMail(language, words, [actionLink(words, publicUrl, paths.login())]);
}

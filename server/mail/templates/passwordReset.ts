import { paths } from '../../../site/paths';
import type { MailContent } from '../content';
import type { Language } from '../../../domain/languages/languages';
import { accountMail, actionLink } from './accountMail';
import { inMailsLanguage } from './inMailsLanguage';
import { mailWords } from './words';

/** Carries the link that sets a new password. */
export function passwordReset(publicUrl: string, token: string, language: Language): MailContent {
  const words = mailWords[language].passwordReset;
  const link = actionLink(
    words,
    publicUrl,
    inMailsLanguage(paths.resetPassword({ token }), language),
  );
  return accountMail(language, words, [link]);
}

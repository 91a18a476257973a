import { paths } from '../../../site/paths';
import { momentText } from '../../../domain/stays/dayText';
import { paragraph, type MailContent } from '../content';
import type { Language } from '../../../domain/languages/languages';
import { accountMail, actionLink } from './accountMail';
import { inMailsLanguage } from './inMailsLanguage';
import { mailWords } from './words';

/**
 * Carries the links that prove the address, one for each sign-up, and says when that was made. What the
 * form said is never repeated: anybody may type anybody's address, and must not be able to send them
 * words of their own.
 */
export function emailVerification(
  publicUrl: string,
  signUps: readonly { token: string; createdAt: Date }[],
  language: Language,
): MailContent {
  const words = mailWords[language].emailVerification;
  return accountMail(language, words, [
    ...signUps.flatMap(({ token, createdAt }) => [
      paragraph(words.signedUpAt(momentText(createdAt, language))),
      actionLink(words, publicUrl, inMailsLanguage(paths.verifyEmail({ token }), language)),
    ]),
    ...(signUps.length > 1 ? [paragraph(words.onlyYours)] : []),
  ]);
}

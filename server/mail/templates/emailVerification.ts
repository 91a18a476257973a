import { paths } from '../../../site/paths';
import { momentText } from '../../../domain/stays/dayText';
import { paragraph, type MailContent } from '../content';
import type { Language } from '../../../domain/languages/languages';
import { accountMail, actionLink } from './accountMail';
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
  // The page goes on in the mail's language.
  const shownIn = language === 'en' ? '&language=en' : '';
  return accountMail(language, words, [
    ...signUps.flatMap(({ token, createdAt }) => [
      paragraph(words.signedUpAt(momentText(createdAt, language))),
      actionLink(words, publicUrl, paths.verifyEmail({ token }) + shownIn),
    ]),
    ...(signUps.length > 1 ? [paragraph(words.onlyYours)] : []),
  ]);
}

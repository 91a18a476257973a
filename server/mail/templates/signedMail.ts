import type { Language } from '../../../domain/languages/languages';
import {
  composeMail,
  paragraph,
  signatureBlock,
  smallPrint,
  type Block,
  type MailContent,
} from '../content';
import { mailWords } from './words';

/** A mail between its greeting and, after the fine print, our name. */
export function signedMail(
  language: Language,
  subject: string,
  blocks: readonly Block[],
  note: string,
): MailContent {
  const { greeting, signature } = mailWords[language].common;
  return composeMail(language, subject, [
    paragraph(greeting),
    ...blocks,
    smallPrint(note),
    signatureBlock(signature),
  ]);
}

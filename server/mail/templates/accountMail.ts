import {
  composeMail,
  linkBlock,
  paragraph,
  signatureBlock,
  smallPrint,
  type Block,
  type MailContent,
} from '../content';
import type { Language } from '../../../domain/languages/languages';
import { mailWords } from './words';

interface Words {
  subject: string;
  lead: string;
  action: string;
  note: string;
}

/** A mail about an account: what it asks to be done, and the fine print. */
export function accountMail(
  language: Language,
  { subject, lead, note }: Words,
  links: readonly Block[],
): MailContent {
  const { greeting, signature } = mailWords[language].common;
  return composeMail(language, subject, [
    paragraph(greeting),
    paragraph(lead),
    ...links,
    smallPrint(note),
    signatureBlock(signature),
  ]);
}

export function actionLink({ action }: Words, publicUrl: string, path: string): Block {
  return linkBlock({ label: action, href: publicUrl.replace(/\/+$/, '') + path });
}

import { linkBlock, paragraph, type Block, type MailContent } from '../content';
import type { Language } from '../../../domain/languages/languages';
import { signedMail } from './signedMail';

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
  return signedMail(language, subject, [paragraph(lead), ...links], note);
}

export function actionLink({ action }: Words, publicUrl: string, path: string): Block {
  return linkBlock({ label: action, href: publicUrl.replace(/\/+$/, '') + path });
}

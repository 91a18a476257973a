import { paths } from '../../../../site/paths';
import {
  composeMail,
  linkBlock,
  paragraph,
  signatureBlock,
  smallPrint,
  type Block,
  type MailContent,
} from '../../content';
import type { BookingFacts } from '../bookingFacts';
import { mailWords } from '../words';

/** A mail to a hotel's owner, in the language of the back office. */
export function partnerMail(
  subject: string,
  blocks: readonly Block[],
  note: string = 'You can turn these mails off in your settings.',
): MailContent {
  const { greeting, signature } = mailWords.en.common;
  return composeMail('en', subject, [
    paragraph(greeting),
    ...blocks,
    smallPrint(note),
    signatureBlock(signature),
  ]);
}

export function openPartnerBooking({ code }: BookingFacts, publicUrl: string): Block {
  const href = publicUrl + paths.partnerBookings({ booking: code });
  return linkBlock({ label: 'Open the booking', href });
}

import { formatAmount } from '../../../../domain/money/money';
import { paths } from '../../../../site/paths';
import { linkBlock, type Block, type MailContent } from '../../content';
import type { BookingFacts } from '../bookingFacts';
import { signedMail } from '../signedMail';

/** A mail to a hotel's owner, in the language of the back office. */
export function partnerMail(
  subject: string,
  blocks: readonly Block[],
  note: string = 'You can turn these mails off in your settings.',
): MailContent {
  return signedMail('en', subject, blocks, note);
}

/** Whole dong as the back office writes them. */
export const inDong = (amount: number): string => formatAmount(amount, 'VND');

export function openPartnerBooking({ code }: BookingFacts, publicUrl: string): Block {
  const href = publicUrl + paths.partnerBookings({ booking: code });
  return linkBlock({ label: 'Open the booking', href });
}

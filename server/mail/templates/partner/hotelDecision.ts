import { paths } from '../../../../site/paths';
import { linkBlock, paragraph, type MailContent } from '../../content';
import { partnerMail } from './partnerMail';

/** What an administrator decided about a hotel. */
interface Decision {
  hotelName: string;
  reason: string;
}

/** Tells the owner that travellers no longer find the hotel, and why. */
export function hotelSuspended(publicUrl: string, { hotelName, reason }: Decision): MailContent {
  return decisionMail(publicUrl, {
    subject: `Your hotel ${hotelName} is suspended`,
    lead: `We have suspended ${hotelName}. Travellers no longer find it and cannot book it.`,
    reason,
    note: 'Bookings that stand are kept: please receive these guests. Write to our support once the reason is settled, so that the hotel can be restored.',
  });
}

/** Tells the owner that the suspension is over. */
export function hotelRestored(publicUrl: string, { hotelName, reason }: Decision): MailContent {
  return decisionMail(publicUrl, {
    subject: `Your hotel ${hotelName} is restored`,
    lead: `The suspension of ${hotelName} is over. If the hotel is published, travellers can book it again.`,
    reason,
    note: 'There is nothing else for you to do.',
  });
}

function decisionMail(
  publicUrl: string,
  { subject, lead, reason, note }: Record<'subject' | 'lead' | 'reason' | 'note', string>,
): MailContent {
  const href = publicUrl + paths.partnerHotels();
  const link = linkBlock({ label: 'Open my hotels', href });
  return partnerMail(subject, [paragraph(lead), paragraph(`Reason: ${reason}`), link], note);
}

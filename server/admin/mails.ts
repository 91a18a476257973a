import {
  letterOf,
  linkBlock,
  paragraph,
  signatureBlock,
  smallPrint,
  type Letter,
} from '../mail/letter';

/** What a letter to the owner of a hotel says about it. */
interface Decision {
  hotelName: string;
  reason: string;
}

/** Tells the owner that travellers no longer find the hotel, and why. */
export function hotelSuspendedMail(publicUrl: string, { hotelName, reason }: Decision): Letter {
  return letter(publicUrl, {
    subject: `Your hotel ${hotelName} is suspended`,
    lead: `We have suspended ${hotelName}. Travellers no longer find it and cannot book it.`,
    reason,
    note: 'Bookings that stand are kept: please receive these guests. Write to our support once the reason is settled, so that the hotel can be restored.',
  });
}

/** Tells the owner that the suspension is over. */
export function hotelRestoredMail(publicUrl: string, { hotelName, reason }: Decision): Letter {
  return letter(publicUrl, {
    subject: `Your hotel ${hotelName} is restored`,
    lead: `The suspension of ${hotelName} is over. If the hotel is published, travellers can book it again.`,
    reason,
    note: 'There is nothing else for you to do.',
  });
}

function letter(
  publicUrl: string,
  { subject, lead, reason, note }: Record<'subject' | 'lead' | 'reason' | 'note', string>,
): Letter {
  return letterOf('en', subject, [
    paragraph('Hello,'),
    paragraph(lead),
    paragraph(`Reason: ${reason}`),
    linkBlock({
      label: 'Open my hotels',
      href: `${publicUrl}/partner/hotel-management`,
    }),
    smallPrint(note),
    signatureBlock('Nghỉ Đâu – places to stay across Vietnam'),
  ]);
}

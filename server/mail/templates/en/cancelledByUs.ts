import type { MailWords } from '../vi/mails';

export const cancelledByUs: MailWords['cancelledByUs'] = {
  subject: (code: string) => `Nghỉ Đâu has cancelled your booking ${code}`,
  lead: (hotel: string) =>
    `We are sorry: Nghỉ Đâu has cancelled your booking at ${hotel}, because we can no longer vouch for this place.`,
  reason: 'Reason',
  next: 'There is nothing to pay. A discount code that you used, if any, is given back. Please do not go there with this booking.',
};

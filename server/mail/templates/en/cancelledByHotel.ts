import type { MailWords } from '../vi/mails';

export const cancelledByHotel: MailWords['cancelledByHotel'] = {
  subject: (hotel: string, code: string) => `${hotel} has cancelled your booking ${code}`,
  lead: (hotel: string) => `We are sorry: ${hotel} has cancelled your booking.`,
  reason: 'Reason',
  nothingToPay:
    'There is nothing to pay for this booking: rooms are paid at the counter only. A discount code that you used, if any, is given back.',
  next: 'You can look for another place on the same dates.',
  call: (phone: string) =>
    `If you have questions, please call the hotel at ${phone} and give the booking id.`,
  contact: 'If you have questions, please contact the hotel and give the booking id.',
};

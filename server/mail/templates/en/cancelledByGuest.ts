import type { MailWords } from '../vi/mails';

export const cancelledByGuest: MailWords['cancelledByGuest'] = {
  subject: (code: string) => `You have cancelled your booking ${code}`,
  late: (hotel: string) =>
    `Your booking at ${hotel} is cancelled, after the time for cancelling free of charge, and noted as late. There is nothing to pay.`,
  free: (hotel: string) => `Your booking at ${hotel} is cancelled, free of charge.`,
  givenBack:
    'The rooms have been given back to the hotel. A discount code that you used, if any, can be used again.',
};

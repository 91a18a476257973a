import type { MailWords } from '../vi/mails';

export const roomsReleased: MailWords['roomsReleased'] = {
  subject: (hotel: string, code: string) => `${hotel} no longer holds rooms for ${code}`,
  lead: (hotel: string) =>
    `You have not arrived, and the rooms were held until then. ${hotel} has given them to other guests. There is nothing to pay.`,
  heldUntil: 'Held until',
  next: 'If you are still coming, please call the hotel and ask for a free room.',
};

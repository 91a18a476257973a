import type { MailWords } from '../vi/mails';

export const ownerRestored: MailWords['ownerRestored'] = {
  subject: (hotel: string, code: string) => `Your booking ${code} at ${hotel} stands`,
  lead: (hotel: string) =>
    `The suspension of the owner of ${hotel} is over. Your booking stands as before.`,
};

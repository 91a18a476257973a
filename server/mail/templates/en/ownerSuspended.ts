import type { MailWords } from '../vi/mails';

export const ownerSuspended: MailWords['ownerSuspended'] = {
  subject: (hotel: string, code: string) => `About your booking ${code} at ${hotel}`,
  lead: (hotel: string) =>
    `Nghỉ Đâu has suspended the owner of ${hotel} and takes no more guests for this place. Your booking is still held; we are looking into it and will write to you if we have to cancel it.`,
  next: 'If you would rather not wait, you can cancel on the booking page and look for another place. You have paid nothing yet: rooms are paid at the counter only.',
  nextByPhone:
    'If you would rather not wait, ring the place to cancel and look for another. You have paid nothing yet: rooms are paid at the counter only.',
};

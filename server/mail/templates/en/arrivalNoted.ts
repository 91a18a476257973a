import type { MailWords } from '../vi/mails';

export const arrivalNoted: MailWords['arrivalNoted'] = {
  subject: (time: string, code: string) => `Arrival time ${time} noted: ${code}`,
  lead: (hotel: string) => `${hotel} knows when you arrive.`,
};

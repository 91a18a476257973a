import type { MailWords } from '../vi/mails';

/** What many mails say alike. */
export const common: MailWords['common'] = {
  greeting: 'Hello,',
  greetingTo: (guest: string) => `Hello ${guest},`,
  signature: 'Nghỉ Đâu – places to stay across Vietnam',
};

import type { MailWords } from '../vi/mails';

export const addressKnown: MailWords['addressKnown'] = {
  subject: 'You already have an account at Nghỉ Đâu',
  lead: 'Somebody has just tried to sign up at Nghỉ Đâu with this e-mail address, which already has an account. If it was you, sign in with the password you chose before.',
  action: 'Sign in',
  note: 'If it was not you, there is nothing to do: your account and password have not changed.',
};

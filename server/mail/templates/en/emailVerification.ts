import { TOKEN_LIFE_HOURS } from '../../../../domain/accounts/credentials';
import type { MailWords } from '../vi/mails';

export const emailVerification: MailWords['emailVerification'] = {
  subject: 'Verify your e-mail address at Nghỉ Đâu',
  lead: 'Thank you for signing up at Nghỉ Đâu. Open the link below to verify this e-mail address and start using your account.',
  action: 'Verify my e-mail address',
  note: `The link works for ${TOKEN_LIFE_HOURS} hours. If you did not sign up, please do not open it and ignore this mail: the account cannot be used until the address is verified.`,
  signedUpAt: (moment: string) => `Signed up at ${moment}:`,
  onlyYours:
    'This address was signed up more than once. Please open the link of the time when it was you: each activates the account with the password that was typed then.',
};

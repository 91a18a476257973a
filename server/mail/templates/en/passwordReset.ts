import { TOKEN_LIFE_HOURS } from '../../../../domain/accounts/credentials';
import type { MailWords } from '../vi/mails';

export const passwordReset: MailWords['passwordReset'] = {
  subject: 'Set a new password for Nghỉ Đâu',
  lead: 'Somebody has just asked for a new password for the Nghỉ Đâu account with this e-mail address. If it was you, open the link below and choose one.',
  action: 'Choose a new password',
  note: `The link works once, within ${TOKEN_LIFE_HOURS} hours. If it was not you, please ignore this mail: your password has not changed.`,
};

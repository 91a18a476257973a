import type { AccountTexts } from '../vi/accounts';

export const accounts: AccountTexts = {
  mailSent: 'Please check your e-mail to verify your account.',
  resetMailSent: 'Please check your e-mail to set a new password.',
  passwordSet: 'Your password has been changed. You can sign in now.',
  verified: 'Your e-mail address is verified. You can sign in now.',
  signedOutEverywhere: 'You are signed out on every device.',
  deleted: 'Your account has been deleted.',
};

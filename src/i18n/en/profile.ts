import type { ProfileTexts } from '../vi/profile';

export const texts: ProfileTexts = {
  details: 'Name and contact',
  close: 'Close',
  cancel: 'Never mind',
  password: {
    title: 'Password',
    intro: 'Afterwards you stay logged in here; every other device has to log in again.',
    current: 'Current password',
    fixCurrent: 'Enter the password you use now',
    next: 'New password',
    again: 'Repeat the new password',
    submit: 'Change the password',
    done: 'Your password has been changed.',
    failed: 'The password could not be changed. Please try again.',
    unknown:
      'No answer came, so we do not know whether the password was changed. Log in again with the new one; if that does not work, with the old one.',
    logIn: 'Log in again',
  },
  devices: {
    title: 'Devices you are logged in on',
    intro: 'Forgot to log out elsewhere, or lost a phone? End every session at once.',
    action: 'Log out on every device',
    question: 'Log out on every device?',
    consequence: 'You will have to log in again everywhere, on this device too.',
    done: 'You are logged out on every device.',
    failed: 'You could not be logged out. Please try again.',
    unknown:
      'No answer came, so we do not know whether you are logged out on every device. Try again to make sure.',
  },
  data: {
    title: 'Your data',
    intro:
      'Download everything we store about you: your account, your bookings and what happened to them, your reviews, favourites and consent. The file is JSON.',
    consent: (moment: string, version: string) =>
      `You agreed to the use of your personal data at ${moment} (text of ${version}).`,
    consentMore: 'How the data is used',
    action: 'Download my data',
    busy: 'Preparing...',
    done: 'Your data is downloaded.',
    failed: 'Your data could not be downloaded. Please try again.',
  },
  deletion: {
    title: 'Delete the account',
    goes: 'What goes',
    goesList: [
      'The account with e-mail, password, name and phone number; every device is logged out.',
      'Your favourites and the mails to you.',
      'The e-mail address on past bookings.',
    ],
    stays: 'What stays',
    staysList: [
      'Bookings you made, with the name and phone number on them: the hotel must keep them in its books.',
      'Reviews you wrote, without your name.',
    ],
    partnerGoes: 'Your unlisted hotels, discounts and notifications on the partner pages.',
    again: 'Afterwards you may sign up again with the same e-mail, as somebody new.',
    action: 'Delete my account',
    admin: 'An administrator’s account cannot be deleted here.',
    coming: (count: number) =>
      `Coming bookings: ${count}. Cancel them or finish your stays before deleting the account.`,
    seeBookings: 'See my bookings',
    guests: (count: number) =>
      `Bookings that are not over at your hotels: ${count}. Finish or cancel them first.`,
    onSale: (count: number) =>
      `Hotels on sale: ${count}. Unlist them on the partner pages before deleting the account.`,
    toPartner: 'To the partner pages',
    question: 'Delete your account?',
    warning: 'This cannot be undone. Enter your password to confirm.',
    password: 'Password',
    incomplete: 'Please enter your password',
    confirm: 'Delete for good',
    busy: 'Deleting...',
    keep: 'Keep the account',
    done: 'Your account has been deleted. Thank you for travelling with Nghỉ Đâu.',
    failed: 'The account could not be deleted. Please try again.',
    unknown:
      'No answer came, so we do not know whether the account was deleted. Press Delete for good once more to make sure.',
  },
};

import type { MenuTexts } from '../vi/menus';

export const texts: MenuTexts = {
  language: 'Language',
  languageFailed: (name) =>
    `${name} could not be loaded. Please check your connection and try again.`,
  login: 'Log in',
  register: 'Sign up',
  userFallback: 'User',
  menu: 'Menu',
  profile: 'Personal info',
  bookings: 'My bookings',
  history: 'Recently viewed',
  partner: 'Partner management',
  support: 'Help and support',
  logout: 'Log out',
  loggedOut: 'You are logged out.',
};

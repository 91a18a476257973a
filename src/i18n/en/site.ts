import type { SiteTexts } from '../vi/site';

export const texts: SiteTexts = {
  name: 'Nghỉ Đâu',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  homeLink: 'Nghỉ Đâu – homepage',
  favourites: 'Favourites',
  favouritesWithCount: (count: number) => `Favourites (${count})`,
  login: 'Log in',
  loadingPage: 'Loading the page…',
  notifications: 'Notifications',
  close: 'Close',
  offline: 'You are offline. What you typed is kept.',
  online: 'You are online again.',
  retry: 'Try again',
  partBroken: (name: string) => `“${name}” could not be shown.`,
  backHome: 'Back to the homepage',
  needsNetwork: {
    title: 'This page needs a network',
    text: 'It opens by itself when the network is back.',
    kept: 'Bookings kept on this device can be read.',
    bookings: 'My bookings',
  },
  oldVersion: {
    title: 'There is a new version of this page',
    text: 'Reload to go on. The rooms you chose are kept on this device.',
    reload: 'Reload the page',
  },
  broken: {
    title: 'This page could not be shown',
    text: 'Please try again. If it still fails, go back to the homepage.',
  },
};

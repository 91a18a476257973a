import { pages, type PageKey } from '../../../site/pages';
import { shownOn } from '../../e2e/site/mockedPages';

const tokens = {
  signedIn: 'eyJhbGciOiJIUzI1NiJ9.e30.traveller',
  partner: 'eyJhbGciOiJIUzI1NiJ9.e30.partner',
  admin: 'eyJhbGciOiJIUzI1NiJ9.e30.admin',
} as const;

export interface Visit {
  /** The route, as `x-screens` names it. */
  screen: string;
  at: string;
  token: string | undefined;
}

const stay = 'checkIn=2026-12-21&checkOut=2026-12-23&adults=2&children=0';
const { signedIn } = tokens;

/** The day of which the examples tell. */
export const DAY = new Date('2026-12-07T03:00:00Z');

/** Each page as the mock shows it, and those that ask for more of who is signed in or has chosen dates. */
export const visits: readonly Visit[] = [
  ...Object.entries(shownOn).map(([key, { at }]): Visit => {
    const { path, access }: { path: string; access?: keyof typeof tokens } = pages[key as PageKey];
    return { screen: path, at: at ?? path, token: access && tokens[access] };
  }),
  { screen: pages.hotels.path, at: `/hotels?${stay}`, token: signedIn },
  { screen: pages.hotel.path, at: `/hotels/1?${stay}`, token: signedIn },
  { screen: pages.room.path, at: `/hotels/rooms/1?${stay}`, token: signedIn },
  {
    screen: pages.bookingDetails.path,
    at: `/booking-details?hotel=1&rooms=1&${stay}`,
    token: signedIn,
  },
  {
    screen: pages.bookingConfirmation.path,
    at: '/booking-confirmation?booking=ND-1-VQZD1AR69F',
    token: signedIn,
  },
  { screen: pages.favourites.path, at: pages.favourites.path, token: signedIn },
];

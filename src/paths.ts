import { stayQuery, type StayWish } from '../domain/stayWish';
import type { DraftStay } from './state/draftSlice';

/** What a page may hand to the login or register page through the navigation state. */
export interface SignInState {
  role?: 'partner';
  /** A path of this app to come back to. */
  from?: string;
  /** Whose session ended there: nobody else is led back. */
  owner?: string | null;
  /** Why the login is shown. */
  reason?: 'booking' | 'sessionEnded';
  email?: string;
  /** When that address was typed: once somebody has come or gone, it is not shown any more. */
  typedAt?: number;
}

/** The stay that a link hands on to the page of a hotel or room. */
type HandedStay = Partial<StayWish>;

/** Every href of the traveller's side, which also leads to the others; see partnerPaths.ts. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  verifyEmail: () => '/verify-email',
  hotels: (search: { destination?: string; propertyType?: string } = {}, stay?: HandedStay) =>
    withQuery('/hotels', { ...search, ...stayQuery({ ...stay, bedType: '' }) }),
  hotel: (id: number, stay?: HandedStay) => withQuery(`/hotels/${id}`, stayQuery(stay)),
  hotelReviews: (id: number, stay?: HandedStay) =>
    withQuery(`/hotels/${id}`, { tab: 'reviews', ...stayQuery(stay) }),
  room: (id: number, stay?: HandedStay) => withQuery(`/hotels/rooms/${id}`, stayQuery(stay)),
  bookingDetails: (stay: DraftStay) =>
    withQuery('/booking-details', {
      hotel: stay.hotelId,
      rooms: stay.roomIds.join('-'),
      ...stayQuery(stay),
    }),
  bookingConfirmation: (bookingId: string) =>
    withQuery('/booking-confirmation', { booking: bookingId }),
  bookings: () => '/bookings',
  booking: (bookingId: string) => `/bookings/${bookingId}`,
  review: (bookingId: string) => `/bookings/${bookingId}/review`,
  favourites: () => '/favourites',
  history: () => '/history',
  profile: () => '/profile',
  policySupport: () => '/policy-support',
  partner: () => '/partner',
  admin: () => '/admin',
  notFound: () => '/not-found',
};

export function withQuery(
  path: string,
  values: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A path of this app, or null: nothing else may be gone to after a login. */
export function ownPath(text: unknown): string | null {
  return typeof text === 'string' && /^\/(?![/\\])/.test(text) ? text : null;
}

import { hotelQuery, listQuery, stayLinkQuery, stayQuery, type QueryValues } from './stayQuery';

interface Page {
  /** `:bookingId` stands for a booking's public code, every other parameter for a number. */
  path: `/${string}`;
  /** What an address of it says after its path, from what its `paths` function is given. */
  query?: (...given: never[]) => QueryValues;
  /** Who may see it; absent: everybody. */
  access?: 'signedIn' | 'partner' | 'admin';
  /** The server writes its first view into the HTML. */
  rendered?: true;
  /** Search engines may know it. */
  indexed?: true;
  /** Another address of that page. */
  sameAs?: string;
  /** Nothing stands there but the way to that page. */
  leadsTo?: string;
  /** Absent: 200. */
  status?: 404;
}

/**
 * Every page of the product. The client's routes and links, the server's statuses and HTML, the
 * service worker, the build and the tests read it; the first row that an address fits is its page.
 * Its component is called as its row is: `hotel` is drawn by `HotelPage.tsx` (`pageFile.ts`).
 */
export const pages = {
  home: { path: '/', rendered: true, indexed: true },
  hotels: { path: '/hotels', query: listQuery, rendered: true, indexed: true },
  hotel: { path: '/hotels/:id', query: hotelQuery, rendered: true, indexed: true },
  room: { path: '/hotels/rooms/:id', query: stayQuery, rendered: true, indexed: true },
  rooms: { path: '/hotels/rooms', sameAs: 'notFound', status: 404 },
  login: { path: '/login' },
  register: { path: '/register' },
  forgotPassword: { path: '/forgot-password' },
  resetPassword: { path: '/reset-password' },
  verifyEmail: { path: '/verify-email' },
  emailVerification: { path: '/email-verification', sameAs: 'verifyEmail' },
  bookingDetails: { path: '/booking-details', query: stayLinkQuery },
  bookingDetail: { path: '/booking-detail', sameAs: 'bookingDetails' },
  bookingConfirmation: { path: '/booking-confirmation' },
  bookings: { path: '/bookings', access: 'signedIn' },
  booking: { path: '/bookings/:bookingId', access: 'signedIn' },
  changeBooking: { path: '/bookings/:bookingId/change', access: 'signedIn' },
  review: { path: '/bookings/:bookingId/review', access: 'signedIn' },
  profile: { path: '/profile', access: 'signedIn' },
  favourites: { path: '/favourites' },
  history: { path: '/history' },
  policySupport: { path: '/policy-support', indexed: true },
  notFound: { path: '/not-found', status: 404 },

  partner: { path: '/partner', leadsTo: 'partnerDashboard' },
  partnerLogin: { path: '/partner/login' },
  partnerRegister: { path: '/partner/register' },
  partnerForgotPassword: { path: '/partner/forgot-password' },
  partnerDashboard: { path: '/partner/dashboard', access: 'partner' },
  partnerCalendar: { path: '/partner/calendar', access: 'partner' },
  partnerBookings: { path: '/partner/bookings', access: 'partner' },
  partnerReviews: { path: '/partner/reviews', access: 'partner' },
  partnerHotels: { path: '/partner/hotel-management', access: 'partner' },
  newHotel: { path: '/partner/hotel-management/create-hotel', access: 'partner' },
  editHotel: { path: '/partner/hotel-management/edit/:hotelId', access: 'partner' },
  partnerRooms: { path: '/partner/room-management', access: 'partner' },
  newRoom: { path: '/partner/room-management/create', access: 'partner' },
  editRoom: { path: '/partner/room-management/edit/:roomId', access: 'partner' },
  updateRoom: {
    path: '/partner/room-management/update/:roomId',
    access: 'partner',
    sameAs: 'editRoom',
  },
  partnerPrices: { path: '/partner/prices', access: 'partner' },
  vouchers: { path: '/partner/discount-management', access: 'partner' },
  newVoucher: { path: '/partner/discount-management/create', access: 'partner' },
  editVoucher: { path: '/partner/discount-management/edit/:discountId', access: 'partner' },
  partnerProfile: { path: '/partner/profile', access: 'partner' },
  partnerSettings: { path: '/partner/settings', access: 'partner' },

  admin: { path: '/admin', leadsTo: 'adminUsers' },
  adminUsers: { path: '/admin/users', access: 'admin' },
  adminHotels: { path: '/admin/hotels', access: 'admin' },
  adminBookings: { path: '/admin/bookings', access: 'admin' },
  adminActions: { path: '/admin/actions', access: 'admin' },
} as const satisfies Record<string, Page>;

type Pages = typeof pages;
type PagesWith<Columns> = { [K in PageKey]: Pages[K] extends Columns ? K : never }[PageKey];
type BackofficePath = `/${'partner' | 'admin'}${'' | `/${string}`}`;
/** Pages with a component of their own. */
type OwnPage = Exclude<PageKey, PagesWith<{ sameAs: PageKey } | { leadsTo: PageKey }>>;

export type PageKey = keyof Pages;
export type RenderedPage = PagesWith<{ rendered: true }>;
export type BackofficePage = OwnPage & PagesWith<{ path: BackofficePath }>;
export type TravellerPage = Exclude<OwnPage, BackofficePage>;

export const rows = Object.entries(pages) as [PageKey, Page][];

import { withQuery } from './paths';

type Query = Record<string, string | number | undefined>;

/** Every href of the owner's side. */
export const partnerPaths = {
  login: () => '/partner/login',
  register: () => '/partner/register',
  forgotPassword: () => '/partner/forgot-password',
  emailVerification: () => '/email-verification',
  home: () => '/partner',
  dashboard: () => '/partner/dashboard',
  bookings: (query: Query = {}) => withQuery('/partner/bookings', query),
  hotels: () => '/partner/hotel-management',
  newHotel: () => '/partner/hotel-management/create-hotel',
  editHotel: (hotelId: number) => `/partner/hotel-management/edit/${hotelId}`,
  rooms: (hotelId?: number) => withQuery('/partner/room-management', { hotelId }),
  newRoom: (hotelId?: number) => withQuery('/partner/room-management/create', { hotelId }),
  editRoom: (roomId: number) => `/partner/room-management/edit/${roomId}`,
  updateRoom: (roomId: number) => `/partner/room-management/update/${roomId}`,
  vouchers: () => '/partner/discount-management',
  newVoucher: () => '/partner/discount-management/create',
  editVoucher: (voucherId: number) => `/partner/discount-management/edit/${voucherId}`,
  reviews: (query: Query = {}) => withQuery('/partner/reviews', query),
  profile: () => '/partner/profile',
  settings: () => '/partner/settings',
};

export const adminPaths = {
  users: () => '/admin/users',
  hotels: () => '/admin/hotels',
  bookings: (query: Query = {}) => withQuery('/admin/bookings', query),
  actions: () => '/admin/actions',
};

import type { pages, PageKey } from '../../../site/pages';

/** Where the pages without a row here lead to, or what they show instead. */
type OwnPage = {
  [K in PageKey]: (typeof pages)[K] extends { sameAs: PageKey } | { leadsTo: PageKey } ? never : K;
}[PageKey];

interface Shown {
  /** With what the address needs, where its path alone is no address. */
  at?: string;
  heading: string;
  /** Something that only an example can have said; absent where the page asks for nothing. */
  content?: string;
}

const HOTEL = 'Khách sạn Ánh Sông Hàn';
const VOUCHER = 'GIANGSINH10';
const stay = 'checkIn=2026-12-21&checkOut=2026-12-23&adults=2&children=0';

/** What each page shows of the contract's examples; a new page without a row does not compile. */
export const shownOn: Readonly<Record<OwnPage, Shown>> = {
  home: { heading: 'Đêm nay nghỉ đâu?', content: HOTEL },
  hotels: { heading: 'Khách sạn và chỗ nghỉ', content: HOTEL },
  hotel: { at: '/hotels/1', heading: HOTEL, content: 'Deluxe hướng sông' },
  room: { at: '/hotels/rooms/1', heading: 'Deluxe hướng sông', content: HOTEL },
  login: { heading: 'Đăng nhập' },
  register: { heading: 'Tạo tài khoản' },
  forgotPassword: { heading: 'Quên mật khẩu' },
  resetPassword: { at: '/reset-password?token=abc', heading: 'Đặt mật khẩu mới' },
  verifyEmail: { at: '/verify-email?token=abc', heading: 'Đã xác thực' },
  bookingDetails: {
    at: `/booking-details?hotel=1&rooms=1&${stay}`,
    heading: 'Xác nhận đặt phòng',
    content: HOTEL,
  },
  bookingConfirmation: {
    at: '/booking-confirmation?booking=ND-1-VQZD1AR69F',
    heading: 'Chi tiết đặt phòng',
  },
  bookings: { heading: 'Đặt phòng của tôi', content: HOTEL },
  booking: { at: '/bookings/ND-1-VQZD1AR69F', heading: 'Chi tiết đặt phòng', content: HOTEL },
  changeBooking: {
    at: '/bookings/ND-1-VQZD1AR69F/change',
    heading: 'Đổi đặt phòng',
    content: 'Deluxe hướng sông',
  },
  review: { at: '/bookings/ND-1-VQZD1AR69F/review', heading: 'Viết đánh giá', content: HOTEL },
  profile: { heading: 'Thông tin cá nhân' },
  favourites: { heading: 'Chỗ nghỉ yêu thích' },
  history: { heading: 'Đã xem gần đây' },
  policySupport: { heading: 'Trợ giúp và chính sách' },
  notFound: { heading: 'Page Not Found' },

  partnerLogin: { heading: 'Partner login' },
  partnerRegister: { heading: 'Partner registration' },
  partnerForgotPassword: { heading: 'Forgot your password' },
  partnerDashboard: { heading: 'Dashboard', content: 'Phan Đức Anh' },
  partnerCalendar: { heading: 'Calendar', content: 'Phan Đức Anh' },
  partnerBookings: { heading: 'Bookings', content: 'Phan Đức Anh' },
  partnerReviews: { heading: 'Reviews', content: 'Trần Văn Bình' },
  partnerHotels: { heading: 'Hotels', content: HOTEL },
  newHotel: { heading: 'Create Hotel' },
  editHotel: { at: '/partner/hotel-management/edit/1', heading: 'Edit Hotel' },
  partnerRooms: {
    at: '/partner/room-management?hotelId=1',
    heading: 'Rooms',
    content: 'Deluxe hướng sông',
  },
  newRoom: { at: '/partner/room-management/create?hotelId=1', heading: 'Create Room' },
  editRoom: { at: '/partner/room-management/edit/1', heading: 'Edit Room' },
  partnerPrices: { heading: 'Prices', content: 'Deluxe hướng sông' },
  vouchers: { heading: 'Discounts', content: VOUCHER },
  newVoucher: { heading: 'Create Discount' },
  editVoucher: { at: '/partner/discount-management/edit/1', heading: 'Edit Discount' },
  partnerProfile: { heading: 'Profile' },
  partnerSettings: { heading: 'Settings' },

  adminUsers: { heading: 'Users', content: 'Lê Quang Minh' },
  adminHotels: { heading: 'Hotels', content: HOTEL },
  adminBookings: { heading: 'Bookings at risk', content: 'Villa Chân Mây Sơn Trà' },
  adminActions: { heading: 'Actions', content: 'Đặt phòng ảo' },
};

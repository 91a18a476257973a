import type { Text } from '../http/messages';

/** The traveller's pages that carry nothing from the server, and how their tab is named at first. */
const pages: { path: RegExp; title: Text; isPublic?: true }[] = [
  { path: /^\/login$/, title: { vi: 'Đăng nhập', en: 'Log in' } },
  { path: /^\/register$/, title: { vi: 'Đăng ký', en: 'Create an account' } },
  {
    path: /^\/(forgot|reset)-password$/,
    title: { vi: 'Đặt lại mật khẩu', en: 'Set a new password' },
  },
  {
    path: /^\/(verify-email|email-verification)$/,
    title: { vi: 'Xác minh e-mail', en: 'Verifying your e-mail' },
  },
  { path: /^\/booking-details?$/, title: { vi: 'Xác nhận đặt phòng', en: 'Confirm your booking' } },
  { path: /^\/booking-confirmation$/, title: { vi: 'Đặt phòng thành công', en: 'Booked' } },
  { path: /^\/bookings(\/[\w-]+)?$/, title: { vi: 'Đặt phòng của tôi', en: 'My bookings' } },
  {
    path: /^\/bookings\/[\w-]+\/review$/,
    title: { vi: 'Đánh giá kỳ nghỉ', en: 'Review your stay' },
  },
  { path: /^\/profile$/, title: { vi: 'Thông tin cá nhân', en: 'Personal info' } },
  { path: /^\/favourites$/, title: { vi: 'Chỗ nghỉ yêu thích', en: 'Favourite places' } },
  { path: /^\/history$/, title: { vi: 'Đã xem gần đây', en: 'Recently viewed' } },
  {
    path: /^\/policy-support$/,
    title: { vi: 'Trợ giúp và chính sách', en: 'Help and policies' },
    isPublic: true,
  },
];

/** The page at this address, if it is one of those. `isPublic`: worth finding by a search. */
export function clientPage(pathname: string): { title: Text; isPublic?: true } | undefined {
  const address = pathname.replace(/\/$/, '');
  return pages.find(({ path }) => path.test(address));
}

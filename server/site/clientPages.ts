/** The traveller's pages that carry nothing from the server, and how their tab is named at first. */
const pages: { path: RegExp; title: string; isPublic?: true }[] = [
  { path: /^\/login$/, title: 'Đăng nhập' },
  { path: /^\/register$/, title: 'Đăng ký' },
  { path: /^\/(forgot|reset)-password$/, title: 'Đặt lại mật khẩu' },
  { path: /^\/(verify-email|email-verification)$/, title: 'Xác minh e-mail' },
  { path: /^\/booking-details?$/, title: 'Xác nhận đặt phòng' },
  { path: /^\/booking-confirmation$/, title: 'Đặt phòng thành công' },
  { path: /^\/bookings(\/[\w-]+)?$/, title: 'Đặt phòng của tôi' },
  { path: /^\/bookings\/[\w-]+\/review$/, title: 'Đánh giá kỳ nghỉ' },
  { path: /^\/profile$/, title: 'Thông tin cá nhân' },
  { path: /^\/favourites$/, title: 'Chỗ nghỉ yêu thích' },
  { path: /^\/history$/, title: 'Đã xem gần đây' },
  { path: /^\/policy-support$/, title: 'Trợ giúp và chính sách', isPublic: true },
];

/** The page at this address, if it is one of those. `isPublic`: worth finding by a search. */
export function clientPage(pathname: string): { title: string; isPublic?: true } | undefined {
  const address = pathname.replace(/\/$/, '');
  return pages.find(({ path }) => path.test(address));
}

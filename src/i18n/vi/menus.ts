/** The menus of the top bar. */
export const texts = {
  language: 'Ngôn ngữ',
  languageFailed: (name: string) =>
    `Chưa tải được ${name}. Vui lòng kiểm tra kết nối mạng rồi thử lại.`,
  login: 'Đăng nhập',
  register: 'Đăng ký',
  userFallback: 'User',
  menu: 'Menu',
  profile: 'Thông tin cá nhân',
  bookings: 'Đặt phòng của tôi',
  history: 'Đã xem gần đây',
  partner: 'Quản lý đối tác',
  support: 'Trợ giúp và hỗ trợ',
  logout: 'Đăng xuất',
  loggedOut: 'Bạn đã đăng xuất.',
};

export type MenuTexts = typeof texts;

import { catalogue } from './catalogue';

/** The menus of the top bar. */
export const menuTexts = catalogue(
  {
    language: 'Ngôn ngữ',
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
  },
  {
    language: 'Language',
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
  },
);

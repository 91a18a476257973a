import type { Language } from '../domain/languages';
import type { RenderedPage, TravellerPage } from './pages';

type Titles = Record<Exclude<TravellerPage, RenderedPage | 'notFound'>, string>;

const SITE = 'Nghỉ Đâu';

/** What the tab of a page is called before its program runs; what the server renders names itself. */
export const titles: Record<Language, Titles> = {
  vi: {
    login: 'Đăng nhập',
    register: 'Đăng ký',
    forgotPassword: 'Đặt lại mật khẩu',
    resetPassword: 'Đặt lại mật khẩu',
    verifyEmail: 'Xác minh e-mail',
    bookingDetails: 'Xác nhận đặt phòng',
    bookingConfirmation: 'Đặt phòng thành công',
    bookings: 'Đặt phòng của tôi',
    booking: 'Đặt phòng của tôi',
    review: 'Đánh giá kỳ nghỉ',
    profile: 'Thông tin cá nhân',
    favourites: 'Chỗ nghỉ yêu thích',
    history: 'Đã xem gần đây',
    policySupport: 'Trợ giúp và chính sách',
  },
  en: {
    login: 'Log in',
    register: 'Create an account',
    forgotPassword: 'Set a new password',
    resetPassword: 'Set a new password',
    verifyEmail: 'Verifying your e-mail',
    bookingDetails: 'Confirm your booking',
    bookingConfirmation: 'Booked',
    bookings: 'My bookings',
    booking: 'My bookings',
    review: 'Review your stay',
    profile: 'Personal info',
    favourites: 'Favourite places',
    history: 'Recently viewed',
    policySupport: 'Help and policies',
  },
};

/** What the tab and search engines read where a page has no words of its own. */
export const siteTitles = {
  vi: {
    title: `${SITE} – đặt phòng khách sạn trên khắp Việt Nam`,
    description:
      'Tìm khách sạn, homestay và khu nghỉ dưỡng khắp Việt Nam. Giữ phòng ngay, trả tiền tại quầy.',
  },
  en: {
    title: `${SITE} – book hotels all over Vietnam`,
    description:
      'Find hotels, homestays and resorts all over Vietnam. Hold a room now, pay at the counter.',
  },
};

/** The side that speaks English only. */
export const backofficeTitle = {
  title: `${SITE} Partner`,
  description: 'Manage your hotels, rooms, bookings and discounts.',
};

/** What a list of hotels is called, everywhere or at a place. */
export const listTitle = {
  vi: (place?: string) => (place ? `Chỗ nghỉ tại ${place}` : 'Khách sạn và chỗ nghỉ'),
  en: (place?: string) => (place ? `Places to stay in ${place}` : 'Hotels and places to stay'),
};

export const named = (title: string) => `${title} · ${SITE}`;

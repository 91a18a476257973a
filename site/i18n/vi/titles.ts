import type { RenderedPage, TravellerPage } from '../../pages';

/** What the server renders names itself. */
type TitledPage = Exclude<TravellerPage, RenderedPage | 'notFound'>;

export const titles = {
  /** What the tab of a page is called before its program runs. */
  pages: {
    login: 'Đăng nhập',
    register: 'Đăng ký',
    forgotPassword: 'Đặt lại mật khẩu',
    resetPassword: 'Đặt lại mật khẩu',
    verifyEmail: 'Xác minh e-mail',
    bookingDetails: 'Xác nhận đặt phòng',
    bookingConfirmation: 'Đặt phòng thành công',
    bookings: 'Đặt phòng của tôi',
    booking: 'Đặt phòng của tôi',
    changeBooking: 'Đổi đặt phòng',
    review: 'Đánh giá kỳ nghỉ',
    profile: 'Thông tin cá nhân',
    favourites: 'Chỗ nghỉ yêu thích',
    history: 'Đã xem gần đây',
    policySupport: 'Trợ giúp và chính sách',
  } satisfies Record<TitledPage, string>,
  /** What the tab and search engines read where a page has no words of its own. */
  site: {
    title: 'Nghỉ Đâu – đặt phòng khách sạn trên khắp Việt Nam',
    description:
      'Tìm khách sạn, homestay và khu nghỉ dưỡng khắp Việt Nam. Giữ phòng ngay, trả tiền tại quầy.',
  },
  /** What a list of hotels is called, everywhere or at a place. */
  list: (place?: string) => (place ? `Chỗ nghỉ tại ${place}` : 'Khách sạn và chỗ nghỉ'),
};

export type Titles = typeof titles;

import { catalogue } from './catalogue';

/** Everything around the pages: top bar, menu, footer, notices. Part of the first page's scripts. */
export const siteTexts = catalogue(
  {
    name: 'Nghỉ Đâu',
    skipToContent: 'Đến nội dung chính',
    mainNavigation: 'Điều hướng chính',
    homeLink: 'Nghỉ Đâu – trang chủ',
    favourites: 'Yêu thích',
    favouritesWithCount: (count: number) => `Yêu thích (${count})`,
    login: 'Đăng nhập',
    loadingPage: 'Đang tải trang…',
    notifications: 'Thông báo',
    close: 'Đóng',
    offline: 'Bạn đang ngoại tuyến. Những gì đã nhập vẫn được giữ lại.',
    online: 'Đã có mạng trở lại.',
    retry: 'Thử lại',
    partBroken: (name: string) => `Không hiển thị được phần “${name}”.`,
    backHome: 'Về trang chủ',
    needsNetwork: {
      title: 'Trang này cần có mạng',
      text: 'Trang sẽ tự mở khi có mạng trở lại. Các đặt phòng đã lưu trên thiết bị vẫn xem được.',
      bookings: 'Đặt phòng của tôi',
    },
    oldVersion: {
      title: 'Trang vừa có bản mới',
      text: 'Hãy tải lại trang để tiếp tục. Phòng bạn đã chọn vẫn được giữ trên thiết bị này.',
      reload: 'Tải lại trang',
    },
    broken: {
      title: 'Có lỗi khi hiển thị trang này',
      text: 'Hãy thử lại. Nếu vẫn không được, bạn có thể quay về trang chủ.',
    },
  },
  {
    name: 'Nghỉ Đâu',
    skipToContent: 'Skip to content',
    mainNavigation: 'Main navigation',
    homeLink: 'Nghỉ Đâu – homepage',
    favourites: 'Favourites',
    favouritesWithCount: (count: number) => `Favourites (${count})`,
    login: 'Log in',
    loadingPage: 'Loading the page…',
    notifications: 'Notifications',
    close: 'Close',
    offline: 'You are offline. What you typed is kept.',
    online: 'You are online again.',
    retry: 'Try again',
    partBroken: (name: string) => `“${name}” could not be shown.`,
    backHome: 'Back to the homepage',
    needsNetwork: {
      title: 'This page needs a network',
      text: 'It opens by itself when the network is back. Bookings kept on this device can be read.',
      bookings: 'My bookings',
    },
    oldVersion: {
      title: 'There is a new version of this page',
      text: 'Reload to go on. The rooms you chose are kept on this device.',
      reload: 'Reload the page',
    },
    broken: {
      title: 'This page could not be shown',
      text: 'Please try again. If it still fails, go back to the homepage.',
    },
  },
);

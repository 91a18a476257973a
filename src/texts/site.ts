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
    loadingPage: 'Đang tải trang…',
    notifications: 'Thông báo',
    close: 'Đóng',
    offline: 'Bạn đang ngoại tuyến. Những gì đã nhập vẫn được giữ lại.',
    retry: 'Thử lại',
    backHome: 'Về trang chủ',
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
    loadingPage: 'Loading the page…',
    notifications: 'Notifications',
    close: 'Close',
    offline: 'You are offline. What you typed is kept.',
    retry: 'Try again',
    backHome: 'Back to the homepage',
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

/** Everything around the pages: top bar, menu, footer, notices. Part of the first page's scripts. */
export const texts = {
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
    text: 'Trang sẽ tự mở khi có mạng trở lại.',
    kept: 'Các đặt phòng đã lưu trên thiết bị vẫn xem được.',
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
};

export type SiteTexts = typeof texts;

import { catalogue } from './catalogue';

export const favouriteTexts = catalogue(
  {
    favourites: {
      title: 'Chỗ nghỉ yêu thích',
      description: 'Những chỗ nghỉ bạn đã lưu trên thiết bị này.',
      empty: 'Bạn chưa lưu chỗ nghỉ nào',
      emptyHint: 'Nhấn hình trái tim ở một chỗ nghỉ để giữ nó ở đây.',
    },
    history: {
      title: 'Đã xem gần đây',
      description: 'Những chỗ nghỉ bạn đã mở trên thiết bị này, mới nhất ở trên.',
      empty: 'Bạn chưa xem chỗ nghỉ nào',
      emptyHint: 'Mở trang của một khách sạn, nó sẽ được ghi lại ở đây.',
      clear: 'Xoá lịch sử xem',
    },
    find: 'Tìm chỗ nghỉ',
    loading: 'Đang đọc danh sách…',
  },
  {
    favourites: {
      title: 'Favourite places',
      description: 'The places you saved on this device.',
      empty: 'You have not saved a place yet',
      emptyHint: 'Press the heart on a place to keep it here.',
    },
    history: {
      title: 'Recently viewed',
      description: 'The places you opened on this device, newest first.',
      empty: 'You have not viewed a place yet',
      emptyHint: "Open a hotel's page and it is noted here.",
      clear: 'Clear history',
    },
    find: 'Find a place to stay',
    loading: 'Reading the list…',
  },
);

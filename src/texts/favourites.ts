import { MAX_FAVOURITES } from '../../domain/favourites';
import { catalogue } from './catalogue';

export const favouriteTexts = catalogue(
  {
    favourites: {
      title: 'Chỗ nghỉ yêu thích',
      description:
        'Những chỗ nghỉ bạn đã lưu trên thiết bị này. Đăng nhập để thấy chúng ở mọi nơi.',
      inAccount: 'Những chỗ nghỉ bạn đã lưu trong tài khoản, giống nhau trên mọi thiết bị.',
      notLoaded: 'Chưa đọc được danh sách yêu thích trong tài khoản của bạn.',
      retry: 'Thử lại',
      empty: 'Bạn chưa lưu chỗ nghỉ nào',
      emptyHint: 'Nhấn hình trái tim ở một chỗ nghỉ để giữ nó ở đây.',
    },
    news: {
      notKept: (hotel: string) => `Chưa lưu được ${hotel}. Vui lòng thử lại.`,
      notRemoved: (hotel: string) => `Chưa bỏ được ${hotel}. Vui lòng thử lại.`,
      gone: (hotel: string) => `${hotel} không còn được bán trên Nghỉ Đâu.`,
      full: `Danh sách yêu thích đã đủ ${MAX_FAVOURITES} chỗ nghỉ. Hãy bỏ bớt một chỗ rồi thử lại.`,
      left: (count: number) =>
        `Tài khoản giữ tối đa ${MAX_FAVOURITES} chỗ nghỉ; ${count} chỗ trên thiết bị này không còn chỗ chứa.`,
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
      description: 'The places you saved on this device. Log in to see them everywhere.',
      inAccount: 'The places you saved in your account, the same on every device.',
      notLoaded: 'The favourites of your account could not be read.',
      retry: 'Try again',
      empty: 'You have not saved a place yet',
      emptyHint: 'Press the heart on a place to keep it here.',
    },
    news: {
      notKept: (hotel: string) => `${hotel} could not be saved. Please try again.`,
      notRemoved: (hotel: string) => `${hotel} could not be taken out. Please try again.`,
      gone: (hotel: string) => `${hotel} is no longer sold on Nghỉ Đâu.`,
      full: `Your list of favourites is full (${MAX_FAVOURITES} places). Take one out and try again.`,
      left: (count: number) =>
        `An account keeps ${MAX_FAVOURITES} places at most; ${count} of this device did not fit in.`,
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

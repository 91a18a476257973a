import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import { MAX_FAVOURITES } from '../../../domain/hotels/favourites';

export const texts = {
  favourites: {
    title: 'Chỗ nghỉ yêu thích',
    description: 'Những chỗ nghỉ bạn đã lưu trên thiết bị này. Đăng nhập để thấy chúng ở mọi nơi.',
    inAccount: 'Những chỗ nghỉ bạn đã lưu trong tài khoản, giống nhau trên mọi thiết bị.',
    notLoaded: 'Chưa đọc được danh sách yêu thích trong tài khoản của bạn.',
    retry: 'Thử lại',
    empty: 'Bạn chưa lưu chỗ nghỉ nào',
    emptyHint: 'Nhấn hình trái tim ở một chỗ nghỉ để giữ nó ở đây.',
    inAccountEmpty: 'Chưa có chỗ nghỉ đã lưu nào đang nhận khách',
    inAccountHint:
      'Nhấn hình trái tim ở một chỗ nghỉ để giữ nó ở đây. Chỗ đã lưu mà nay ngừng nhận khách sẽ hiện lại khi mở bán.',
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
  /** It may have been asked for any nights, and long ago. */
  priceThen: `giá mỗi đêm lúc bạn xem, chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí`,
  find: 'Tìm chỗ nghỉ',
  loading: 'Đang đọc danh sách…',
};

export type FavouriteTexts = typeof texts;

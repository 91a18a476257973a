import { momentText } from '../../../domain/stays/dayText';

/** How much an account may hold; the bookings that could be cancelled are listed beside this. */
export interface Limit {
  most: number;
  canCancel: boolean;
}

const orLess = (canCancel: boolean): string =>
  canCancel
    ? 'Hãy huỷ bớt những đặt phòng dưới đây mà bạn không cần nữa rồi thử lại.'
    : 'Hãy chọn ít phòng hoặc ít đêm hơn.';

/** The same for reasons that name a value. */
export const values = {
  tooManyImages: (most: number) => `Chỉ được có tối đa ${most} ảnh.`,
  voucherNotYet: (from: Date) => `Mã giảm giá này có hiệu lực từ ${momentText(from, 'vi')}.`,
  voucherOver: (end: Date) => `Mã giảm giá này đã hết hạn lúc ${momentText(end, 'vi')}.`,
  reviewFinal: (end: Date) =>
    `Thời hạn 7 ngày để sửa đánh giá đã hết lúc ${momentText(end, 'vi')}.`,
  limitRoomNights: ({ most, canCancel }: Limit) =>
    `Một tài khoản giữ được tối đa ${most} đêm phòng sắp tới. ${orLess(canCancel)}`,
  limitOpenBookings: ({ most, canCancel }: Limit) =>
    `Một tài khoản có tối đa ${most} đặt phòng sắp tới. ${orLess(canCancel)}`,
  limitSameNight: ({ most, canCancel }: Limit) =>
    `Một tài khoản có tối đa ${most} đặt phòng cho cùng một đêm. ${orLess(canCancel)}`,
  belowUsed: (used: number) => `Mã đã được dùng ${used} lần; số lượt không thể ít hơn.`,
};

export type ValueTexts = typeof values;

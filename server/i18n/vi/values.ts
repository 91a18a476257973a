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
  roomNumbersTaken: (numbers: string) =>
    `Khách sạn đã có phòng mang các số này: ${numbers}. Chưa có gì được tạo.`,
  roomNumbersNothing: () => 'Chưa có số phòng nào.',
  roomNumbersBackwards: (at: string) => `“${at}” đếm ngược.`,
  roomNumbersUnlike: (at: string) => `“${at}” bắt đầu và kết thúc bằng chữ khác nhau.`,
  roomNumbersTooMany: (at: string) => `Tính cả “${at}” thì quá 500 phòng một lần.`,
  roomNumbersTooLong: (at: string) => `“${at}” quá dài cho một số phòng.`,
  roomNumbersNotAmong: (at: string) => `“${at}” được loại ra nhưng không nằm trong các phòng.`,
  roomPriceNothing: (numbers: string) =>
    `Với giá này các phòng sau sẽ không còn giá: ${numbers}. Hãy đổi chênh lệch của chúng trước.`,
  roomPriceHigh: (numbers: string) =>
    `Với giá này các phòng sau sẽ quá 1.000.000.000 đồng một đêm: ${numbers}.`,
  belowUsed: (used: number) => `Mã đã được dùng ${used} lần; số lượt không thể ít hơn.`,
};

export type ValueTexts = typeof values;

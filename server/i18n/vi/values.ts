import { dayWithYear, momentText } from '../../../domain/stays/dayText';
import type { Day } from '../../../domain/stays/stay';

/** How much an account may hold; the bookings that could be cancelled are listed beside this. */
export interface Limit {
  most: number;
  canCancel: boolean;
}

/** Of a stay that arrives on the day, or has its night. */
export interface FewestNights {
  nights: number;
  day: Day;
}

/** The days on which a stay begins and ends. */
export interface DatesOfStay {
  checkInDate: Day;
  checkOutDate: Day;
}

const orLess = (canCancel: boolean): string =>
  canCancel
    ? 'Hãy huỷ bớt những đặt phòng dưới đây mà bạn không cần nữa rồi thử lại.'
    : 'Hãy chọn ít phòng hoặc ít đêm hơn.';

const MAX_NAMED = 12;

/** So many that they can be read, and how many others there are. */
export function first(all: readonly string[], and: string, more: string): string {
  const named = all.slice(0, MAX_NAMED).join(', ');
  const left = all.length - MAX_NAMED;
  return left > 0 ? `${named} ${and} ${left} ${more}` : named;
}

/** The same for reasons that name a value. */
/** A night that somebody else has by now; without a code the hotel has closed it. */
export interface SoldNight {
  roomNumber: string;
  night: Day;
  guest: string;
  code: string | null;
}

const holder = (guest: string, code: string | null): string =>
  code === null ? 'Khách sạn đã đóng' : `${guest} (${code}) đã có`;

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
  roomNumbersTaken: (numbers: readonly string[]) =>
    `Các số phòng này đã được dùng: ${first(numbers, 'và', 'số khác')}. Chưa có phòng nào được thêm.`,
  roomNumbersNothing: () => 'Hãy nhập ít nhất một số phòng.',
  roomNumbersBackwards: (at: string) => `“${at}” bị ngược thứ tự.`,
  roomNumbersUnlike: (at: string) =>
    `“${at}” không phải một số phòng, cũng không phải một dãy như 101-120 hay B1-B4.`,
  roomNumbersTooMany: (at: string) => `Mỗi lần thêm được tối đa 500 phòng; “${at}” vượt quá số đó.`,
  roomNumbersTooLong: (at: string) => `“${at}” quá dài cho một số phòng.`,
  roomNumbersNotAmong: (at: string) => `Không thể loại “${at}”: số này không có trong danh sách.`,
  roomPriceNothing: (numbers: string) =>
    `Với giá này các phòng sau sẽ không còn giá: ${numbers}. Hãy đổi giá riêng của các phòng đó trước.`,
  roomNightsNothing: (numbers: readonly string[]) =>
    `Vào một số đêm, các phòng sau sẽ không còn giá: ${first(numbers, 'và', 'phòng khác')}. Hãy chọn giá cao hơn, hoặc đổi giá riêng của các phòng đó trước.`,
  roomPriceHigh: (numbers: string) =>
    `Với giá này các phòng sau sẽ quá 1.000.000.000 đồng một đêm: ${numbers}.`,
  minStayFrom: ({ nights, day }: FewestNights) =>
    `Cần ở tối thiểu ${nights} đêm khi nhận phòng ${dayWithYear(day, 'vi')}. Hãy chọn ngày trả phòng muộn hơn hoặc ngày nhận phòng khác.`,
  minStayThrough: ({ nights, day }: FewestNights) =>
    `Cần ở tối thiểu ${nights} đêm nếu ở đêm ${dayWithYear(day, 'vi')}. Hãy chọn kỳ nghỉ dài hơn hoặc không có đêm này.`,
  noArrival: (day: Day) =>
    `Không nhận phòng được vào ${dayWithYear(day, 'vi')}. Hãy chọn ngày nhận phòng khác.`,
  noDeparture: (day: Day) =>
    `Không trả phòng được vào ${dayWithYear(day, 'vi')}. Hãy chọn ngày trả phòng khác.`,
  nightClosed: (day: Day) =>
    `Đêm ${dayWithYear(day, 'vi')} không nhận khách. Hãy chọn kỳ nghỉ không có đêm này.`,
  nightSold: ({ roomNumber, night, guest, code }: SoldNight) =>
    `${holder(guest, code)} phòng ${roomNumber} đêm ${dayWithYear(night, 'vi')} nên không thể hoàn tác; mọi thứ giữ nguyên như hiện tại.`,
  nearestStay: ({ checkInDate, checkOutDate }: DatesOfStay) =>
    `Gần nhất có thể đặt: ${dayWithYear(checkInDate, 'vi')} – ${dayWithYear(checkOutDate, 'vi')}.`,
  belowUsed: (used: number) => `Mã đã được dùng ${used} lần; số lượt không thể ít hơn.`,
};

export type ValueTexts = typeof values;

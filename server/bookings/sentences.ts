import type { Text } from '../http/messages';
import type { GuestBookingRow } from './guest.queries';

const sentences: Readonly<Record<GuestBookingRow['status'], Text>> = {
  CONFIRMED: {
    vi: 'Đặt phòng thành công. Phòng của bạn đã được giữ.',
    en: 'Booked. Your room is being kept for you.',
  },
  CHECKED_IN: { vi: 'Bạn đã nhận phòng.', en: 'You have checked in.' },
  COMPLETED: { vi: 'Bạn đã trả phòng.', en: 'You have checked out.' },
  CANCELLED: { vi: 'Đặt phòng đã được huỷ.', en: 'The booking is cancelled.' },
  NO_SHOW: {
    vi: 'Khách sạn không còn giữ phòng của bạn.',
    en: 'The hotel no longer keeps your room.',
  },
};

const suspendedSentence: Text = {
  vi: 'Nơi này đang tạm ngừng nhận thêm khách. Đặt phòng của bạn vẫn được giữ; Nghỉ Đâu đang xem xét và sẽ viết cho bạn nếu phải huỷ.',
  en: 'This place takes no more guests for now. Your booking is kept; Nghỉ Đâu is looking into it and will write to you should it have to be cancelled.',
};

/** The guest is still to come to a hotel that is suspended, or whose owner is. */
export function isAtRisk({ status, hotelSuspended }: GuestBookingRow): boolean {
  return status === 'CONFIRMED' && hotelSuspended;
}

/** How a booking stands for its guest. */
export function sentenceOf(row: GuestBookingRow): Text {
  if (isAtRisk(row)) return suspendedSentence;
  const { status, arrivalTime } = row;
  if (status !== 'CONFIRMED' || arrivalTime === null) return sentences[status];
  return {
    vi: `Đã ghi giờ đến ${arrivalTime}. Phòng của bạn đã được giữ.`,
    en: `Your arrival at ${arrivalTime} is noted. Your room is being kept for you.`,
  };
}

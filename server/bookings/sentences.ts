import type { Text } from '../contract/messages';
import type { BookingRow } from './queries';

const sentences: Readonly<Record<BookingRow['status'], Text>> = {
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

/** How a booking stands for its guest. */
export function sentenceOf({ status, arrivalTime }: BookingRow): Text {
  if (status !== 'CONFIRMED' || arrivalTime === null) return sentences[status];
  return {
    vi: `Đã ghi giờ đến ${arrivalTime}. Phòng của bạn đã được giữ.`,
    en: `Your arrival at ${arrivalTime} is noted. Your room is being kept for you.`,
  };
}

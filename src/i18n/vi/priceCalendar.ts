import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';

/** Prices and rules of days, in the calendar that dates are chosen in. */
export const texts = {
  title: 'Chọn ngày theo giá',
  close: 'Đóng lịch',
  again: 'Chọn lại ngày nhận phòng',
  loading: 'Đang tải giá từng ngày…',
  failed: 'Chưa tải được giá. Bạn vẫn chọn ngày được như thường.',
  retry: 'Thử lại',
  hint: `Giá một đêm rẻ nhất cho tất cả khách, chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí.`,
  hintOfRoom: `Giá một đêm của phòng này, chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí.`,
  hintOfBooking: `Giá một đêm của các phòng bạn đã đặt, đêm đã đặt giữ giá cũ, chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí.`,
  price: (price: string, rooms: number) =>
    rooms > 1 ? `từ ${price} một đêm cho ${rooms} phòng` : `từ ${price} một đêm`,
  /** In a cell, of thousands and of millions. */
  thousands: (count: string) => `${count}k`,
  millions: (count: string) => `${count.replace('.', ',')}tr`,
  minStay: (nights: number) => `Tối thiểu ${nights} đêm`,
  minStayMark: (nights: number) => `≥${nights} đêm`,
  departureOnly: 'Chỉ trả phòng',
  departureOnlyMark: 'Chỉ trả',
  full: 'Hết phòng',
  fullMark: 'Hết',
  closed: 'Không nhận phòng',
  closedMark: 'Đóng',
  noRooms:
    'Khách sạn không có phòng cho số khách và loại giường này. Hãy đổi số khách hoặc loại giường.',
  noDeparture: 'Không trả phòng được ngày này',
};

export type PriceCalendarTexts = typeof texts;

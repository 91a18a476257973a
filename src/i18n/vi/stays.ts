import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import { MAX_NIGHTS } from '../../../domain/stays/stay';

/** Rooms, stays and their rules, wherever a room is shown. */
export const texts = {
  guests: (adults: number, children: number) =>
    children > 0 ? `${adults} người lớn, ${children} trẻ em` : `${adults} người lớn`,
  capacity: (people: number) => `tối đa ${people} người`,
  adults: 'Người lớn',
  children: 'Trẻ em',
  childrenHint: '0–10 tuổi',
  fewerAdults: 'Bớt một người lớn',
  moreAdults: 'Thêm một người lớn',
  fewerChildren: 'Bớt một trẻ em',
  moreChildren: 'Thêm một trẻ em',
  beds: (count: number, bed: string) => `${count} giường${bed ? ` ${bed}` : ''}`,
  bedNames: {
    SINGLE: 'đơn',
    DOUBLE: 'đôi',
    QUEEN: 'Queen',
    KING: 'King',
    TWIN: 'đơn (Twin)',
  },
  roomTypes: {
    Standard: 'Tiêu chuẩn',
    Deluxe: 'Deluxe',
    Suite: 'Suite',
    Executive: 'Executive',
    Presidential: 'Tổng thống',
  },
  nights: (count: number) => `${count} đêm`,
  seeStay: (days: string) => `Xem ${days}`,
  takeStay: (days: string) => `Chọn ${days}`,
  dates: {
    dates: 'Ngày nhận – trả phòng',
    checkIn: 'Ngày nhận phòng',
    checkOut: 'Ngày trả phòng',
    placeholder: 'DD/MM/YYYY - DD/MM/YYYY',
    openCalendar: 'Mở lịch',
    openPrices: 'Xem giá từng ngày',
    previousMonth: 'Tháng trước',
    nextMonth: 'Tháng sau',
    chooseCheckIn: 'Chọn ngày nhận phòng',
    chooseCheckOut: 'Chọn ngày trả phòng',
    unreadable: 'Hãy nhập ngày có thật, theo mẫu 28/11/2026 - 30/11/2026',
  },
  rooms: (count: number) => `${count} phòng`,
  services: 'Tiện ích trong phòng',
  freeWifi: 'Wi-Fi miễn phí',
  more: (count: number) => `+${count}`,
  moreLabel: (count: number) => `và ${count} tiện ích khác`,
  nightPrices: {
    // A price and its night stay in one line.
    average: (price: string) => `trung bình ${price}/\u2060đêm`,
    withoutTax: (price: string) => `${price} trước thuế và phí`,
    averageEachRoom: (price: string) => `mỗi phòng, trung bình ${price}/\u2060đêm`,
    atLeast: (price: string) => `từ ${price}`,
    ofStay: (nights: string) => `${nights}, chưa gồm thuế và phí`,
    each: 'Giá từng đêm',
    eachOfRoom: 'Giá từng đêm mỗi phòng',
    beforeTax: `Chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí`,
    original: 'Giá gốc',
  },
  quote: {
    roomTotal: (rooms: number, nights: number) => `Tiền phòng (${rooms} phòng × ${nights} đêm)`,
    discount: 'Giảm giá',
    taxAndFee: (percent: number = TAX_AND_FEE_PERCENT) => `Thuế và phí (${percent}%)`,
    total: 'Tổng trả tại quầy',
  },
  errors: {
    notADay: 'Vui lòng chọn ngày nhận phòng và ngày trả phòng',
    link: 'Những ngày trong liên kết không đặt được. Hãy chọn ngày khác.',
    checkInPast: 'Ngày nhận phòng không được trước ngày hiện tại',
    checkInNotBefore: 'Ngày nhận phòng không được lớn hơn hoặc bằng ngày trả phòng',
    checkOutNotAfter: 'Ngày trả phòng không được nhỏ hơn hoặc bằng ngày nhận phòng',
    tooLong: `Mỗi lần đặt tối đa ${MAX_NIGHTS} đêm`,
    tooFar: 'Chỉ nhận đặt phòng trong vòng hai năm tới',
  },
};

export type StayTexts = typeof texts;

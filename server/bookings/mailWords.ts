import type { Language } from '../http/messages';

type Words = Record<string, string | ((...values: string[]) => string)>;
type Both<T extends Words> = Readonly<Record<Language, T>>;

/** The same sentences in both languages; neither may miss one. */
function both<T extends Words>(vi: T, en: { [K in keyof T]: T[K] extends string ? string : T[K] }) {
  return { vi, en } as Both<T>;
}

/** What all mails about a booking say alike. */
export const commonWords = both(
  {
    greeting: (guest: string) => `Xin chào ${guest},`,
    signature: 'Nghỉ Đâu – đặt phòng khắp Việt Nam',
    code: 'Mã đặt phòng',
    hotel: 'Khách sạn',
    phone: 'Điện thoại',
    stay: 'Thời gian',
    findOther: 'Tìm chỗ nghỉ khác',
    openBooking: 'Xem đặt phòng',
  },
  {
    greeting: (guest: string) => `Hello ${guest},`,
    signature: 'Nghỉ Đâu – places to stay across Vietnam',
    code: 'Booking id',
    hotel: 'Hotel',
    phone: 'Phone',
    stay: 'Stay',
    findOther: 'Find another place',
    openBooking: 'Open the booking',
  },
);

export const cancelledByHotelWords = both(
  {
    subject: (hotel: string, code: string) => `${hotel} đã huỷ đơn đặt phòng ${code}`,
    lead: (hotel: string) => `Rất tiếc, ${hotel} đã huỷ đơn đặt phòng của bạn.`,
    reason: 'Lý do',
    nothingToPay:
      'Bạn không phải trả khoản nào cho đơn này: tiền phòng chỉ trả tại quầy khi nhận phòng. Mã giảm giá bạn đã dùng, nếu có, được trả lại.',
    next: 'Bạn có thể tìm chỗ nghỉ khác cho cùng thời gian.',
    call: (phone: string) =>
      `Nếu có câu hỏi, vui lòng gọi khách sạn theo số ${phone} và đọc mã đặt phòng.`,
    contact: 'Nếu có câu hỏi, vui lòng liên hệ khách sạn và đọc mã đặt phòng.',
  },
  {
    subject: (hotel: string, code: string) => `${hotel} has cancelled your booking ${code}`,
    lead: (hotel: string) => `We are sorry: ${hotel} has cancelled your booking.`,
    reason: 'Reason',
    nothingToPay:
      'There is nothing to pay for this booking: rooms are paid at the counter only. A discount code that you used, if any, is given back.',
    next: 'You can look for another place on the same dates.',
    call: (phone: string) =>
      `If you have questions, please call the hotel at ${phone} and give the booking id.`,
    contact: 'If you have questions, please contact the hotel and give the booking id.',
  },
);

export const cancelledByGuestWords = both(
  {
    subject: (code: string) => `Bạn đã huỷ đơn đặt phòng ${code}`,
    late: (hotel: string) =>
      `Đơn đặt phòng của bạn tại ${hotel} đã được huỷ, sau thời hạn huỷ miễn phí.`,
    free: (hotel: string) => `Đơn đặt phòng của bạn tại ${hotel} đã được huỷ miễn phí.`,
    givenBack:
      'Phòng đã được trả lại cho khách sạn. Mã giảm giá bạn đã dùng, nếu có, dùng lại được.',
  },
  {
    subject: (code: string) => `You have cancelled your booking ${code}`,
    late: (hotel: string) =>
      `Your booking at ${hotel} is cancelled, after the time for cancelling free of charge.`,
    free: (hotel: string) => `Your booking at ${hotel} is cancelled, free of charge.`,
    givenBack:
      'The rooms have been given back to the hotel. A discount code that you used, if any, can be used again.',
  },
);

export const releasedWords = both(
  {
    subject: (hotel: string, code: string) => `${hotel} không còn giữ phòng cho đơn ${code}`,
    lead: (hotel: string) =>
      `Bạn chưa đến nhận phòng, và giờ giữ phòng đã qua. ${hotel} đã giao phòng cho khách khác. Bạn không phải trả khoản nào.`,
    heldUntil: 'Đã giữ phòng đến',
    next: 'Nếu bạn vẫn đến, hãy gọi cho khách sạn để hỏi còn phòng không.',
  },
  {
    subject: (hotel: string, code: string) => `${hotel} no longer holds rooms for ${code}`,
    lead: (hotel: string) =>
      `You have not arrived, and the rooms were held until then. ${hotel} has given them to other guests. There is nothing to pay.`,
    heldUntil: 'Held until',
    next: 'If you are still coming, please call the hotel and ask for a free room.',
  },
);

export const bookedWords = both(
  {
    subject: (hotel: string, code: string) => `Đã đặt phòng tại ${hotel}: ${code}`,
    lead: (hotel: string) =>
      `Phòng của bạn tại ${hotel} đã được giữ. Bạn trả tiền tại quầy khi nhận phòng.`,
    hold: 'Sau giờ giữ phòng, khách sạn có thể giao phòng cho khách khác. Nếu đến muộn, hãy báo giờ đến trên trang đặt phòng hoặc gọi cho khách sạn.',
    papers: 'Mang theo CCCD hoặc hộ chiếu.',
    address: 'Địa chỉ',
    checkIn: 'Nhận phòng',
    from: (time: string) => `từ ${time}`,
    checkOut: 'Trả phòng',
    before: (time: string) => `trước ${time}`,
    rooms: 'Phòng',
    roomTotal: 'Tiền phòng',
    discount: 'Giảm giá',
    taxAndFee: (percent: string) => `Thuế và phí (${percent}%)`,
    total: 'Tổng trả tại quầy',
    holdUntil: 'Giữ phòng đến',
    freeUntil: 'Huỷ miễn phí trước',
  },
  {
    subject: (hotel: string, code: string) => `Booked at ${hotel}: ${code}`,
    lead: (hotel: string) => `Your room at ${hotel} is held. You pay at the counter on arrival.`,
    hold: 'After that time the hotel may give the room to other guests. If you come late, tell your arrival time on the booking page, or call the hotel.',
    papers: 'Bring your passport or identity card.',
    address: 'Address',
    checkIn: 'Check-in',
    from: (time: string) => `from ${time}`,
    checkOut: 'Check-out',
    before: (time: string) => `before ${time}`,
    rooms: 'Rooms',
    roomTotal: 'Room total',
    discount: 'Discount',
    taxAndFee: (percent: string) => `Tax and fee (${percent}%)`,
    total: 'Total at the counter',
    holdUntil: 'Room held until',
    freeUntil: 'Free cancellation until',
  },
);

export const arrivalWords = both(
  {
    subject: (time: string, code: string) => `Đã ghi giờ đến ${time}: ${code}`,
    lead: (hotel: string) => `${hotel} đã được báo giờ bạn đến.`,
    arrival: 'Giờ đến',
  },
  {
    subject: (time: string, code: string) => `Arrival time ${time} noted: ${code}`,
    lead: (hotel: string) => `${hotel} knows when you arrive.`,
    arrival: 'Arrival',
  },
);

export const ownerSuspendedWords = both(
  {
    subject: (hotel: string, code: string) => `Về đặt phòng ${code} tại ${hotel}`,
    lead: (hotel: string) =>
      `Nghỉ Đâu đã tạm khoá chủ của ${hotel} và không nhận thêm khách cho nơi này. Đặt phòng của bạn hiện vẫn được giữ; chúng tôi đang xem xét và sẽ viết cho bạn nếu phải huỷ.`,
    next: 'Nếu không muốn chờ, bạn có thể huỷ trên trang đặt phòng và tìm chỗ nghỉ khác. Bạn chưa trả khoản nào: tiền phòng chỉ trả tại quầy.',
  },
  {
    subject: (hotel: string, code: string) => `About your booking ${code} at ${hotel}`,
    lead: (hotel: string) =>
      `Nghỉ Đâu has suspended the owner of ${hotel} and takes no more guests for this place. Your booking is still held; we are looking into it and will write to you if we have to cancel it.`,
    next: 'If you would rather not wait, you can cancel on the booking page and look for another place. You have paid nothing yet: rooms are paid at the counter only.',
  },
);

export const ownerRestoredWords = both(
  {
    subject: (hotel: string, code: string) => `Đặt phòng ${code} tại ${hotel} được giữ nguyên`,
    lead: (hotel: string) =>
      `Việc tạm khoá chủ của ${hotel} đã kết thúc. Đặt phòng của bạn được giữ nguyên như trước.`,
  },
  {
    subject: (hotel: string, code: string) => `Your booking ${code} at ${hotel} stands`,
    lead: (hotel: string) =>
      `The suspension of the owner of ${hotel} is over. Your booking stands as before.`,
  },
);

export const cancelledByUsWords = both(
  {
    subject: (code: string) => `Nghỉ Đâu đã huỷ đặt phòng ${code}`,
    lead: (hotel: string) =>
      `Rất tiếc, Nghỉ Đâu đã huỷ đặt phòng của bạn tại ${hotel}, vì không còn bảo đảm được cho nơi này.`,
    reason: 'Lý do',
    next: 'Bạn không phải trả khoản nào. Mã giảm giá bạn đã dùng, nếu có, được trả lại. Xin đừng đến nơi này theo đặt phòng đó.',
  },
  {
    subject: (code: string) => `Nghỉ Đâu has cancelled your booking ${code}`,
    lead: (hotel: string) =>
      `We are sorry: Nghỉ Đâu has cancelled your booking at ${hotel}, because we can no longer vouch for this place.`,
    reason: 'Reason',
    next: 'There is nothing to pay. A discount code that you used, if any, is given back. Please do not go there with this booking.',
  },
);

export const bookingChanged = {
  subject: (hotel: string, code: string) => `Đơn đặt phòng tại ${hotel} đã thay đổi: ${code}`,
  byGuest: (hotel: string) => `Bạn đã đổi đơn đặt phòng tại ${hotel}. Đơn bây giờ như sau.`,
  byHotel: (hotel: string) => `${hotel} đã đổi đơn đặt phòng của bạn. Đơn bây giờ như sau.`,
  stay: 'Thời gian',
  /** Each of both has an arrow of its own. */
  isNow: (before: string, now: string) => `${before}; nay là ${now}`,
  arrival: (time: string) =>
    `Ngày nhận phòng đã khác: giờ đến ${time} đã báo không còn hiệu lực. Hãy báo lại trên trang đặt phòng.`,
  total: 'Tổng trả tại quầy',
};

/** What mails about a booking say alike. */
export const booking = {
  code: 'Mã đặt phòng',
  hotel: 'Khách sạn',
  phone: 'Điện thoại',
  stay: 'Thời gian',
  findOther: 'Tìm chỗ nghỉ khác',
  openBooking: 'Xem đặt phòng',
  address: 'Địa chỉ',
  checkIn: 'Nhận phòng',
  from: (time: string) => `từ ${time}`,
  checkOut: 'Trả phòng',
  before: (time: string) => `trước ${time}`,
  rooms: 'Phòng',
  total: 'Tổng trả tại quầy',
  holdUntil: 'Giữ phòng đến',
  freeUntil: 'Huỷ miễn phí trước',
};

export const cancelledByHotel = {
  subject: (hotel: string, code: string) => `${hotel} đã huỷ đơn đặt phòng ${code}`,
  lead: (hotel: string) => `Rất tiếc, ${hotel} đã huỷ đơn đặt phòng của bạn.`,
  reason: 'Lý do',
  nothingToPay:
    'Bạn không phải trả khoản nào cho đơn này: tiền phòng chỉ trả tại quầy khi nhận phòng. Mã giảm giá bạn đã dùng, nếu có, được trả lại.',
  next: 'Bạn có thể tìm chỗ nghỉ khác cho cùng thời gian.',
  call: (phone: string) =>
    `Nếu có câu hỏi, vui lòng gọi khách sạn theo số ${phone} và đọc mã đặt phòng.`,
  contact: 'Nếu có câu hỏi, vui lòng liên hệ khách sạn và đọc mã đặt phòng.',
};

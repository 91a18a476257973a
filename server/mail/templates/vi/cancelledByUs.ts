export const cancelledByUs = {
  subject: (code: string) => `Nghỉ Đâu đã huỷ đặt phòng ${code}`,
  lead: (hotel: string) =>
    `Rất tiếc, Nghỉ Đâu đã huỷ đặt phòng của bạn tại ${hotel}, vì không còn bảo đảm được cho nơi này.`,
  reason: 'Lý do',
  next: 'Bạn không phải trả khoản nào. Mã giảm giá bạn đã dùng, nếu có, được trả lại. Xin đừng đến nơi này theo đặt phòng đó.',
};

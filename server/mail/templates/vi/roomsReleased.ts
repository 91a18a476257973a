export const roomsReleased = {
  subject: (hotel: string, code: string) => `${hotel} không còn giữ phòng cho đơn ${code}`,
  lead: (hotel: string) =>
    `Bạn chưa đến nhận phòng, và giờ giữ phòng đã qua. ${hotel} đã giao phòng cho khách khác. Bạn không phải trả khoản nào.`,
  heldUntil: 'Đã giữ phòng đến',
  next: 'Nếu bạn vẫn đến, hãy gọi cho khách sạn để hỏi còn phòng không.',
};

export const bookingConfirmed = {
  subject: (hotel: string, code: string) => `Đã đặt phòng tại ${hotel}: ${code}`,
  lead: (hotel: string) =>
    `Phòng của bạn tại ${hotel} đã được giữ. Bạn trả tiền tại quầy khi nhận phòng.`,
  hold: 'Sau giờ giữ phòng, khách sạn có thể giao phòng cho khách khác. Nếu đến muộn, hãy báo giờ đến trên trang đặt phòng hoặc gọi cho khách sạn.',
  papers: 'Mang theo CCCD hoặc hộ chiếu.',
  roomTotal: 'Tiền phòng',
  discount: 'Giảm giá',
  taxAndFee: (percent: string) => `Thuế và phí (${percent}%)`,
};

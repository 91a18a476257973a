export const ownerSuspended = {
  subject: (hotel: string, code: string) => `Về đặt phòng ${code} tại ${hotel}`,
  lead: (hotel: string) =>
    `Nghỉ Đâu đã tạm khoá chủ của ${hotel} và không nhận thêm khách cho nơi này. Đặt phòng của bạn hiện vẫn được giữ; chúng tôi đang xem xét và sẽ viết cho bạn nếu phải huỷ.`,
  next: 'Nếu không muốn chờ, bạn có thể huỷ trên trang đặt phòng và tìm chỗ nghỉ khác. Bạn chưa trả khoản nào: tiền phòng chỉ trả tại quầy.',
  nextByPhone:
    'Nếu không muốn chờ, hãy gọi nơi nghỉ để huỷ và tìm chỗ khác. Bạn chưa trả khoản nào: tiền phòng chỉ trả tại quầy.',
};

export const cancelledByGuest = {
  subject: (code: string) => `Bạn đã huỷ đơn đặt phòng ${code}`,
  late: (hotel: string) =>
    `Đơn đặt phòng của bạn tại ${hotel} đã được huỷ, sau thời hạn huỷ miễn phí, và được ghi là huỷ muộn. Bạn không phải trả khoản nào.`,
  free: (hotel: string) => `Đơn đặt phòng của bạn tại ${hotel} đã được huỷ miễn phí.`,
  givenBack: 'Phòng đã được trả lại cho khách sạn. Mã giảm giá bạn đã dùng, nếu có, dùng lại được.',
};

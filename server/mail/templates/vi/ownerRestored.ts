export const ownerRestored = {
  subject: (hotel: string, code: string) => `Đặt phòng ${code} tại ${hotel} được giữ nguyên`,
  lead: (hotel: string) =>
    `Việc tạm khoá chủ của ${hotel} đã kết thúc. Đặt phòng của bạn được giữ nguyên như trước.`,
};

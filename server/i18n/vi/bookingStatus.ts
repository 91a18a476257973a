/** How a booking stands for its guest. */
export const bookings = {
  status: {
    CONFIRMED: 'Đặt phòng thành công. Phòng của bạn đã được giữ.',
    CHECKED_IN: 'Bạn đã nhận phòng.',
    COMPLETED: 'Bạn đã trả phòng.',
    CANCELLED: 'Đặt phòng đã được huỷ.',
    NO_SHOW: 'Khách sạn không còn giữ phòng của bạn.',
  },
  atRisk:
    'Nơi này đang tạm ngừng nhận thêm khách. Đặt phòng của bạn vẫn được giữ; Nghỉ Đâu đang xem xét và sẽ viết cho bạn nếu phải huỷ.',
  expected: (arrivalTime: string) => `Đã ghi giờ đến ${arrivalTime}. Phòng của bạn đã được giữ.`,
};

export type BookingTexts = typeof bookings;

export const texts = {
  title: 'Đặt phòng khách sạn trên khắp Việt Nam',
  description:
    'Tìm khách sạn, homestay và khu nghỉ dưỡng khắp Việt Nam. Giữ phòng ngay, trả tiền tại quầy.',
  heading: 'Đêm nay nghỉ đâu?',
  lead: 'Khách sạn, homestay và khu nghỉ dưỡng khắp Việt Nam. Giữ phòng ngay hôm nay, trả tiền tại quầy.',
  promises: ['Trả tiền tại quầy', 'Huỷ miễn phí trước 3 ngày', 'Không phụ thu ẩn'],
  partner: {
    heading: 'Bạn có phòng cho thuê?',
    text: 'Đăng chỗ nghỉ lên Nghỉ Đâu, đón khách từ khắp Việt Nam và quản lý phòng trống ở một nơi.',
    action: 'Đăng ký làm đối tác',
  },
  destinations: {
    heading: 'Điểm đến nổi bật',
    loading: 'Đang tải các điểm đến…',
    count: (count: number) => `${count} chỗ nghỉ`,
  },
  types: 'Tìm theo loại chỗ nghỉ',
  featured: 'Khách sạn nổi bật',
};

export type HomeTexts = typeof texts;

export const texts = {
  title: 'Đặt phòng khách sạn trên khắp Việt Nam',
  description:
    'Tìm khách sạn, homestay và khu nghỉ dưỡng khắp Việt Nam. Giữ phòng ngay, trả tiền tại quầy.',
  heading: 'Đêm nay nghỉ đâu?',
  lead: 'Khách sạn, homestay và khu nghỉ dưỡng khắp Việt Nam. Giữ phòng ngay hôm nay, trả tiền tại quầy.',
  search: {
    label: 'Tìm chỗ nghỉ',
    where: 'Bạn muốn đi đâu?',
    wherePlaceholder: 'Điểm đến hoặc tên khách sạn',
    when: 'Ngày nhận – trả phòng',
    whenEmpty: 'Chọn ngày',
    who: 'Số khách',
    close: 'Đóng',
    submit: 'Tìm',
    submitLong: 'Tìm chỗ nghỉ',
    summary: (adults: number, children: number) =>
      children > 0 ? `${adults} người lớn, ${children} trẻ em` : `${adults} người lớn`,
  },
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
  featured: {
    heading: 'Khách sạn nổi bật',
    loading: 'Đang tải danh sách khách sạn…',
    failed: 'Có lỗi xảy ra khi tải dữ liệu. Vui lòng thử lại sau.',
    retry: 'Thử lại',
    empty: 'Chưa có khách sạn nào ở trang này',
    emptyHint: 'Hãy quay lại trang đầu hoặc tìm theo điểm đến.',
    firstPage: 'Về trang đầu',
    caption: (shown: number, all: number, page: number, pages: number) =>
      `Hiển thị ${shown} trên ${all} khách sạn | Trang ${page}/${pages}`,
    pager: 'Các trang khách sạn nổi bật',
  },
};

export type HomeTexts = typeof texts;

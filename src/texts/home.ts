import { catalogue } from './catalogue';

export const homeTexts = catalogue(
  {
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
  },
  {
    title: 'Book hotels all over Vietnam',
    description:
      'Find hotels, homestays and resorts all over Vietnam. Hold a room now, pay at the counter.',
    heading: 'Where to stay tonight?',
    lead: 'Hotels, homestays and resorts all over Vietnam. Hold your room today, pay at the counter.',
    search: {
      label: 'Find a place to stay',
      where: 'Where to?',
      wherePlaceholder: 'Destination or hotel name',
      when: 'Check-in – check-out',
      whenEmpty: 'Choose dates',
      who: 'Guests',
      close: 'Close',
      submit: 'Search',
      submitLong: 'Find places to stay',
      summary: (adults: number, children: number) => {
        const grown = adults === 1 ? '1 adult' : `${adults} adults`;
        if (children === 0) return grown;
        return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`;
      },
    },
    promises: ['Pay at the counter', 'Free cancellation up to 3 days before', 'No hidden charges'],
    partner: {
      heading: 'Have rooms to let?',
      text: 'List your place on Nghỉ Đâu, welcome guests from all over Vietnam and run your rooms in one place.',
      action: 'Become a partner',
    },
    destinations: {
      heading: 'Popular destinations',
      loading: 'Loading destinations…',
      count: (count: number) => (count === 1 ? '1 place to stay' : `${count} places to stay`),
    },
    types: 'Browse by type of place',
    featured: {
      heading: 'Featured hotels',
      loading: 'Loading hotels…',
      failed: 'Something went wrong while loading. Please try again later.',
      retry: 'Try again',
      empty: 'No hotels on this page',
      emptyHint: 'Go back to the first page, or search by destination.',
      firstPage: 'To the first page',
      caption: (shown: number, all: number, page: number, pages: number) =>
        `Showing ${shown} of ${all} hotels | Page ${page}/${pages}`,
      pager: 'Pages of featured hotels',
    },
  },
);

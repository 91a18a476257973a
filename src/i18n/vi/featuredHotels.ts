export const texts = {
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
};

export type FeaturedHotelsTexts = typeof texts;

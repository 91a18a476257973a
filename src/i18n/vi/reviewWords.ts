/** Reviews, wherever they are shown. */
export const texts = {
  anonymous: 'Khách ẩn danh',
  stars: (rating: number) => `${rating} trên 5 sao`,
  answer: 'Phản hồi của khách sạn',
  earlierAnswer: 'Phản hồi của khách sạn, trước khi đánh giá được sửa',
  changed: 'đã sửa',
  empty: 'Chưa có đánh giá nào',
  emptyHint: 'Đánh giá của khách đã ở sẽ hiện tại đây.',
  mine: 'Đánh giá của bạn',
  stayed: (month: string) => `Ở tháng ${month}`,
};

export type ReviewWordTexts = typeof texts;

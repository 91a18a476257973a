/** What a hotel's page tells beside its rooms. */
export const texts = {
  contact: 'Liên hệ khách sạn',
  business: 'Đơn vị kinh doanh',
  website: 'Trang web',
  about: 'Giới thiệu',
  amenities: 'Tiện nghi của khách sạn',
  noAmenities: 'Khách sạn chưa công bố tiện nghi',
  noAmenitiesHint: 'Bạn có thể gọi cho khách sạn để hỏi thêm.',
  call: (phone: string) => `Gọi ${phone}`,
  location: 'Vị trí',
  openMap: 'Mở trong ứng dụng bản đồ',
  newTab: '(mở trong thẻ mới)',
  similar: 'Chỗ nghỉ tương tự',
  similarLoading: 'Đang tìm chỗ nghỉ…',
};

export type HotelDetailTexts = typeof texts;

export const texts = {
  tagline: 'Tìm chỗ nghỉ trên khắp Việt Nam. Giữ phòng ngay, trả tiền tại quầy.',
  types: 'Loại chỗ nghỉ',
  hotels: 'Khách sạn',
  apartments: 'Căn hộ',
  resorts: 'Khu nghỉ dưỡng',
  homestays: 'Homestay',
  villas: 'Biệt thự',
  areas: 'Khu vực',
  places: {
    'ha-noi': 'Hà Nội',
    'ho-chi-minh': 'TP. Hồ Chí Minh',
    'da-nang': 'Đà Nẵng',
    'phu-quoc': 'Phú Quốc',
    'da-lat': 'Đà Lạt',
  },
  support: 'Hỗ trợ',
  help: 'Trợ giúp và chính sách',
  cancelling: 'Huỷ phòng và giữ phòng',
  paying: 'Thanh toán tại quầy',
  personalData: 'Dữ liệu cá nhân',
  becomePartner: 'Trở thành đối tác',
  credit: 'Dự án sinh viên, làm để học tập và trình diễn.',
};

export type FooterTexts = typeof texts;

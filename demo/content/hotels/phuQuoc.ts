import { hotelsOf } from './hotel';

export const phuQuocHotels = hotelsOf(
  { destination: 'phu-quoc', city: 'An Giang', firstPhone: 601 },
  [
    {
      key: 'dua-nghieng',
      name: 'Dừa Nghiêng Beach Resort',
      business: 'Công ty CP Dừa Nghiêng',
      propertyType: 'RESORT',
      description:
        'Mười hai nếp nhà mái ngói giữa rừng dừa, bước khỏi hiên là cát. Cầu gỗ riêng để lặn ngắm san hô và đón hoàng hôn. Nhà hàng nướng cá ngay bên bờ nước. Miễn phí thuyền chèo, xe đạp và lớp nấu ăn chiều thứ Năm.',
      at: '1, Đường Hàng Dừa, Đặc khu Phú Quốc',
      has: [
        'beach',
        'pool',
        'restaurant',
        'breakfast',
        'barLounge',
        'wineBar',
        'freeParking',
        'airportTransfer',
        'entertainment',
        'beverages',
      ],
      socialMedia: {
        facebook: 'https://facebook.com/duanghieng.example',
        instagram: 'https://instagram.com/duanghieng.example',
      },
      web: true,
      totalRooms: 72,
      basePrice: 2_350_000,
      seed: 0,
    },
    {
      key: 'villa-sao-bien',
      name: 'Villa Sao Biển Bãi Dài',
      business: 'Hộ kinh doanh Sao Biển',
      propertyType: 'VILLA',
      description:
        'Biệt thự sát biển có hồ bơi riêng và bếp nướng, hợp với gia đình nhiều thế hệ. Phòng tầng trệt rộng, không bậc thềm. Có thể đặt người trông trẻ và bữa tối tại nhà. Bình minh ở sân trước, hoàng hôn ở sân sau.',
      at: '19, Đường Sao Biển, Đặc khu Phú Quốc',
      has: ['beach', 'pool', 'freeParking', 'wheelchairAccess', 'coffee', 'airportTransfer'],
      totalRooms: 6,
      basePrice: 2_700_000,
      seed: 1,
    },
    {
      key: 'hoang-hon-do',
      name: 'Khách sạn Hoàng Hôn Đỏ',
      business: 'Công ty TNHH Hoàng Hôn Đỏ',
      propertyType: 'HOTEL',
      description:
        'Khách sạn mới ở phía tây đảo, tất cả các phòng đều hướng biển. Chợ đêm cách một con dốc, xe buýt sân bay dừng trước cửa. Quầy bar tầng mái giảm giá đồ uống lúc mặt trời lặn.',
      at: '55, Đường Biển Tây, Đặc khu Phú Quốc',
      has: ['elevator', 'beach', 'breakfast', 'barLounge', 'pool', 'airportTransfer'],
      totalRooms: 80,
      basePrice: 940_000,
      seed: 2,
    },
  ],
);

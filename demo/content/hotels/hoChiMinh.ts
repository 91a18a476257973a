import { hotelsOf } from './hotel';

const chain = { destination: 'ho-chi-minh', city: 'TP. Hồ Chí Minh', firstPhone: 501 } as const;

export const hoChiMinhHotels = hotelsOf(chain, [
  {
    key: 'ben-song-sai-gon',
    name: 'Khách sạn Bến Sông Sài Gòn',
    business: 'Công ty CP Bến Sông',
    propertyType: 'HOTEL',
    description:
      'Ngay bến tàu buýt đường sông, phòng nhìn xuống mặt nước lên đèn mỗi tối. Hồ bơi trên tầng mái mở đến mười giờ đêm. Phòng tập, phòng họp nhỏ và quầy bar phục vụ cả khách công tác lẫn khách đi chơi.',
    at: '2A, Đường Bến Tàu Cũ, Phường Sài Gòn',
    has: [
      'elevator',
      'pool',
      'fitness',
      'breakfast',
      'restaurant',
      'barLounge',
      'coffee',
      'airportTransfer',
      'wheelchairAccess',
    ],
    socialMedia: { facebook: 'https://facebook.com/bensong.example' },
    web: true,
    totalRooms: 144,
    basePrice: 1_320_000,
    seed: 5,
  },
  {
    key: 'hem-hoa-giay',
    name: 'Nhà trong Hẻm Hoa Giấy',
    business: 'Hộ kinh doanh Hoa Giấy',
    propertyType: 'HOMESTAY',
    description:
      'Nhà phố hồng trong con hẻm yên tĩnh, giàn hoa giấy phủ kín ban công. Bếp chung có sẵn gia vị và cà phê phin. Hàng cơm tấm đầu hẻm mở từ năm giờ sáng. Đi bộ mười hai phút đến chợ Bến Thành.',
    at: '74/3, Đường Hoa Giấy, Phường Bến Thành',
    has: ['coffee', 'entertainment'],
    totalRooms: 10,
    basePrice: 420_000,
    seed: 1,
  },
  {
    key: 'biet-thu-tan-dinh',
    name: 'Khách sạn Phố Me Tân Định',
    business: 'Công ty TNHH Phố Me',
    propertyType: 'HOTEL',
    description:
      'Ngôi nhà cũ dưới hàng me, cầu thang xoắn và gạch bông còn nguyên. Mỗi phòng bày một bộ tranh về Sài Gòn xưa. Bữa sáng ở hiên sau với hủ tiếu, bánh mì chảo và trái cây. Thư viện nhỏ mở cửa suốt đêm.',
    at: '41, Đường Lá Me, Phường Tân Định',
    has: ['breakfast', 'coffee', 'restaurant', 'elevator'],
    totalRooms: 26,
    basePrice: 860_000,
    seed: 2,
  },
]);

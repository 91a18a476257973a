import { hotelsOf } from './hotel';

const chain = { destination: 'vung-tau', city: 'TP. Hồ Chí Minh', firstPhone: 201 } as const;

export const vungTauHotels = hotelsOf(chain, [
  {
    key: 'hai-dang-trang',
    name: 'Khách sạn Hải Đăng Trắng',
    business: 'Công ty TNHH Hải Đăng Trắng',
    propertyType: 'HOTEL',
    description:
      'Từ ban công nhìn thẳng lên ngọn hải đăng trên núi Nhỏ, dưới chân là Bãi Trước với thuyền cá về lúc sáng sớm. Phòng gia đình có giường tầng cho trẻ nhỏ. Buổi sáng có bánh khọt nóng ngay tại quầy. Bãi giữ xe trong nhà, miễn phí cho khách lưu trú.',
    at: '45, Đường Ngọn Hải Đăng, Phường Vũng Tàu',
    has: ['elevator', 'beach', 'breakfast', 'restaurant', 'freeParking', 'pool', 'coffee'],
    socialMedia: { facebook: 'https://facebook.com/haidangtrang.example' },
    web: true,
    totalRooms: 96,
    basePrice: 780_000,
    seed: 0,
  },
  {
    key: 'vinh-san-ho',
    name: 'Vịnh San Hô Resort',
    business: 'Công ty CP Vịnh San Hô',
    propertyType: 'RESORT',
    description:
      'Khu nghỉ mái lá bên bờ cát riêng, mỗi gian một khoảng vườn và võng dưới bóng dừa. Hồ bơi có khu nông cho trẻ em, câu lạc bộ thiếu nhi mở cả ngày. Chiều nào cũng có trà và bánh ngoài hiên. Xe đưa đón bến tàu cao tốc hai chuyến mỗi ngày.',
    at: '210, Đường Cát Mịn, Phường Tam Thắng',
    has: [
      'beach',
      'pool',
      'restaurant',
      'breakfast',
      'barLounge',
      'entertainment',
      'freeParking',
      'wheelchairAccess',
      'airportTransfer',
    ],
    web: true,
    totalRooms: 64,
    basePrice: 1_950_000,
    seed: 1,
  },
  {
    key: 'villa-gio-chuong',
    name: 'Villa Gió Chướng',
    business: 'Hộ kinh doanh Gió Chướng',
    propertyType: 'VILLA',
    description:
      'Căn biệt thự trắng trên sườn đồi, gió mát cả ngày nên ít khi cần bật máy lạnh. Hồ bơi tràn nhìn ra biển, bếp ngoài trời và bàn ăn mười hai chỗ. Chủ nhà có thể đặt hải sản tươi từ chợ và cho người nấu tại chỗ. Chỉ nhận khách ở từ một tuần.',
    at: '8, Hẻm Đồi Gió, Phường Vũng Tàu',
    has: ['pool', 'freeParking', 'entertainment', 'coffee', 'wineBar'],
    totalRooms: 6,
    basePrice: 2_900_000,
    minimumStay: '1_WEEK',
    seed: 2,
  },
  {
    key: 'can-ho-song-xanh',
    name: 'Căn hộ Sóng Xanh Bãi Sau',
    business: 'Công ty TNHH Sóng Xanh',
    propertyType: 'APARTMENT',
    description:
      'Căn hộ tầng cao sát Bãi Sau, phòng khách kính nhìn trọn đường chân trời. Bếp, tủ lạnh lớn và máy giặt đầy đủ cho kỳ nghỉ dài. Hồ bơi chung ở tầng năm, siêu thị ngay dưới sảnh.',
    at: '177, Đường Chân Trời, Phường Tam Thắng',
    has: ['elevator', 'beach', 'pool', 'freeParking', 'fitness'],
    totalRooms: 40,
    basePrice: 650_000,
    seed: 5,
    pictures: 'one',
  },
]);

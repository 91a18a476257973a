import { hotelsOf } from './hotel';

export const hoiAnHotels = hotelsOf({ destination: 'hoi-an', city: 'Đà Nẵng', firstPhone: 701 }, [
  {
    key: 'nha-co-den-long',
    name: 'Nhà Cổ Đèn Lồng',
    business: 'Hộ kinh doanh Đèn Lồng',
    propertyType: 'HOMESTAY',
    description:
      'Ngôi nhà gỗ hai tầng bên sông Hoài, sân trong có giếng cổ và cây khế. Tối rằm, chủ nhà tắt đèn điện và thắp đèn lồng cho khách. Học gấp đèn, thả hoa đăng và nấu cao lầu cùng gia đình.',
    at: '12, Đường Bến Hoa Đăng, Phường Hội An',
    has: ['breakfast', 'coffee'],
    totalRooms: 12,
    basePrice: 580_000,
    seed: 5,
  },
  {
    key: 'dong-lua-cam-thanh',
    name: 'Khu nghỉ Đồng Lúa Rừng Dừa',
    business: 'Công ty CP Đồng Lúa',
    propertyType: 'RESORT',
    description:
      'Khu nghỉ mái lá nằm giữa đồng lúa và rừng dừa nước. Buổi sáng đi thuyền thúng, buổi chiều đạp xe ra biển An Bàng. Hồ bơi dài, vườn rau riêng và lớp yoga trên sàn gỗ nhìn ra ruộng.',
    at: 'Tổ 4, Đường Rừng Dừa, Phường Hội An Đông',
    has: [
      'pool',
      'restaurant',
      'breakfast',
      'freeParking',
      'airportTransfer',
      'fitness',
      'wheelchairAccess',
    ],
    web: true,
    totalRooms: 44,
    basePrice: 1_560_000,
    seed: 1,
  },
]);

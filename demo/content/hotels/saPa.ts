import { hotelsOf } from './hotel';

export const saPaHotels = hotelsOf({ destination: 'sa-pa', city: 'Lào Cai', firstPhone: 801 }, [
  {
    key: 'nha-go-muong-hoa',
    name: 'Nhà Gỗ Thung Lũng Mường Hoa',
    business: 'Hợp tác xã Du lịch Mường Hoa',
    propertyType: 'HOMESTAY',
    description:
      'Nhà gỗ của gia đình người bản địa nhìn xuống ruộng bậc thang. Tắm lá thuốc, ăn cơm bên bếp lửa và theo chủ nhà đi chợ phiên sáng Chủ nhật. Chăn dày, nước nóng từ bếp củi, sóng di động đủ để gọi về nhà.',
    at: 'Bản Dền Trên, Đường Vào Bản, Xã Tả Van',
    has: ['breakfast', 'restaurant', 'freeParking', 'entertainment'],
    totalRooms: 11,
    basePrice: 380_000,
    seed: 0,
  },
  {
    key: 'may-fansipan',
    name: 'Khách sạn Mây Trên Đỉnh',
    business: 'Công ty TNHH Mây Trên Đỉnh',
    propertyType: 'HOTEL',
    description:
      'Nằm ở đoạn cao nhất của phố núi, buổi sáng mây ở ngang ban công. Phòng có lò sưởi và bồn tắm nhìn núi. Xe đưa khách đến ga cáp treo mỗi nửa giờ. Ảnh của khách sạn đang được chụp lại sau đợt sửa chữa.',
    at: '130, Đường Lưng Trời, Phường Sa Pa',
    has: ['elevator', 'breakfast', 'restaurant', 'coffee', 'freeParking', 'barLounge'],
    totalRooms: 58,
    basePrice: 920_000,
    seed: 1,
    pictures: 'none',
  },
]);

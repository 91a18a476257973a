import { hotelsOf } from './hotel';

export const daLatHotels = hotelsOf({ destination: 'da-lat', city: 'Lâm Đồng', firstPhone: 301 }, [
  {
    key: 'doi-thong-suong-som',
    name: 'Đồi Thông Sương Sớm',
    business: 'Công ty TNHH Sương Sớm',
    propertyType: 'HOMESTAY',
    description:
      'Nhà gỗ mái dốc giữa đồi thông, sáng mở cửa là sương tràn vào hiên. Lò sưởi chung có khoai nướng và trà a-ti-sô mỗi tối. Vườn dâu sau nhà cho khách tự hái theo mùa. Chủ nhà cho mượn áo ấm, bếp than và đèn đi dạo.',
    at: '15, Đường Dốc Thông, Phường Lâm Viên - Đà Lạt',
    has: ['breakfast', 'coffee', 'freeParking', 'petsAllowed', 'entertainment'],
    socialMedia: {
      instagram: 'https://instagram.com/suongsom.example',
      tiktok: 'https://tiktok.com/@suongsom.example',
    },
    totalRooms: 14,
    basePrice: 520_000,
    seed: 0,
  },
  {
    key: 'dinh-hoa-cam-tu-cau',
    name: 'Khách sạn Dinh Hoa Cẩm Tú Cầu',
    business: 'Công ty CP Dinh Hoa',
    propertyType: 'HOTEL',
    description:
      'Toà nhà kiểu Pháp cửa chớp xanh, sàn gỗ cũ được gìn giữ cẩn thận. Sân trước là vườn cẩm tú cầu nở gần như quanh năm. Đi bộ năm phút đến hồ Xuân Hương. Bữa tối có đàn dương cầm vào thứ Sáu và thứ Bảy.',
    at: '33, Đường Hoa Tím, Phường Xuân Hương - Đà Lạt',
    has: ['breakfast', 'restaurant', 'coffee', 'barLounge', 'elevator', 'wineBar', 'freeParking'],
    web: true,
    totalRooms: 48,
    basePrice: 1_180_000,
    seed: 1,
  },
  {
    key: 'villa-may-lang-thang',
    name: 'Villa Mây Lang Thang',
    business: 'Hộ kinh doanh Mây Lang Thang',
    propertyType: 'VILLA',
    description:
      'Biệt thự kính và gỗ nhìn xuống thung lũng đèn, hồ nước ấm ngoài trời dùng được cả mùa lạnh. Phòng khách có máy chiếu, bếp đủ cho mười hai người. Buổi sáng có người mang sữa đậu và bánh mì nóng đến tận cửa.',
    at: '4, Đường Thung Lũng Đèn, Phường Xuân Trường - Đà Lạt',
    has: ['pool', 'freeParking', 'entertainment', 'coffee', 'breakfast'],
    totalRooms: 7,
    basePrice: 1_680_000,
    seed: 4,
  },
  {
    key: 'lang-biang-chalet',
    name: 'Khách sạn Nắng Chiều Lang Biang',
    business: 'Công ty TNHH Nắng Chiều',
    propertyType: 'HOTEL',
    description:
      'Những căn nhà đầu hồi nhọn dưới chân Lang Biang, phòng nào cũng có cửa sổ đón nắng chiều. Chăn lông, đệm sưởi và nước nóng cả ngày. Lễ tân giúp đặt xe lên đỉnh núi và vé tham quan vườn hoa.',
    at: '88, Đường Chân Núi, Phường Lang Biang - Đà Lạt',
    has: ['breakfast', 'restaurant', 'freeParking', 'coffee', 'wheelchairAccess'],
    totalRooms: 30,
    basePrice: 690_000,
    seed: 5,
  },
]);

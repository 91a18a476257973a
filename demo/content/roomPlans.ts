import type { BedKind } from '../drawing/interiors/beds';
import type { RoomKind } from '../drawing/room';

/** One kind of room on offer, before a hotel gives it a number and a price. */
export interface RoomPlan {
  readonly name: string;
  readonly type: RoomKind;
  readonly bed: BedKind;
  readonly adults: number;
  readonly children: number;
  readonly beds: number;
  /** Price as a multiple of the hotel's base price. */
  readonly factor: number;
  readonly size: number;
  readonly extras: readonly string[];
  readonly text: string;
}

/** From the plainest to the grandest; every hotel offers the first four. */
export const ROOM_PLANS: readonly RoomPlan[] = [
  {
    name: 'Phòng Tiêu chuẩn giường đôi',
    type: 'Standard',
    bed: 'Double',
    adults: 2,
    children: 1,
    beds: 1,
    factor: 1,
    size: 20,
    extras: ['Nước nóng', 'Bàn trà'],
    text: 'Gọn và sáng, giường đôi 1m6, bàn trà nhỏ cạnh cửa sổ. Đủ mọi thứ cho hai người trong một chuyến đi ngắn.',
  },
  {
    name: 'Phòng Tiêu chuẩn hai giường đơn',
    type: 'Standard',
    bed: 'Twin',
    adults: 2,
    children: 0,
    beds: 2,
    factor: 1.06,
    size: 22,
    extras: ['Nước nóng', 'Bàn làm việc nhỏ'],
    text: 'Hai giường đơn kê cách nhau một chiếc tủ, hợp với bạn bè hoặc đồng nghiệp đi cùng.',
  },
  {
    name: 'Phòng Deluxe giường Queen',
    type: 'Deluxe',
    bed: 'Queen',
    adults: 2,
    children: 1,
    beds: 1,
    factor: 1.4,
    size: 28,
    extras: ['Tủ lạnh nhỏ', 'Trà và cà phê', 'Áo choàng tắm'],
    text: 'Cửa sổ rộng gần hết bức tường, ghế đọc sách bên cửa và giường Queen 1m8. Rèm hai lớp để ngủ đến trưa.',
  },
  {
    name: 'Suite Gia đình có phòng khách',
    type: 'Suite',
    bed: 'King',
    adults: 3,
    children: 2,
    beds: 2,
    factor: 2.1,
    size: 46,
    extras: ['Tủ lạnh', 'Sofa', 'Bồn tắm', 'Nôi em bé theo yêu cầu'],
    text: 'Góc tiếp khách với sofa kéo thành giường, giường King 2m và phòng tắm có bồn. Trẻ dưới 6 tuổi ngủ chung không tính thêm.',
  },
  {
    name: 'Phòng Đơn tiết kiệm',
    type: 'Standard',
    bed: 'Single',
    adults: 1,
    children: 0,
    beds: 1,
    factor: 0.8,
    size: 14,
    extras: ['Nước nóng'],
    text: 'Phòng nhỏ cho người đi một mình: một giường, một cửa sổ, một chỗ để đặt sách.',
  },
  {
    name: 'Phòng Deluxe hai giường đơn',
    type: 'Deluxe',
    bed: 'Twin',
    adults: 2,
    children: 2,
    beds: 2,
    factor: 1.45,
    size: 30,
    extras: ['Tủ lạnh nhỏ', 'Trà và cà phê', 'Ban công'],
    text: 'Hai giường đơn rộng 1m2, ban công riêng và bàn trà cho buổi chiều thong thả.',
  },
  {
    name: 'Phòng Executive giường King',
    type: 'Executive',
    bed: 'King',
    adults: 2,
    children: 1,
    beds: 1,
    factor: 1.8,
    size: 34,
    extras: ['Bàn làm việc lớn', 'Máy pha cà phê', 'Két an toàn', 'Là quần áo miễn phí'],
    text: 'Vách gỗ cách âm, bàn làm việc có đủ ổ cắm và ánh đèn dịu. Nhận phòng nhanh tại quầy riêng.',
  },
  {
    name: 'Phòng Tổng thống toàn cảnh',
    type: 'Presidential',
    bed: 'King',
    adults: 4,
    children: 2,
    beds: 2,
    factor: 2.9,
    size: 88,
    extras: ['Phòng ăn riêng', 'Bồn tắm đá', 'Quản gia', 'Rượu vang chào đón'],
    text: 'Căn phòng lớn nhất của nhà: cửa sổ hai phía, đèn chùm, phòng ăn tám chỗ và bồn tắm bên cửa kính.',
  },
];

export const stay = {
  nights: (count: number) => `${count} đêm`,
  calendar: {
    id: 'Mã đặt phòng',
    phone: 'Điện thoại khách sạn',
    guest: 'Khách nhận phòng',
    arrival: 'Giờ đến',
    hold: 'Giữ phòng đến',
    total: 'Trả tại quầy',
  },
};

export type StayWords = typeof stay;

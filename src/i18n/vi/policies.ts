/** The house's rules for every stay. */
export const texts = {
  heading: 'Chính sách chỗ nghỉ',
  checkIn: 'Nhận phòng',
  checkInText: 'Từ 14:00',
  checkOut: 'Trả phòng',
  checkOutText: 'Trước 12:00',
  hold: 'Giữ phòng',
  holdText: 'Đến 18:00 ngày nhận phòng. Nếu đến muộn hơn, hãy báo giờ đến để khách sạn giữ phòng.',
  cancel: 'Huỷ phòng',
  cancelText: 'Miễn phí nếu huỷ trước giờ nhận phòng hơn 3 ngày.',
  cancelUntil: (moment: string) => `Miễn phí đến ${moment}.`,
  cancelTooLate: 'Ngày nhận phòng còn chưa đến 3 ngày nên huỷ sẽ được ghi là huỷ muộn.',
  childrenName: 'Trẻ em',
  childrenText: 'Trẻ dưới 6 tuổi ở miễn phí khi ngủ chung giường với người lớn.',
  pets: 'Thú cưng',
  petsNo: 'Không nhận thú cưng.',
  petsYes: 'Được mang theo thú cưng.',
  payment: 'Thanh toán',
  paymentText: 'Tại quầy khi nhận phòng, không cần trả trước.',
  minimum: 'Thời gian ở',
  minimumText: (nights: number) => `Từ ${nights} đêm trở lên.`,
};

export type PolicyTexts = typeof texts;

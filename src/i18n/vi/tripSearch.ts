export const texts = {
  label: 'Tìm chỗ nghỉ',
  where: 'Bạn muốn đi đâu?',
  wherePlaceholder: 'Điểm đến hoặc tên khách sạn',
  when: 'Ngày nhận – trả phòng',
  whenEmpty: 'Chọn ngày',
  who: 'Số khách',
  close: 'Đóng',
  submit: 'Tìm',
  submitLong: 'Tìm chỗ nghỉ',
  summary: (adults: number, children: number) =>
    children > 0 ? `${adults} người lớn, ${children} trẻ em` : `${adults} người lớn`,
};

export type TripSearchTexts = typeof texts;

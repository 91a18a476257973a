/** Who comes, who sleeps where and what they would like, when a stay is booked and where it is shown. */
export const texts = {
  forOther: 'Tôi đặt cho người khác',
  forOtherHint: 'Đặt phòng và email vẫn thuộc tài khoản của bạn; khách sạn biết ai sẽ đến.',
  arriving: 'Khách nhận phòng',
  booker: 'Người đặt',
  name: 'Họ tên khách nhận phòng',
  phone: 'Số điện thoại của khách',
  phoneHint: 'Không bắt buộc. Bỏ trống nếu khách chưa có số Việt Nam: khách sạn sẽ gọi cho bạn.',
  requests: 'Yêu cầu thêm',
  requestsHint: 'Khách sạn sẽ cố gắng đáp ứng, nhưng không bảo đảm.',
  bed: 'Giường',
  floor: 'Tầng',
  any: 'Sao cũng được',
  occupants: {
    title: 'Khách ở từng phòng',
    ages: 'Tuổi của trẻ',
    divide: 'Chia lại khách',
    age: (child: number) => `Tuổi của trẻ thứ ${child}`,
    unsaid: 'Chưa rõ',
    baby: 'Dưới 1 tuổi',
    years: (age: number) => `${age} tuổi`,
    missing: (people: string) => `Chưa có phòng: ${people}. Hãy chia lại để đủ số khách.`,
    extra: (people: string) => `Thừa: ${people}. Hãy chia lại cho đúng số khách.`,
    tooMany: (room: string, people: number, adults: number) =>
      `${room} chứa tối đa ${people} người, trong đó ${adults} người lớn.`,
  },
  change: {
    action: 'Đổi khách và yêu cầu',
    title: 'Khách và yêu cầu của đơn này',
    lead: 'Ngày, phòng và giá giữ nguyên. Khách sạn được báo khi bạn lưu.',
    save: 'Lưu',
    done: 'Đã lưu. Khách sạn đã được báo.',
    failed: 'Chưa lưu được. Vui lòng thử lại.',
    unknown:
      'Chưa rõ đã lưu hay chưa, vì chưa nhận được câu trả lời rõ ràng. Bấm Lưu lần nữa: nếu đã lưu rồi, bạn sẽ được biết.',
    stale: 'Đơn vừa được thay đổi ở nơi khác. Hãy xem lại rồi lưu lần nữa.',
    close: 'Đóng',
    restored: 'Nội dung bạn nhập dở vẫn còn ở đây.',
    discard: 'Bỏ nội dung đó',
  },
  rules: {
    name: 'Vui lòng nhập họ tên của khách nhận phòng',
    nameLong: 'Họ tên dài nhất 100 ký tự',
    phone: 'Số điện thoại không hợp lệ. Vui lòng nhập số Việt Nam, hoặc bỏ trống',
  },
};

export type GuestsTexts = typeof texts;

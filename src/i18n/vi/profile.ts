/** The account's own page, below the name and the phone number. */
export const texts = {
  details: 'Tên và liên hệ',
  close: 'Đóng',
  cancel: 'Thôi',
  password: {
    title: 'Mật khẩu',
    intro: 'Sau khi đổi, bạn vẫn đăng nhập ở đây; mọi thiết bị khác phải đăng nhập lại.',
    current: 'Mật khẩu hiện tại',
    fixCurrent: 'Nhập mật khẩu bạn đang dùng',
    next: 'Mật khẩu mới',
    again: 'Nhập lại mật khẩu mới',
    submit: 'Đổi mật khẩu',
    done: 'Mật khẩu đã được đổi.',
    failed: 'Chưa đổi được mật khẩu. Vui lòng thử lại.',
    unknown:
      'Không nhận được câu trả lời, nên chưa rõ mật khẩu đã được đổi hay chưa. Hãy đăng nhập lại bằng mật khẩu mới; nếu không được, bằng mật khẩu cũ.',
    logIn: 'Đăng nhập lại',
  },
  devices: {
    title: 'Thiết bị đang đăng nhập',
    intro:
      'Quên đăng xuất ở máy khác, hay mất điện thoại? Hãy kết thúc mọi phiên đăng nhập cùng lúc.',
    action: 'Đăng xuất khỏi mọi thiết bị',
    question: 'Đăng xuất khỏi mọi thiết bị?',
    consequence: 'Bạn sẽ phải đăng nhập lại ở khắp nơi, kể cả trên thiết bị này.',
    done: 'Bạn đã đăng xuất khỏi mọi thiết bị.',
    failed: 'Chưa đăng xuất được. Vui lòng thử lại.',
    unknown:
      'Không nhận được câu trả lời, nên chưa rõ bạn đã được đăng xuất khỏi mọi thiết bị hay chưa. Hãy thử lại để biết chắc.',
  },
  data: {
    title: 'Dữ liệu của bạn',
    intro:
      'Tải về mọi thứ chúng tôi lưu về bạn: tài khoản, đặt phòng và diễn biến của chúng, đánh giá, chỗ nghỉ yêu thích, sự đồng ý. Tệp ở dạng JSON.',
    consent: (moment: string, version: string) =>
      `Bạn đồng ý cho xử lý dữ liệu cá nhân lúc ${moment} (văn bản ${version}).`,
    consentMore: 'Dữ liệu được dùng thế nào',
    action: 'Tải dữ liệu của tôi',
    busy: 'Đang chuẩn bị...',
    done: 'Đã tải dữ liệu của bạn.',
    failed: 'Chưa tải được dữ liệu. Vui lòng thử lại.',
  },
  deletion: {
    title: 'Xoá tài khoản',
    goes: 'Những gì bị xoá',
    goesList: [
      'Tài khoản với email, mật khẩu, tên và số điện thoại; mọi thiết bị bị đăng xuất.',
      'Danh sách yêu thích và những thư gửi đến bạn.',
      'Địa chỉ email trên các đặt phòng cũ.',
    ],
    stays: 'Những gì ở lại',
    staysList: [
      'Các đặt phòng đã có, với tên và số điện thoại ghi trên đơn: khách sạn phải giữ trong sổ sách.',
      'Đánh giá bạn đã viết, không còn tên bạn.',
    ],
    partnerGoes: 'Khách sạn chưa bán, mã giảm giá và thông báo của bạn ở trang đối tác.',
    again: 'Sau đó bạn có thể đăng ký lại bằng chính email này, như một người mới.',
    action: 'Xoá tài khoản',
    admin: 'Tài khoản quản trị không thể tự xoá ở đây.',
    coming: (count: number) =>
      `Bạn còn ${count} đặt phòng sắp tới. Hãy huỷ hoặc đi hết các chuyến đó rồi mới xoá tài khoản.`,
    seeBookings: 'Xem đặt phòng của tôi',
    guests: (count: number) =>
      `Khách sạn của bạn còn ${count} đặt phòng chưa xong. Hãy hoàn tất hoặc huỷ các đặt phòng đó trước.`,
    onSale: (count: number) =>
      `Bạn còn ${count} khách sạn đang bán. Hãy gỡ xuống trong trang đối tác rồi mới xoá tài khoản.`,
    toPartner: 'Đến trang đối tác',
    question: 'Xoá tài khoản của bạn?',
    warning: 'Việc này không hoàn lại được. Nhập mật khẩu để xác nhận.',
    password: 'Mật khẩu',
    incomplete: 'Vui lòng nhập mật khẩu',
    confirm: 'Xoá vĩnh viễn',
    busy: 'Đang xoá...',
    keep: 'Giữ tài khoản',
    done: 'Tài khoản của bạn đã được xoá. Cảm ơn bạn đã đi cùng Nghỉ Đâu.',
    failed: 'Chưa xoá được tài khoản. Vui lòng thử lại.',
    unknown:
      'Không nhận được câu trả lời, nên chưa rõ tài khoản đã được xoá hay chưa. Bấm Xoá vĩnh viễn lần nữa để biết chắc.',
  },
};

export type ProfileTexts = typeof texts;

import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
/** The help page, the not-found page and the notice for partners: read only when they are opened. */
export const texts = {
  notFound: {
    code: '404',
    title: 'Page Not Found',
    text: 'Trang bạn tìm không tồn tại, hoặc bạn không có quyền xem trang này.',
    advice: 'Địa chỉ có thể đã bị gõ nhầm hoặc trang đã được chuyển đi.',
    home: 'Về trang chủ',
    search: 'Tìm chỗ nghỉ',
  },
  support: {
    title: 'Trợ giúp và chính sách',
    intro: 'Những điều cần biết trước, trong và sau khi đặt phòng trên Nghỉ Đâu.',
    contents: 'Trong trang này',
    stay: {
      title: 'Nhận phòng và trả phòng',
      times: 'Nhận phòng từ 14:00, trả phòng trước 12:00, theo giờ Việt Nam.',
      papers: 'Mang theo CCCD hoặc hộ chiếu và mã đặt phòng (hoặc mã QR) khi đến quầy.',
      early: 'Muốn đến sớm hoặc trả phòng muộn, hãy gọi cho khách sạn để hỏi trước.',
    },
    hold: {
      title: 'Giữ phòng đến 18:00',
      until:
        'Phòng được giữ đến 18:00 ngày nhận phòng. Sau giờ đó khách sạn có thể nhường phòng cho người khác.',
      sameDay:
        'Nếu bạn đặt ngay trong ngày nhận phòng, phòng được giữ ít nhất hai giờ kể từ lúc đặt, nhưng không quá 23:59.',
      late: 'Đến muộn hơn? Mở đơn trong Đặt phòng của tôi và báo giờ đến, một lần: phòng được giữ đến giờ đó, muộn nhất 23:59.',
      never:
        'Chúng tôi không tự huỷ đơn của bạn: chỉ khách sạn mới có thể nhường phòng, và không trước giờ này.',
    },
    cancel: {
      title: 'Huỷ phòng',
      free: 'Miễn phí đến 72 giờ trước 14:00 của ngày nhận phòng. Thời điểm chính xác được ghi trên đơn đặt phòng.',
      example: 'Ví dụ: nhận phòng ngày 28/11 thì huỷ miễn phí đến 14:00 ngày 25/11.',
      late: 'Sau thời điểm đó bạn vẫn huỷ được cho đến hết giờ giữ phòng; đơn được ghi là huỷ muộn. Quá giờ giữ phòng, hãy gọi cho khách sạn.',
      how: 'Mở đơn trong Đặt phòng của tôi và bấm Huỷ đặt phòng. Để đổi ngày, phòng hoặc số khách, bấm Đổi đặt phòng trên đơn: bạn thấy chênh lệch giá trước khi đồng ý. Quá giờ giữ phòng, hãy gọi khách sạn và đọc mã đặt phòng.',
    },
    guests: {
      title: 'Trẻ em và số khách',
      free: 'Trẻ dưới 6 tuổi ở miễn phí khi ngủ chung giường với người lớn.',
      ages: 'Khi tìm phòng, trẻ em là khách từ 0 đến 10 tuổi.',
      rooms: 'Mỗi lần đặt được tối đa 5 phòng của cùng một khách sạn, đủ chỗ cho cả đoàn.',
      minimum:
        'Có khách sạn chỉ nhận từ một số đêm trở lên; số đêm được ghi trong chính sách của khách sạn.',
    },
    pets: {
      title: 'Thú cưng',
      rule: 'Không nhận thú cưng, trừ những khách sạn ghi rõ có nhận trong phần tiện nghi và chính sách.',
    },
    payment: {
      title: 'Thanh toán tại quầy',
      counter: 'Bạn không trả trước. Toàn bộ số tiền được trả tại quầy của khách sạn.',
      card: 'Nghỉ Đâu không hỏi số thẻ hay tài khoản ngân hàng. Nếu có ai nhân danh chúng tôi yêu cầu chuyển khoản, xin đừng làm theo.',
    },
    price: {
      title: 'Giá, thuế và phí',
      lines: `Khi chưa chọn ngày, giá là giá một đêm, chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí. Khi đã chọn ngày, giá là tổng cả kỳ ở, đã gồm thuế và phí. Khi đặt, bạn thấy ba dòng: tiền phòng, thuế và phí, tổng tiền trả tại quầy.`,
      same: 'Số tiền lúc xác nhận cũng là số tiền trên đơn đặt phòng. Nếu giá thay đổi trong lúc bạn đặt, chúng tôi cho xem giá mới và hỏi lại trước.',
    },
    vouchers: {
      title: 'Giảm giá',
      automatic:
        'Khách sạn đang có giảm giá thì thẻ của khách sạn ghi phần trăm giảm và giá gốc gạch ngang.',
      line: 'Khoản giảm được ghi thành một dòng riêng trước khi bạn xác nhận, nên bạn luôn thấy mình được giảm bao nhiêu.',
      code: 'Có mã giảm giá? Nhập vào ô mã giảm giá khi đặt phòng: giá đổi ngay, còn mã không dùng được thì có ghi lý do.',
      back: 'Khi bạn huỷ phòng, lượt dùng mã được trả lại.',
    },
    reviews: {
      title: 'Đánh giá',
      who: 'Chỉ khách đã ở và trả phòng mới viết được đánh giá, mỗi đơn đặt phòng một lần: số sao và nhận xét.',
      change: 'Đánh giá hiện ngay và sửa được trong 7 ngày. Khách sạn có thể trả lời bên dưới.',
      average:
        'Điểm trung bình tính từ mọi đánh giá. Khách sạn chưa có đánh giá nào thì ghi là Mới.',
    },
    account: {
      title: 'Tài khoản và mật khẩu',
      verify:
        'Sau khi đăng ký, hãy mở liên kết trong email để xác thực. Liên kết dùng được 24 giờ; cần liên kết mới thì bấm gửi lại ở trang đăng nhập.',
      forgot:
        'Quên mật khẩu? Hãy xin liên kết đặt lại; liên kết dùng được một lần, trong 24 giờ, và mọi thiết bị sẽ bị đăng xuất.',
      devices:
        'Đổi mật khẩu hoặc bấm Đăng xuất khỏi mọi thiết bị thì những phiên đăng nhập cũ chấm dứt ngay.',
      reset: 'Đặt lại mật khẩu',
    },
    hotel: {
      title: 'Liên hệ khách sạn',
      phone:
        'Số điện thoại của khách sạn nằm ở trang khách sạn, trên đơn đặt phòng và trang xác nhận. Trên điện thoại, chạm vào số để gọi.',
      about: 'Khách sạn trả lời về phòng, giờ đến, đưa đón, hoá đơn và yêu cầu riêng.',
      bookings: 'Xem các đặt phòng của tôi',
    },
    personalData: {
      title: 'Dữ liệu cá nhân',
      what: 'Chúng tôi lưu email, họ tên và số điện thoại để mở tài khoản, giữ phòng và để khách sạn liên hệ với bạn. Chúng tôi chỉ thu thập khi bạn đồng ý.',
      who: 'Chỉ khách sạn mà bạn đặt nhận được tên, số điện thoại và email của bạn. Trang này không tải gì từ bên thứ ba và không bán dữ liệu.',
      device:
        'Khách sạn đã xem và các ngày đang tìm chỉ nằm trên thiết bị của bạn, cho đến khi bạn đăng xuất. Khách sạn yêu thích cũng vậy khi bạn chưa đăng nhập; khi đăng nhập, chúng thuộc về tài khoản.',
      take: 'Trong trang thông tin cá nhân, bạn tải được mọi thứ chúng tôi lưu về bạn và xem mình đã đồng ý lúc nào.',
      remove:
        'Bạn xoá được tài khoản ở đó. Email, tên, danh sách yêu thích biến mất; đặt phòng đã có ở lại với khách sạn kèm tên và số điện thoại trên đơn, đánh giá ở lại không tên.',
      change: 'Xem và sửa thông tin cá nhân',
    },
  },
};

export type HelpTexts = typeof texts;

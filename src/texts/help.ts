import { catalogue } from './catalogue';

/** The help page, the not-found page and the notice for partners: read only when they are opened. */
export const helpTexts = catalogue(
  {
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
        how: 'Mở đơn trong Đặt phòng của tôi và bấm Huỷ đặt phòng. Để đổi ngày hoặc phòng, hãy gọi khách sạn theo số điện thoại ghi trên đơn và đọc mã đặt phòng.',
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
        lines:
          'Giá trên thẻ là giá một đêm. Khi đặt, bạn thấy ba dòng: tiền phòng, thuế và phí (10%), tổng tiền trả tại quầy.',
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
  },
  {
    notFound: {
      code: '404',
      title: 'Page Not Found',
      text: 'The page you want does not exist, or you do not have permission to see it.',
      advice: 'The address may be mistyped, or the page may have moved.',
      home: 'Back to the homepage',
      search: 'Find a place to stay',
    },
    support: {
      title: 'Help and policies',
      intro: 'What to know before, during and after booking with Nghỉ Đâu.',
      contents: 'On this page',
      stay: {
        title: 'Check-in and check-out',
        times: 'Check in from 14:00, check out before 12:00, Vietnam time.',
        papers:
          'Bring your identity card or passport and the booking code (or its QR) to the desk.',
        early: 'For an early arrival or a late departure, please call the hotel first.',
      },
      hold: {
        title: 'Rooms are held until 18:00',
        until:
          'Your room is held until 18:00 on the check-in day. After that the hotel may give it to somebody else.',
        sameDay:
          'If you book on the check-in day itself, it is held for at least two hours, but never past 23:59.',
        late: 'Arriving later? Open the booking under My bookings and say when, once: the room is then held until that time, 23:59 at the latest.',
        never:
          'We never cancel a booking by ourselves: only the hotel may give the room away, and not before that.',
      },
      cancel: {
        title: 'Cancelling',
        free: 'Free until 72 hours before 14:00 on the check-in day. The exact moment is printed on your booking.',
        example:
          'For example: checking in on 28/11, you cancel free of charge until 14:00 on 25/11.',
        late: 'Later you can still cancel until the hold ends; it is noted as late. After the hold, please call the hotel.',
        how: 'Open the booking under My bookings and press Cancel booking. To change dates or rooms, call the hotel by the number on your booking and give the booking code.',
      },
      guests: {
        title: 'Children and guests',
        free: 'Children under 6 stay free when they share a bed with an adult.',
        ages: 'In a search, children are guests from 0 to 10 years old.',
        rooms: 'One booking takes at most 5 rooms of one hotel, with room for the whole party.',
        minimum: 'Some hotels ask for a number of nights at least; their rules say how many.',
      },
      pets: {
        title: 'Pets',
        rule: 'No pets, except at hotels that say so among their amenities and policies.',
      },
      payment: {
        title: 'Payment at the counter',
        counter: 'Nothing is paid in advance. You pay the whole amount at the hotel’s counter.',
        card: 'Nghỉ Đâu never asks for a card or bank account. If somebody asks you for a transfer in our name, please do not make it.',
      },
      price: {
        title: 'Price, tax and fee',
        lines:
          'Prices on cards are per night. When you book you see three lines: rooms, tax and fee (10%), and the total at the counter.',
        same: 'The amount you confirm is the amount on your booking. If a price changes meanwhile, we show you the new one and ask first.',
      },
      vouchers: {
        title: 'Discounts',
        automatic:
          'When a hotel has a discount, its card shows the percentage and the former price struck through.',
        line: 'What is taken off stands on a line of its own before you confirm, so you always see how much it is.',
        code: 'You have a discount code? Enter it when you book: the price changes at once, and a code that does not work says why.',
        back: 'When you cancel, the use of the code is given back.',
      },
      reviews: {
        title: 'Reviews',
        who: 'Only guests who stayed and checked out write one, once for each booking: stars and a comment.',
        change: 'It shows at once and can be changed for 7 days. The hotel may answer below it.',
        average: 'The average is taken over all reviews. A hotel without any is marked New.',
      },
      account: {
        title: 'Account and password',
        verify:
          'After signing up, open the link in the e-mail. It works for 24 hours; the login page sends a new one.',
        forgot:
          'Forgot your password? Ask for a link; it works once, for 24 hours, and logs every device out.',
        devices:
          'Changing the password, or logging out on every device, ends all earlier sessions at once.',
        reset: 'Set a new password',
      },
      hotel: {
        title: 'Contacting the hotel',
        phone:
          'The hotel’s phone number is on its page, on your booking and on the confirmation. On a phone, tap the number to call.',
        about: 'The hotel answers about rooms, arrival, transfers, invoices and special wishes.',
        bookings: 'See my bookings',
      },
      personalData: {
        title: 'Personal data',
        what: 'We keep your e-mail, name and phone number to open your account, to hold rooms and so that the hotel can reach you. We collect them only with your consent.',
        who: 'Only the hotel you book receives your name, phone number and e-mail. This site loads nothing from third parties and sells no data.',
        device:
          'Recently viewed hotels and the dates you search for stay on your own device until you log out. So do favourites until you log in; then they belong to your account.',
        take: 'On the page with your personal info you download all that we store about you, and see when you gave your consent.',
        remove:
          'You can delete your account there. E-mail, name and favourites go; bookings you made stay with the hotel with the name and phone number on them, reviews stay without a name.',
        change: 'See and change my personal info',
      },
    },
  },
);

import { MAX_FAVOURITES } from '../../../domain/hotels/favourites';

/** What the server says when it refuses, by code. Each says what happened and what to do next. */
export const errors = {
  INVALID: 'Thông tin gửi lên chưa hợp lệ. Vui lòng kiểm tra lại.',
  WRONG_CREDENTIALS: 'Tài khoản hoặc mật khẩu không đúng. Vui lòng thử lại.',
  NOT_VERIFIED: 'Vui lòng xác thực tài khoản của bạn trước khi đăng nhập. (not verified)',
  TOKEN_INVALID: 'Xác thực email thất bại. Token không hợp lệ hoặc đã hết hạn.',
  PASSWORD_LINK_INVALID:
    'Liên kết đặt lại mật khẩu không hợp lệ, đã được dùng hoặc đã hết hạn. Hãy yêu cầu liên kết mới.',
  ACCOUNT_SUSPENDED:
    'Tài khoản của bạn đang bị tạm khoá. Vui lòng liên hệ bộ phận hỗ trợ của Nghỉ Đâu.',
  SIGNED_OUT: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  FORBIDDEN: 'Tài khoản của bạn không có quyền thực hiện thao tác này.',
  NOT_FOUND: 'Không tìm thấy nội dung bạn yêu cầu.',
  NOT_ACCEPTABLE: 'Địa chỉ này chỉ trả về luồng sự kiện (text/event-stream).',
  METHOD_NOT_ALLOWED: 'Địa chỉ này không hỗ trợ thao tác vừa gửi.',
  ROOM_TAKEN: 'Phòng bạn chọn vừa có người đặt. Vui lòng chọn phòng khác.',
  PRICE_CHANGED: 'Giá phòng vừa thay đổi. Vui lòng xem lại giá mới trước khi đặt.',
  BOOKING_LIMIT: 'Tài khoản của bạn đang giữ quá nhiều đặt phòng. Hãy huỷ bớt rồi thử lại.',
  STALE: 'Có người vừa lưu một phiên bản mới hơn. Hãy tải lại rồi thử lại.',
  HAS_BOOKINGS: 'Vẫn còn khách đã đặt hoặc đang ở. Hãy hoàn tất hoặc huỷ các đơn đó trước.',
  COMING_BOOKINGS:
    'Bạn còn đặt phòng sắp tới. Hãy huỷ hoặc đi hết các chuyến đó rồi mới xoá tài khoản.',
  HOTELS_ON_SALE:
    'Tài khoản này còn khách sạn đang bán. Hãy gỡ khách sạn xuống trong trang đối tác trước.',
  FAVOURITES_FULL: `Danh sách yêu thích đã đủ ${MAX_FAVOURITES} chỗ nghỉ. Hãy bỏ bớt một chỗ rồi thử lại.`,
  ROOM_BOOKED: 'Phòng đã có khách hoặc đã đóng trong những đêm này.',
  ROOM_NUMBERS_TAKEN: 'Một số trong các số phòng này đã được dùng. Chưa có phòng nào được thêm.',
  TOO_EARLY: 'Phòng vẫn đang được giữ cho khách. Hãy thử lại sau thời hạn giữ phòng.',
  BEFORE_CHECK_IN: 'Chưa đến ngày nhận phòng của đơn này. Hãy thử lại vào ngày nhận phòng.',
  STAY_OVER: 'Kỳ nghỉ của đơn này đã qua nên không thể nhận phòng nữa.',
  TOO_LATE:
    'Đã quá giờ giữ phòng nên không huỷ hay đổi trực tuyến được nữa. Vui lòng gọi cho khách sạn.',
  HOLD_OVER: 'Đã quá giờ giữ phòng nên không báo giờ đến được nữa. Vui lòng gọi cho khách sạn.',
  ARRIVAL_SET: 'Giờ đến chỉ báo được một lần. Muốn đổi, vui lòng gọi cho khách sạn.',
  STATUS_CHANGED: 'Trạng thái hiện tại không còn cho phép thao tác này: hãy xem đã có gì thay đổi.',
  UNDO_TOO_LATE: 'Đã quá lâu nên không thể hoàn tác; mọi thứ giữ nguyên như hiện tại.',
  NOT_ON_SALE:
    'Khách sạn hiện không bán phòng trên Nghỉ Đâu, nên không đổi được đơn tại đây. Vui lòng gọi khách sạn.',
  CHANGE_TOO_LATE:
    'Đã qua hạn huỷ miễn phí, nên không thể bớt đêm, bớt phòng hay giảm tiền trên trang này nữa. Bạn vẫn có thể thêm đêm hoặc phòng, hoặc gọi khách sạn.',
  NOTHING_CHANGED: 'Không có gì thay đổi so với đơn hiện tại.',
  NOTHING_TO_UNDO: 'Không còn thay đổi nào để hoàn tác.',
  NIGHTS_SOLD:
    'Có đêm nay đã thuộc về người khác nên không thể hoàn tác; mọi thứ giữ nguyên như hiện tại.',
  STAY_NOT_COMPLETED:
    'Kỳ nghỉ của đơn này chưa hoàn tất. Bạn viết được đánh giá sau khi đã trả phòng.',
  NO_STAY: 'Đơn này đã huỷ hoặc khách không đến nhận phòng, nên không có kỳ nghỉ nào để đánh giá.',
  NO_NIGHT: 'Bạn đã trả phòng ngay trong ngày nhận phòng nên không có đêm nào để đánh giá.',
  OWN_HOTEL: 'Bạn là chủ hoặc người của khách sạn này nên không thể đánh giá nó.',
  REVIEW_EXISTS:
    'Bạn đã đánh giá kỳ nghỉ này rồi. Bạn có thể sửa đánh giá đó trong 7 ngày sau khi viết.',
  REVIEW_FINAL: 'Đánh giá chỉ sửa được trong 7 ngày sau khi viết.',
  NOT_ONESELF: 'Bạn không thể tạm khoá tài khoản của chính mình.',
  NOT_SUSPENDED:
    'Khách sạn và chủ của nó không bị tạm khoá, nên chỉ khách hoặc khách sạn huỷ được đơn này.',
  SUSPENDED: 'Nội dung này đang bị tạm khoá.',
  UNREADABLE: 'Máy chủ không đọc được yêu cầu này. Vui lòng kiểm tra lại rồi gửi lại.',
  TOO_SLOW: 'Yêu cầu đến quá chậm nên đã bị ngắt. Vui lòng gửi lại.',
  HEAD_TOO_LARGE: 'Địa chỉ hoặc phần đầu của yêu cầu quá dài. Vui lòng rút ngắn rồi gửi lại.',
  TOO_LARGE: 'Nội dung gửi lên quá lớn.',
  UNSUPPORTED_TYPE: 'Máy chủ chỉ nhận nội dung JSON ở địa chỉ này.',
  NOT_A_FORM: 'Địa chỉ này chỉ nhận biểu mẫu có tệp.',
  TOO_MANY_REQUESTS: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ít phút.',
  TOO_MANY_STREAMS:
    'Tài khoản này đang được theo dõi trực tiếp ở quá nhiều nơi. Vui lòng đóng bớt hoặc chờ một lát.',
  INTERNAL: 'Đã xảy ra lỗi. Vui lòng thử lại sau.',
  UNAVAILABLE: 'Hệ thống đang bận. Vui lòng thử lại sau ít giây.',
  BUSY: 'Đang có quá nhiều người đăng nhập. Vui lòng thử lại sau ít giây.',
  READ_ONLY: 'Hiện chỉ có thể xem, chưa lưu được thay đổi nào. Vui lòng thử lại sau ít phút.',
};

export type ErrorTexts = typeof errors;

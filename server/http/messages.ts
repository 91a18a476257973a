import { momentText } from '../../domain/dayText';
import { MAX_FAVOURITES } from '../../domain/favourites';

export type Language = 'vi' | 'en';
export type Text = Readonly<Record<Language, string>>;

/** English for who asks for it first, Vietnamese for everybody else. */
export function languageIn(acceptLanguage = ''): Language {
  return /^\s*en\b/i.test(acceptLanguage) ? 'en' : 'vi';
}

/** What the server says when it refuses, by code. Each says what happened and what to do next. */
export const errorTexts = {
  INVALID: {
    status: 422,
    vi: 'Thông tin gửi lên chưa hợp lệ. Vui lòng kiểm tra lại.',
    en: 'Some of the information sent is not valid. Please check it.',
  },
  WRONG_CREDENTIALS: {
    status: 401,
    vi: 'Tài khoản hoặc mật khẩu không đúng. Vui lòng thử lại.',
    en: 'Incorrect account or password. Please try again.',
  },
  NOT_VERIFIED: {
    status: 400,
    vi: 'Vui lòng xác thực tài khoản của bạn trước khi đăng nhập. (not verified)',
    en: 'Please verify your account before logging in. (not verified)',
  },
  TOKEN_INVALID: {
    status: 400,
    vi: 'Xác thực email thất bại. Token không hợp lệ hoặc đã hết hạn.',
    en: 'This link is not valid or has expired. Please ask for a new one.',
  },
  PASSWORD_LINK_INVALID: {
    status: 400,
    vi: 'Liên kết đặt lại mật khẩu không hợp lệ, đã được dùng hoặc đã hết hạn. Hãy yêu cầu liên kết mới.',
    en: 'This password link is not valid, was used already or has expired. Please ask for a new one.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    vi: 'Tài khoản của bạn đang bị tạm khoá. Vui lòng liên hệ bộ phận hỗ trợ của Nghỉ Đâu.',
    en: 'Your account is suspended. Please contact the support of Nghỉ Đâu.',
  },
  SIGNED_OUT: {
    status: 401,
    vi: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    en: 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: {
    status: 403,
    vi: 'Tài khoản của bạn không có quyền thực hiện thao tác này.',
    en: 'Your account may not do this.',
  },
  NOT_FOUND: {
    status: 404,
    vi: 'Không tìm thấy nội dung bạn yêu cầu.',
    en: 'We could not find what you asked for.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    vi: 'Địa chỉ này không hỗ trợ thao tác vừa gửi.',
    en: 'This address does not support that method.',
  },
  ROOM_TAKEN: {
    status: 409,
    vi: 'Phòng bạn chọn vừa có người đặt. Vui lòng chọn phòng khác.',
    en: 'A room you chose has just been taken. Please choose another one.',
  },
  PRICE_CHANGED: {
    status: 409,
    vi: 'Giá phòng vừa thay đổi. Vui lòng xem lại giá mới trước khi đặt.',
    en: 'The price has just changed. Please look at the new price before booking.',
  },
  BOOKING_LIMIT: {
    status: 409,
    vi: 'Tài khoản của bạn đang giữ quá nhiều đặt phòng. Hãy huỷ bớt rồi thử lại.',
    en: 'Your account holds too many bookings. Cancel some of them and try again.',
  },
  STALE: {
    status: 409,
    vi: 'Có người vừa lưu một phiên bản mới hơn. Hãy tải lại rồi thử lại.',
    en: 'Somebody saved a newer version in the meantime. Load it and try again.',
  },
  HAS_BOOKINGS: {
    status: 409,
    vi: 'Vẫn còn khách đã đặt hoặc đang ở. Hãy hoàn tất hoặc huỷ các đơn đó trước.',
    en: 'Guests are still expected or in the house. Finish or cancel their bookings first.',
  },
  COMING_BOOKINGS: {
    status: 409,
    vi: 'Bạn còn đặt phòng sắp tới. Hãy huỷ hoặc đi hết các chuyến đó rồi mới xoá tài khoản.',
    en: 'You still have coming bookings. Cancel them or finish your stays before deleting the account.',
  },
  HOTELS_ON_SALE: {
    status: 409,
    vi: 'Tài khoản này còn khách sạn đang bán. Hãy gỡ khách sạn xuống trong trang đối tác trước.',
    en: 'This account has hotels on sale. Unlist them on the partner pages first.',
  },
  FAVOURITES_FULL: {
    status: 409,
    vi: `Danh sách yêu thích đã đủ ${MAX_FAVOURITES} chỗ nghỉ. Hãy bỏ bớt một chỗ rồi thử lại.`,
    en: `Your list of favourites is full (${MAX_FAVOURITES} places). Take one out and try again.`,
  },
  ROOM_BOOKED: {
    status: 409,
    vi: 'Phòng đã có khách hoặc đã đóng trong những đêm này.',
    en: 'The room is booked or already closed on some of these nights.',
  },
  TOO_EARLY: {
    status: 409,
    vi: 'Phòng vẫn đang được giữ cho khách. Hãy thử lại sau thời hạn giữ phòng.',
    en: 'The room is still held for the guest. Try again after the hold deadline.',
  },
  BEFORE_CHECK_IN: {
    status: 409,
    vi: 'Chưa đến ngày nhận phòng của đơn này. Hãy thử lại vào ngày nhận phòng.',
    en: 'The stay has not begun. Check the guest in on the check-in day.',
  },
  STAY_OVER: {
    status: 409,
    vi: 'Kỳ nghỉ của đơn này đã qua nên không thể nhận phòng nữa.',
    en: 'The stay is over, so the guest cannot be checked in any more. Release the booking instead.',
  },
  TOO_LATE: {
    status: 409,
    vi: 'Đã quá giờ giữ phòng nên không huỷ trực tuyến được nữa. Vui lòng gọi cho khách sạn.',
    en: 'The hold is over, so this can no longer be cancelled online. Please call the hotel.',
  },
  HOLD_OVER: {
    status: 409,
    vi: 'Đã quá giờ giữ phòng nên không báo giờ đến được nữa. Vui lòng gọi cho khách sạn.',
    en: 'The hold is over, so an arrival time can no longer be given. Please call the hotel.',
  },
  ARRIVAL_SET: {
    status: 409,
    vi: 'Giờ đến chỉ báo được một lần. Muốn đổi, vui lòng gọi cho khách sạn.',
    en: 'The arrival time can be given once. To change it, please call the hotel.',
  },
  STATUS_CHANGED: {
    status: 409,
    vi: 'Trạng thái hiện tại không cho phép thao tác này. Hãy tải lại để xem đã có gì thay đổi.',
    en: 'Its status does not allow this. Load it again to see what happened.',
  },
  UNDO_TOO_LATE: {
    status: 409,
    vi: 'Đã quá lâu nên không thể hoàn tác thao tác này.',
    en: 'It is too late to undo this.',
  },
  NIGHTS_SOLD: {
    status: 409,
    vi: 'Các đêm vừa được trả lại đã có người đặt, nên không thể hoàn tác việc trả phòng.',
    en: 'A night that the check-out freed has been booked since, so the check-out stays.',
  },
  STAY_NOT_COMPLETED: {
    status: 409,
    vi: 'Kỳ nghỉ của đơn này chưa hoàn tất. Bạn viết được đánh giá sau khi đã trả phòng.',
    en: 'This stay is not completed yet. You can write a review once you have checked out.',
  },
  NO_STAY: {
    status: 409,
    vi: 'Đơn này đã huỷ hoặc khách không đến nhận phòng, nên không có kỳ nghỉ nào để đánh giá.',
    en: 'This booking was cancelled or not used, so there is no stay to review.',
  },
  NO_NIGHT: {
    status: 409,
    vi: 'Bạn đã trả phòng ngay trong ngày nhận phòng nên không có đêm nào để đánh giá.',
    en: 'You left on the day of arrival, so there is no night to review.',
  },
  OWN_HOTEL: {
    status: 409,
    vi: 'Bạn là chủ hoặc người của khách sạn này nên không thể đánh giá nó.',
    en: 'You own this hotel or work for it, so you cannot review it.',
  },
  REVIEW_EXISTS: {
    status: 409,
    vi: 'Bạn đã đánh giá kỳ nghỉ này rồi. Bạn có thể sửa đánh giá đó trong 7 ngày sau khi viết.',
    en: 'You have already reviewed this stay. You can change that review for 7 days after writing it.',
  },
  REVIEW_FINAL: {
    status: 409,
    vi: 'Đánh giá chỉ sửa được trong 7 ngày sau khi viết.',
    en: 'A review can be changed for 7 days after it was written.',
  },
  NOT_ONESELF: {
    status: 409,
    vi: 'Bạn không thể tạm khoá tài khoản của chính mình.',
    en: 'You cannot suspend your own account. Ask another administrator.',
  },
  NOT_SUSPENDED: {
    status: 409,
    vi: 'Khách sạn và chủ của nó không bị tạm khoá, nên chỉ khách hoặc khách sạn huỷ được đơn này.',
    en: 'Neither the hotel nor its owner is suspended, so only the guest or the hotel may cancel this.',
  },
  SUSPENDED: {
    status: 409,
    vi: 'Nội dung này đang bị tạm khoá.',
    en: 'This is suspended.',
  },
  UNREADABLE: {
    status: 400,
    vi: 'Máy chủ không đọc được yêu cầu này. Vui lòng kiểm tra lại rồi gửi lại.',
    en: 'This request cannot be read. Please check it and send it again.',
  },
  TOO_SLOW: {
    status: 408,
    vi: 'Yêu cầu đến quá chậm nên đã bị ngắt. Vui lòng gửi lại.',
    en: 'The request took too long to arrive. Please send it again.',
  },
  HEAD_TOO_LARGE: {
    status: 431,
    vi: 'Địa chỉ hoặc phần đầu của yêu cầu quá dài. Vui lòng rút ngắn rồi gửi lại.',
    en: 'The address or the headers are too long. Please shorten them and send the request again.',
  },
  TOO_LARGE: {
    status: 413,
    vi: 'Nội dung gửi lên quá lớn.',
    en: 'The request is too large.',
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    vi: 'Máy chủ chỉ nhận nội dung JSON ở địa chỉ này.',
    en: 'This address only accepts JSON.',
  },
  NOT_A_FORM: {
    status: 415,
    vi: 'Địa chỉ này chỉ nhận biểu mẫu có tệp.',
    en: 'This address only accepts forms with files.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau ít phút.',
    en: 'Too many tries. Please try again in a few minutes.',
  },
  INTERNAL: {
    status: 500,
    vi: 'Đã xảy ra lỗi. Vui lòng thử lại sau.',
    en: 'Something went wrong on our side. Please try again later.',
  },
  UNAVAILABLE: {
    status: 503,
    vi: 'Hệ thống đang bận. Vui lòng thử lại sau ít giây.',
    en: 'The service is busy. Please try again in a few seconds.',
  },
  BUSY: {
    status: 503,
    vi: 'Đang có quá nhiều người đăng nhập. Vui lòng thử lại sau ít giây.',
    en: 'Too many people are signing in just now. Please try again in a few seconds.',
  },
  READ_ONLY: {
    status: 503,
    vi: 'Hiện chỉ có thể xem, chưa lưu được thay đổi nào. Vui lòng thử lại sau ít phút.',
    en: 'For now you can look, but nothing can be saved. Please try again in a few minutes.',
  },
} as const satisfies Record<string, Text & { status: number }>;

export type ErrorCode = keyof typeof errorTexts;

/** Why one field is refused, by the contract's keyword or by a rule of the trade. */
export const fieldTexts = {
  required: { vi: 'Trường này là bắt buộc.', en: 'This field is required.' },
  additionalProperties: {
    vi: 'Trường này không được hỗ trợ.',
    en: 'This field is not supported.',
  },
  type: { vi: 'Giá trị không đúng kiểu.', en: 'The value has the wrong type.' },
  format: { vi: 'Giá trị không đúng định dạng.', en: 'The value has the wrong format.' },
  pattern: { vi: 'Giá trị không đúng định dạng.', en: 'The value has the wrong format.' },
  enum: { vi: 'Giá trị không nằm trong các lựa chọn.', en: 'The value is not one of the choices.' },
  const: {
    vi: 'Giá trị không nằm trong các lựa chọn.',
    en: 'The value is not one of the choices.',
  },
  minLength: { vi: 'Giá trị quá ngắn.', en: 'The value is too short.' },
  maxLength: { vi: 'Giá trị quá dài.', en: 'The value is too long.' },
  minimum: { vi: 'Giá trị quá nhỏ.', en: 'The value is too small.' },
  maximum: { vi: 'Giá trị quá lớn.', en: 'The value is too large.' },
  minItems: { vi: 'Cần thêm lựa chọn.', en: 'Too few choices.' },
  maxItems: { vi: 'Quá nhiều lựa chọn.', en: 'Too many choices.' },
  uniqueItems: { vi: 'Có lựa chọn bị lặp lại.', en: 'A choice is repeated.' },
  control: {
    vi: 'Giá trị chứa ký tự không được phép.',
    en: 'The value contains a character that is not allowed.',
  },
  passwordsDiffer: { vi: 'Mật khẩu không khớp', en: 'Passwords do not match' },
  wrongPassword: {
    vi: 'Mật khẩu hiện tại không đúng',
    en: 'The current password is not correct',
  },
  shortPassword: {
    vi: 'Mật khẩu phải có ít nhất 6 ký tự',
    en: 'Password must be at least 6 characters',
  },
  email: { vi: 'Email không hợp lệ', en: 'Email is invalid' },
  phone: {
    vi: 'Số điện thoại không hợp lệ. Vui lòng nhập số điện thoại Việt Nam hợp lệ',
    en: 'The phone number is not valid. Please enter a Vietnamese phone number',
  },
  phoneNeeded: {
    vi: 'Vui lòng nhập số điện thoại để khách sạn liên hệ.',
    en: 'Please enter a phone number for the hotel to reach you.',
  },
  notADay: { vi: 'Ngày không hợp lệ.', en: 'The date is not valid.' },
  checkInPast: {
    vi: 'Ngày nhận phòng không được trước ngày hiện tại',
    en: 'Check-in may not be in the past',
  },
  checkOutNotAfter: {
    vi: 'Ngày trả phòng không được nhỏ hơn hoặc bằng ngày nhận phòng',
    en: 'Check-out must be after check-in',
  },
  maxBelowMin: {
    vi: 'Giá cao nhất không được thấp hơn giá thấp nhất.',
    en: 'The highest price may not be below the lowest.',
  },
  tooLong: {
    vi: 'Kỳ nghỉ không được dài quá 365 đêm.',
    en: 'A stay may not be longer than 365 nights.',
  },
  tooFar: {
    vi: 'Chỉ có thể đặt phòng trước tối đa 2 năm.',
    en: 'A stay may begin two years ahead at most.',
  },
  minimumStay: {
    vi: 'Kỳ nghỉ ngắn hơn số đêm tối thiểu của khách sạn.',
    en: 'The stay is shorter than the hotel’s minimum.',
  },
  party: {
    vi: 'Các phòng đã chọn không đủ chỗ cho số khách. Vui lòng chọn thêm phòng.',
    en: 'The chosen rooms do not hold all guests. Please choose more rooms.',
  },
  roomGone: {
    vi: 'Có phòng không thuộc khách sạn này hoặc không còn được bán.',
    en: 'A room does not belong to this hotel or is no longer sold.',
  },
  keyReused: {
    vi: 'Mã yêu cầu này đã được dùng cho một đơn đặt khác.',
    en: 'This key was already used for another booking.',
  },
  arrivalEarly: {
    vi: 'Nhận phòng từ 14:00. Hãy chọn giờ từ 14:00 đến 23:59.',
    en: 'Check-in opens at 14:00. Please choose a time from 14:00 to 23:59.',
  },
  arrivalPast: {
    vi: 'Giờ này đã qua. Hãy chọn giờ muộn hơn.',
    en: 'This time is past. Please choose a later one.',
  },
  voucherUnknown: {
    vi: 'Khách sạn này không có mã giảm giá này.',
    en: 'This hotel has no such discount code.',
  },
  voucherOff: {
    vi: 'Mã giảm giá này đã ngừng áp dụng.',
    en: 'This discount code has been switched off.',
  },
  voucherUsedUp: {
    vi: 'Mã giảm giá này đã hết lượt sử dụng.',
    en: 'This discount code has been used up.',
  },
  codeTaken: {
    vi: 'Bạn đã có mã giảm giá này.',
    en: 'You already have a discount with this code.',
  },
  oneDiscount: {
    vi: 'Cần đúng một trong hai: phần trăm hoặc số tiền.',
    en: 'Give either a percentage or an amount, and not both.',
  },
  discountAmount: {
    vi: 'Số tiền từ 0,01 đến 10.000 (USD, EUR) với hai chữ số thập phân, hoặc từ 1 đến 250.000.000 đồng chẵn.',
    en: 'The amount must be 0.01 to 10,000 with two decimals, or 1 to 250,000,000 whole dong.',
  },
  expirationNotAfter: {
    vi: 'Thời điểm hết hạn phải sau thời điểm bắt đầu.',
    en: 'The expiration must be after the start.',
  },
  momentOutOfReach: {
    vi: 'Thời điểm phải nằm trong khoảng từ năm 2000 đến năm 2199.',
    en: 'The moment must lie between the years 2000 and 2199.',
  },
  activeTwice: {
    vi: '`active` và `isActive` mâu thuẫn nhau.',
    en: '`active` and `isActive` contradict each other.',
  },
  autoApply: {
    vi: 'Chỉ mã giảm từ 1 đến 99 phần trăm mới tự động áp dụng được.',
    en: 'Only a percentage from 1 to 99 can apply automatically.',
  },
  exclusiveMinimum: { vi: 'Giá trị quá nhỏ.', en: 'The value is too small.' },
  wholeDong: {
    vi: 'Giá bằng đồng phải là số nguyên.',
    en: 'A price in dong must be a whole number.',
  },
  twoDecimals: {
    vi: 'Giá chỉ có tối đa hai chữ số thập phân.',
    en: 'A price may have two decimals at most.',
  },
  smallCapacity: {
    vi: 'Sức chứa không được nhỏ hơn số người lớn.',
    en: 'The capacity may not be smaller than the number of adults.',
  },
  roomNumberTaken: {
    vi: 'Khách sạn đã có phòng mang số này.',
    en: 'Another room of this hotel has this number.',
  },
  nothingToChange: {
    vi: 'Hãy chọn giá, tỷ lệ phần trăm hoặc trạng thái để thay đổi.',
    en: 'Choose a price, a percentage or a status to change.',
  },
  priceTwice: {
    vi: 'Chỉ được nhập giá mới hoặc tỷ lệ phần trăm.',
    en: 'Give either a new price or a percentage, not both.',
  },
  highPrice: {
    vi: 'Giá một đêm quy ra đồng không được quá 1.000.000.000 ₫.',
    en: 'A night may cost at most 1,000,000,000 dong, at the rate in force.',
  },
  closurePast: {
    vi: 'Chỉ có thể đóng phòng từ hôm nay.',
    en: 'A room can be closed from today on.',
  },
  closureNotAfter: {
    vi: 'Ngày mở lại phải sau đêm đóng đầu tiên.',
    en: 'The room must open again after the first closed night.',
  },
  closureTooLong: {
    vi: 'Chỉ có thể đóng phòng tối đa 365 đêm một lần.',
    en: 'A room can be closed for 365 nights at a time.',
  },
  closureTooFar: {
    vi: 'Chỉ có thể đóng phòng trước tối đa 2 năm.',
    en: 'A closure may begin two years ahead at most.',
  },
  brokenForm: {
    vi: 'Biểu mẫu gửi lên bị lỗi hoặc không đầy đủ. Vui lòng thử lại.',
    en: 'The form arrived broken or incomplete. Please try again.',
  },
  imageNone: { vi: 'Hãy chọn ít nhất một ảnh.', en: 'Choose at least one image.' },
  imageEmpty: { vi: 'Tệp ảnh trống.', en: 'The file is empty.' },
  imageKind: {
    vi: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP.',
    en: 'Only JPEG, PNG and WebP images are accepted.',
  },
  imageBroken: {
    vi: 'Tệp ảnh bị hỏng hoặc chứa thêm nội dung khác. Hãy lưu lại ảnh rồi thử lại.',
    en: 'The image is damaged or carries something else. Save it again and retry.',
  },
  imagePixels: {
    vi: 'Ảnh có quá nhiều điểm ảnh (tối đa 50 triệu).',
    en: 'The image has too many pixels (50 million at most).',
  },
  imageTooLarge: {
    vi: 'Mỗi ảnh tối đa 10 MB.',
    en: 'An image may have 10 MB at most.',
  },
  imagesDiffer: {
    vi: 'Danh sách ảnh đã thay đổi. Hãy tải lại rồi sắp xếp lại.',
    en: 'The images have changed. Load them again, then put them in order.',
  },
  imagesAway: {
    vi: 'Hiện chưa thể lưu hoặc hiển thị ảnh. Vui lòng thử lại sau ít phút.',
    en: 'Images cannot be stored or shown at the moment. Please try again in a few minutes.',
  },
  priceRange: {
    vi: 'Giá thấp nhất không được lớn hơn giá cao nhất',
    en: 'Minimum price cannot be greater than maximum price',
  },
  currencyFixed: {
    vi: 'Không thể đổi tiền tệ khi khách sạn đã có phòng, vì giá phòng được ghi bằng tiền tệ này.',
    en: 'The currency cannot change while the hotel has rooms: their prices are in it.',
  },
  publishNeedsAddress: {
    vi: 'Hãy điền đầy đủ địa chỉ trước khi đăng.',
    en: 'Enter the full address before publishing.',
  },
  publishNeedsDescription: {
    vi: 'Hãy viết mô tả trước khi đăng.',
    en: 'Write a description before publishing.',
  },
  publishNeedsPhone: {
    vi: 'Hãy nhập số điện thoại trước khi đăng.',
    en: 'Enter a phone number before publishing.',
  },
  publishNeedsRooms: {
    vi: 'Hãy thêm ít nhất một phòng trước khi đăng.',
    en: 'Add at least one room before publishing.',
  },
} as const satisfies Record<string, Text>;

export type FieldErrorCode = keyof typeof fieldTexts;

/** How much an account may hold; the bookings that could be cancelled are listed beside this. */
interface Limit {
  most: number;
  canCancel: boolean;
}

function orLess(language: Language, canCancel: boolean): string {
  if (language === 'en') {
    return canCancel
      ? 'Cancel the ones below that you do not need and try again.'
      : 'Please choose fewer rooms or nights.';
  }
  return canCancel
    ? 'Hãy huỷ bớt những đặt phòng dưới đây mà bạn không cần nữa rồi thử lại.'
    : 'Hãy chọn ít phòng hoặc ít đêm hơn.';
}

/** The same for reasons that name a value. */
const valueTexts = {
  tooManyImages: {
    vi: (most: number) => `Chỉ được có tối đa ${most} ảnh.`,
    en: (most: number) => `There can be ${most} images at most.`,
  },
  voucherNotYet: {
    vi: (from: Date) => `Mã giảm giá này có hiệu lực từ ${momentText(from, 'vi')}.`,
    en: (from: Date) => `This discount code is valid from ${momentText(from, 'en')}.`,
  },
  voucherOver: {
    vi: (end: Date) => `Mã giảm giá này đã hết hạn lúc ${momentText(end, 'vi')}.`,
    en: (end: Date) => `This discount code expired at ${momentText(end, 'en')}.`,
  },
  reviewFinal: {
    vi: (end: Date) => `Thời hạn 7 ngày để sửa đánh giá đã hết lúc ${momentText(end, 'vi')}.`,
    en: (end: Date) =>
      `The 7 days in which a review can be changed ended at ${momentText(end, 'en')}.`,
  },
  limitRoomNights: {
    vi: ({ most, canCancel }: Limit) =>
      `Một tài khoản giữ được tối đa ${most} đêm phòng sắp tới. ${orLess('vi', canCancel)}`,
    en: ({ most, canCancel }: Limit) =>
      `An account can hold ${most} room-nights to come at most. ${orLess('en', canCancel)}`,
  },
  limitOpenBookings: {
    vi: ({ most, canCancel }: Limit) =>
      `Một tài khoản có tối đa ${most} đặt phòng sắp tới. ${orLess('vi', canCancel)}`,
    en: ({ most, canCancel }: Limit) =>
      `An account can have ${most} coming bookings at most. ${orLess('en', canCancel)}`,
  },
  limitSameNight: {
    vi: ({ most, canCancel }: Limit) =>
      `Một tài khoản có tối đa ${most} đặt phòng cho cùng một đêm. ${orLess('vi', canCancel)}`,
    en: ({ most, canCancel }: Limit) =>
      `An account can have ${most} bookings over the same night at most. ${orLess('en', canCancel)}`,
  },
  belowUsed: {
    vi: (used: number) => `Mã đã được dùng ${used} lần; số lượt không thể ít hơn.`,
    en: (used: number) => `It has been used ${used} times; there cannot be fewer uses than that.`,
  },
} as const satisfies Record<string, Readonly<Record<Language, (value: never) => string>>>;

type ValueTexts = typeof valueTexts;

/** Why a field is refused: by a plain reason, or by one with its value. */
export type FieldError =
  | FieldErrorCode
  | {
      [K in keyof ValueTexts]: { error: K; value: Parameters<ValueTexts[K]['vi']>[0] };
    }[keyof ValueTexts];

export function textOf(refusal: FieldError, language: Language): string {
  if (typeof refusal === 'string') return fieldTexts[refusal][language];
  const text: (value: never) => string = valueTexts[refusal.error][language];
  return text(refusal.value as never);
}

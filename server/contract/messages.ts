export type Language = 'vi' | 'en';
export type Text = Readonly<Record<Language, string>>;

/** What the server says when it refuses, by code. Each says what happened and what to do next. */
export const faults = {
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
} as const satisfies Record<string, Text & { status: number }>;

export type FaultCode = keyof typeof faults;

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
} as const satisfies Record<string, Text>;

export type FieldFault = keyof typeof fieldTexts;

/** What an account is told when something of it was done. */
export const accounts = {
  mailSent: 'Vui lòng kiểm tra email để xác thực tài khoản.',
  resetMailSent: 'Vui lòng kiểm tra email để đặt lại mật khẩu.',
  passwordSet: 'Mật khẩu đã được đổi. Bạn có thể đăng nhập ngay bây giờ.',
  verified: 'Xác thực email thành công! Bạn có thể đăng nhập ngay bây giờ.',
  signedOutEverywhere: 'Bạn đã đăng xuất khỏi mọi thiết bị.',
  deleted: 'Tài khoản của bạn đã được xoá.',
};

export type AccountTexts = typeof accounts;

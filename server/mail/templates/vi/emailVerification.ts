import { TOKEN_LIFE_HOURS } from '../../../../domain/accounts/credentials';

export const emailVerification = {
  subject: 'Xác thực email của bạn tại Nghỉ Đâu',
  lead: 'Cảm ơn bạn đã đăng ký Nghỉ Đâu. Hãy mở liên kết dưới đây để xác thực địa chỉ email này và bắt đầu sử dụng tài khoản.',
  action: 'Xác thực email',
  note: `Liên kết có hiệu lực trong ${TOKEN_LIFE_HOURS} giờ. Nếu bạn không đăng ký, xin đừng mở liên kết và hãy bỏ qua thư này: tài khoản không dùng được khi email chưa được xác thực.`,
  signedUpAt: (moment: string) => `Đăng ký lúc ${moment}:`,
  onlyYours:
    'Địa chỉ này được đăng ký nhiều lần. Hãy mở liên kết của lần bạn đã đăng ký: mỗi liên kết kích hoạt tài khoản với mật khẩu được nhập ở lần đó.',
};

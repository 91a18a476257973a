import { TOKEN_LIFE_HOURS } from '../../../../domain/accounts/credentials';

export const passwordReset = {
  subject: 'Đặt lại mật khẩu Nghỉ Đâu của bạn',
  lead: 'Vừa có người xin đặt lại mật khẩu của tài khoản Nghỉ Đâu dùng địa chỉ email này. Nếu đó là bạn, hãy mở liên kết dưới đây và chọn mật khẩu mới.',
  action: 'Đặt mật khẩu mới',
  note: `Liên kết dùng được một lần, trong ${TOKEN_LIFE_HOURS} giờ. Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.`,
};

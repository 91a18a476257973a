export const addressKnown = {
  subject: 'Bạn đã có tài khoản tại Nghỉ Đâu',
  lead: 'Vừa có người đăng ký Nghỉ Đâu bằng địa chỉ email này, nhưng địa chỉ này đã có tài khoản. Nếu đó là bạn, hãy đăng nhập bằng mật khẩu bạn đã đặt trước đây.',
  action: 'Đăng nhập',
  note: 'Nếu không phải bạn, bạn không cần làm gì: tài khoản và mật khẩu của bạn không thay đổi.',
};

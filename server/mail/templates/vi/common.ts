/** What many mails say alike. */
export const common = {
  greeting: 'Xin chào,',
  greetingTo: (guest: string) => `Xin chào ${guest},`,
  signature: 'Nghỉ Đâu – đặt phòng khắp Việt Nam',
};

export const arrivalNoted = {
  subject: (time: string, code: string) => `Đã ghi giờ đến ${time}: ${code}`,
  lead: (hotel: string) => `${hotel} đã được báo giờ bạn đến.`,
};

import type { MailWords } from '../vi/mails';

export const bookingChanged: MailWords['bookingChanged'] = {
  subject: (hotel: string, code: string) => `Your booking at ${hotel} has changed: ${code}`,
  byGuest: (hotel: string) =>
    `You have changed your booking at ${hotel}. This is how it stands now.`,
  byHotel: (hotel: string) => `${hotel} has changed your booking. This is how it stands now.`,
  stay: 'Stay',
  isNow: (before: string, now: string) => `${before}; now ${now}`,
  arrival: (time: string) =>
    `Another check-in day: the arrival time ${time} that you told no longer counts. Please tell it again on the booking page.`,
  total: 'To be paid at the counter',
};

import type { MailWords } from '../vi/mails';

export const bookingConfirmed: MailWords['bookingConfirmed'] = {
  subject: (hotel: string, code: string) => `Booked at ${hotel}: ${code}`,
  lead: (hotel: string) => `Your room at ${hotel} is held. You pay at the counter on arrival.`,
  hold: 'Once the room is no longer held, the hotel may give it to other guests. If you come late, tell your arrival time on the booking page, or call the hotel.',
  papers: 'Bring your passport or identity card.',
  roomTotal: 'Room total',
  discount: 'Discount',
  taxAndFee: (percent: string) => `Tax and fee (${percent}%)`,
};

import type { PolicyTexts } from '../vi/policies';

export const texts: PolicyTexts = {
  heading: 'House rules',
  checkIn: 'Check-in',
  checkInText: 'From 14:00',
  checkOut: 'Check-out',
  checkOutText: 'Before 12:00',
  hold: 'Room hold',
  holdText:
    'Until 18:00 on the check-in day. Coming later? Tell the hotel when, and it keeps the room.',
  cancel: 'Cancellation',
  cancelText: 'Free more than 3 days before check-in.',
  cancelUntil: (moment) => `Free until ${moment}.`,
  cancelTooLate: 'Check-in is less than 3 days away, so cancelling is noted as late.',
  childrenName: 'Children',
  childrenText: 'Children under 6 stay free when sharing a bed with an adult.',
  pets: 'Pets',
  petsNo: 'No pets.',
  petsYes: 'Pets are welcome.',
  payment: 'Payment',
  paymentText: 'At the counter on arrival, nothing in advance.',
  minimum: 'Length of stay',
  minimumText: (nights) => `${nights} nights or more.`,
};

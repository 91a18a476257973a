import type { BookingTexts } from '../vi/bookingStatus';

export const bookings: BookingTexts = {
  status: {
    CONFIRMED: 'Booked. Your room is being kept for you.',
    CHECKED_IN: 'You have checked in.',
    COMPLETED: 'You have checked out.',
    CANCELLED: 'The booking is cancelled.',
    NO_SHOW: 'The hotel no longer keeps your room.',
  },
  atRisk:
    'This place takes no more guests for now. Your booking is kept; Nghỉ Đâu is looking into it and will write to you should it have to be cancelled.',
  expected: (arrivalTime) =>
    `Your arrival at ${arrivalTime} is noted. Your room is being kept for you.`,
};

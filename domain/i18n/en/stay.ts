import type { StayWords } from '../vi/stay';

export const stay: StayWords = {
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  calendar: {
    id: 'Booking id',
    phone: 'Hotel phone',
    guest: 'Guest who arrives',
    arrival: 'Arrival',
    hold: 'Room held until',
    total: 'Payable at the counter',
  },
};

import type { MailWords } from '../vi/mails';

/** What mails about a booking say alike. */
export const booking: MailWords['booking'] = {
  code: 'Booking id',
  hotel: 'Hotel',
  phone: 'Phone',
  stay: 'Stay',
  findOther: 'Find another place',
  openBooking: 'Open the booking',
  address: 'Address',
  checkIn: 'Check-in',
  from: (time: string) => `from ${time}`,
  checkOut: 'Check-out',
  before: (time: string) => `before ${time}`,
  rooms: 'Rooms',
  each: (rooms: number) => `${rooms} rooms, the price of each`,
  arrival: 'Arrival',
  arrivingGuest: 'Guest who arrives',
  occupants: 'Guests by room',
  requests: 'Requests (the hotel will try, and cannot promise)',
  notes: 'Note',
  total: 'Total at the counter',
  holdUntil: 'Room held until',
  freeUntil: 'Free cancellation until',
  cancelling: 'Cancelling',
  freeOver: 'no longer free; still possible until the hold ends',
};

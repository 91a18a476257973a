import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import type { PriceCalendarTexts } from '../vi/priceCalendar';

export const texts: PriceCalendarTexts = {
  title: 'Choose dates by price',
  close: 'Close the calendar',
  again: 'Choose another check-in',
  loading: 'Loading prices by day…',
  failed: 'Prices could not be loaded. You can still choose dates.',
  retry: 'Try again',
  hint: `The cheapest night for all guests, without ${TAX_AND_FEE_PERCENT}% taxes and fees.`,
  hintOfRoom: `A night in this room, without ${TAX_AND_FEE_PERCENT}% taxes and fees.`,
  hintOfBooking: `A night in your rooms, those you have booked at the old price, without ${TAX_AND_FEE_PERCENT}% taxes and fees.`,
  price: (price, rooms) =>
    rooms > 1 ? `from ${price} a night for ${rooms} rooms` : `from ${price} a night`,
  thousands: (count: string) => `${count}k`,
  millions: (count: string) => `${count}M`,
  minStay: (nights: number) => `At least ${nights} nights`,
  minStayMark: (nights: number) => `≥${nights} nts`,
  departureOnly: 'Check-out only',
  departureOnlyMark: 'Leave',
  full: 'Fully booked',
  fullMark: 'Full',
  closed: 'No check-in',
  closedMark: 'Closed',
  noRooms: 'This hotel has no rooms for these guests and this bed. Change the guests or the bed.',
  noDeparture: "You can't check out on this day",
};

import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import { MAX_NIGHTS } from '../../../domain/stays/stay';
import type { StayTexts } from '../vi/stays';

export const texts: StayTexts = {
  guests: (adults, children) => {
    const grown = adults === 1 ? '1 adult' : `${adults} adults`;
    if (children === 0) return grown;
    return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`;
  },
  capacity: (people) => (people === 1 ? 'for 1 person' : `up to ${people} people`),
  adults: 'Adults',
  children: 'Children',
  childrenHint: 'Aged 0–10',
  fewerAdults: 'One adult fewer',
  moreAdults: 'One adult more',
  fewerChildren: 'One child fewer',
  moreChildren: 'One child more',
  beds: (count, bed) => `${count} ${bed ? `${bed} ` : ''}${count === 1 ? 'bed' : 'beds'}`,
  bedNames: { SINGLE: 'single', DOUBLE: 'double', QUEEN: 'queen', KING: 'king', TWIN: 'twin' },
  roomTypes: {
    Standard: 'Standard',
    Deluxe: 'Deluxe',
    Suite: 'Suite',
    Executive: 'Executive',
    Presidential: 'Presidential',
  },
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  seeStay: (days) => `See ${days}`,
  takeStay: (days) => `Choose ${days}`,
  dates: {
    dates: 'Check-in – check-out',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    placeholder: 'DD/MM/YYYY - DD/MM/YYYY',
    openCalendar: 'Open the calendar',
    openPrices: 'See prices by day',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    chooseCheckIn: 'Choose the check-in date',
    chooseCheckOut: 'Choose the check-out date',
    unreadable: 'Please type days that exist, like 28/11/2026 - 30/11/2026',
  },
  rooms: (count) => (count === 1 ? '1 room' : `${count} rooms`),
  services: 'In the room',
  freeWifi: 'Free Wi-Fi',
  more: (count) => `+${count}`,
  moreLabel: (count) => `and ${count} more`,
  nightPrices: {
    average: (price) => `${price} a night on average`,
    withoutTax: (price) => `${price} before taxes and fees`,
    averageEachRoom: (price) => `each room, ${price} a night on average`,
    atLeast: (price) => `from ${price}`,
    ofStay: (nights) => `${nights}, before taxes and fees`,
    each: 'Price of each night',
    eachOfRoom: 'Price of each night in each room',
    beforeTax: `Before ${TAX_AND_FEE_PERCENT}% taxes and fees`,
    original: 'Original price',
  },
  quote: {
    roomTotal: (rooms, nights) =>
      `Rooms (${rooms} ${rooms === 1 ? 'room' : 'rooms'} × ${nights} ${nights === 1 ? 'night' : 'nights'})`,
    discount: 'Discount',
    taxAndFee: (percent = TAX_AND_FEE_PERCENT) => `Taxes and fees (${percent}%)`,
    total: 'Total at the counter',
  },
  errors: {
    notADay: 'Please choose a check-in and a check-out date',
    link: 'The dates in this link cannot be booked. Choose other dates.',
    checkInPast: 'Check-in cannot be before today',
    checkInNotBefore: 'Check-in must be before check-out',
    checkOutNotAfter: 'Check-out must be after check-in',
    tooLong: `A stay is ${MAX_NIGHTS} nights at most`,
    tooFar: 'Bookings open two years ahead',
  },
};

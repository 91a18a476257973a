import { at, listAt, numberAt, textAt, type Json } from '../../json';

export type Key = (row: Json) => number | string;

const text =
  (...path: string[]): Key =>
  (row) =>
    textAt(row, ...path);
const number =
  (...path: string[]): Key =>
  (row) =>
    numberAt(row, ...path);

/** By which value of a row a column puts rows in order. */
export const ORDERS: Record<string, Record<string, Key>> = {
  listPartnerHotels: {
    name: text('name'),
    city: text('address', 'city'),
    rooms: number('numRooms'),
    created: text('createdAt'),
  },
  listPartnerRooms: {
    capacity: number('capacity'),
    price: number('price'),
    difference: number('difference'),
    typeName: text('typeName'),
  },
  listVouchers: {
    code: text('code'),
    start: text('startDate'),
    expiration: text('expirationDate'),
    used: number('usedCount'),
  },
  listPartnerBookings: {
    checkIn: text('checkInDate'),
    created: text('createdAt'),
    total: number('totalAmount'),
    holdUntil: text('holdUntil'),
  },
  listPartnerReviews: { created: text('createdAt'), rating: number('rating') },
  listUsers: { name: text('fullName'), email: text('email'), created: text('createdAt') },
  listAllHotels: { name: text('name'), city: text('city'), created: text('createdAt') },
};

/** Which value of a row a choice looks at, where it is not called alike. */
export const CHOSEN: Record<string, Record<string, Key>> = {
  listPartnerRooms: { status: text('statusTonight') },
  listPartnerReviews: { answer: (row) => (at(row, 'answer') === null ? 'waiting' : 'answered') },
  listUsers: { suspended: (row) => (at(row, 'suspendedReason') === null ? 'no' : 'yes') },
};

/** The table of a list, and what in it names a row. */
export const TABLES: Record<string, { id: string; row: Key; heads: Record<string, Key> }> = {
  listPartnerHotels: {
    id: 'exportPartnerHotels',
    row: (row) => String(numberAt(row, 'id')),
    heads: {
      Name: text('name'),
      'Business name': text('businessName'),
      Street: text('address', 'street'),
      City: text('address', 'city'),
      Rooms: number('numRooms'),
      State: text('state'),
      Currency: text('currency'),
      Reviews: number('totalReviews'),
    },
  },
  listPartnerRooms: {
    id: 'exportPartnerRooms',
    row: text('roomNumber'),
    heads: {
      Name: text('name'),
      Type: text('roomType'),
      Capacity: number('capacity'),
      Adults: number('numberOfAdults'),
      Children: number('numberOfChildren'),
      Beds: number('numberOfBeds'),
      'Bed type': text('typeBed'),
      'Price/Night': number('pricePerNight'),
      Currency: text('currency'),
      'Usual price (VND)': number('travellerPrice'),
      'Tonight (VND)': (row) =>
        numberAt(row, at(row, 'tonightPrice') === undefined ? 'travellerPrice' : 'tonightPrice'),
      'Status tonight': text('statusTonight'),
      Services: (row) =>
        listAt(row, 'services')
          .map((one) => textAt(one, 'name'))
          .join(', '),
    },
  },
  listVouchers: { id: 'exportVouchers', row: text('code'), heads: { Used: number('usedCount') } },
  listPartnerBookings: {
    id: 'exportPartnerBookings',
    row: text('bookingId'),
    heads: {
      Status: text('status'),
      'E-mail': text('user', 'email'),
      Phone: text('user', 'phoneNumber'),
      Hotel: text('hotelName'),
      'Check-in': text('checkInDate'),
      'Check-out': text('checkOutDate'),
      Nights: number('nights'),
      Adults: number('adults'),
      Children: number('children'),
      'Total (VND)': number('totalAmount'),
      Notes: text('notes'),
      Source: text('source'),
    },
  },
};

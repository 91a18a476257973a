import { dayIn } from '../../days';
import { among, chance, DAYS, one, someRooms, someStay, type House } from '../house';

/** Which one room holds: what is told of rooms together is told by calendars and quotes. */
const SMALL = [{}, { adults: 2 }, { adults: 1, children: 1 }];
const PARTIES = [{}, { adults: 2 }, { adults: 1, children: 1 }, { adults: 5, children: 2 }];

export async function search(house: House) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = someStay(house);
  const query = {
    ...{ checkIn, checkOut, ...one(house, SMALL) },
    ...(chance(house, 0.3) && { bedType: one(house, ['Double', 'Twin']) }),
  };
  await house.pair.ask('searchRooms', undefined, { params: { id: house.hotelId }, query });
}

async function left(house: House) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = someStay(house);
  const given = { params: { id: house.hotelId }, query: { checkIn, checkOut } };
  await house.pair.ask('listTypeAvailability', undefined, given);
}

export async function quote(house: House) {
  const { pair, hotelId, traveller } = house;
  const stay = someStay(house);
  const roomIds = await someRooms(house, stay, false);
  const body = {
    ...{ hotelId, ...stay, roomIds, ...one(house, SMALL) },
    // Few may be tried that are none.
    ...(chance(house, 0.2) && { voucherCode: one(house, house.vouchers)?.code ?? 'KHONGCO' }),
  };
  await pair.ask('createQuote', traveller.token, { body });
}

export async function calendar(house: House) {
  const { pair, hotelId: id, rooms } = house;
  const query = {
    ...{ from: dayIn(among(house, 5)), days: DAYS, ...one(house, PARTIES) },
    ...(chance(house, 0.4) && { roomId: one(house, rooms) }),
  };
  await pair.ask('getStayCalendar', undefined, { params: { id }, query });
}

async function hotels(house: House) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = someStay(house);
  const filters = [
    { amenities: ['wifi'] },
    { propertyType: 'HOMESTAY' },
    { minPrice: 500_000 },
    { maxPrice: 700_000 },
    { minTotal: 1_500_000, checkIn, checkOut },
    { maxTotal: 2_000_000, checkIn, checkOut },
    { minRating: 4 },
  ];
  const query = {
    ...{ text: house.name, counts: true, ...one(house, filters) },
    ...(chance(house, 0.5) && { checkIn, checkOut }),
  };
  await house.pair.ask('listHotels', undefined, { query });
}

export async function freeRooms(house: House) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = someStay(house);
  await house.owned('listFreeRooms', { query: { checkIn, checkOut } });
}

async function numbers(house: House) {
  const expressions = ['1-5', '7', '30-40 except 33, 35', 'A1-A3', '9-2', '20-22'];
  const query = { expression: one(house, expressions) };
  await house.owned('previewRoomNumbers', { query });
}

export async function room(house: House) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = someStay(house);
  const params = { id: one(house, house.rooms) };
  await house.pair.ask('getRoom', undefined, { params, query: { checkIn, checkOut } });
}

async function day(house: House) {
  await house.owned('getPartnerDashboard', { query: { day: dayIn(among(house, DAYS) - 3) } });
}

async function nights(house: House) {
  const query = { firstNight: dayIn(among(house, DAYS)), nights: 1 + among(house, 9) };
  await house.owned('listNights', { query });
}

export async function deskQuote(house: House) {
  const voucher = chance(house, 0.5) ? one(house, house.vouchers) : undefined;
  const stay = someStay(house);
  const roomIds = await someRooms(house, stay, true);
  const body = {
    ...{ ...stay, roomIds },
    ...(voucher && { voucherCode: voucher.code }),
    ...(!voucher && chance(house, 0.3) && { pricePerNight: 480_000 }),
  };
  await house.owned('quotePartnerBooking', { body });
}

const STATUSES = ['PENDING', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'CANCELLED', 'NO_SHOW'];

async function bookings(house: House) {
  const from = among(house, DAYS);
  const filters = [
    { status: one(house, STATUSES) },
    { from: dayIn(from), to: dayIn(from + 2) },
    { hotelId: house.hotelId },
    { text: one(house, ['khách', 'Nguyễn', '0901', 'song hành', house.traveller.email]) },
  ];
  const query = { size: 50, sort: '-created', ...one(house, filters), ...one(house, filters) };
  await house.owned('listPartnerBookings', { query });
}

async function rooms(house: House) {
  const filters = [
    { status: one(house, ['AVAILABLE', 'BOOKED', 'MAINTENANCE', 'CLOSED']) },
    { typeId: one(house, house.types) },
    { roomType: one(house, ['Deluxe', 'Suite']) },
    { text: one(house, ['1', '2', 'phố', 'vuon']) },
  ];
  const query = { size: 50, sort: '-roomNumber', ...one(house, filters), ...one(house, filters) };
  await house.owned('listPartnerRooms', { query });
}

async function vouchers(house: House) {
  const filters = [
    { status: one(house, ['active', 'scheduled', 'expired']) },
    { text: one(house, ['thu', house.vouchers[0]?.code ?? 'x']) },
    { size: 2, page: 1 },
  ];
  await house.owned('listVouchers', { query: { size: 50, sort: '-code', ...one(house, filters) } });
}

export const QUESTIONS = [
  search,
  search,
  left,
  quote,
  quote,
  quote,
  deskQuote,
  deskQuote,
  calendar,
  hotels,
  freeRooms,
  numbers,
  room,
  day,
  nights,
  bookings,
  bookings,
  rooms,
  vouchers,
];

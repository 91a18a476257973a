import { dayIn } from '../../days';
import { among, chance, DAYS, one, someStay, type House } from '../house';

/** Which one room holds: what is told of rooms together is told by calendars and quotes. */
const SMALL = [{}, { adults: 2 }, { adults: 1, children: 1 }];
const PARTIES = [{}, { adults: 2 }, { adults: 1, children: 1 }, { adults: 5, children: 2 }];

async function search(house: House) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = someStay(house);
  const query = {
    ...{ checkIn, checkOut, ...one(house, SMALL) },
    ...(chance(house, 0.3) && { bedType: one(house, ['Double', 'Twin']) }),
  };
  await house.pair.ask('searchRooms', undefined, { params: { id: house.hotelId }, query });
}

async function quote(house: House) {
  const { pair, hotelId, rooms, traveller } = house;
  const roomIds = rooms.filter(() => chance(house, 0.25)).slice(0, 3);
  const body = {
    ...{ hotelId, ...someStay(house), roomIds, ...one(house, PARTIES) },
    ...(chance(house, 0.4) && { voucherCode: one(house, house.vouchers)?.code ?? 'KHONGCO' }),
  };
  await pair.ask('createQuote', traveller.token, { body });
}

async function calendar(house: House) {
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

async function freeRooms(house: House) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = someStay(house);
  await house.owned('listFreeRooms', { query: { checkIn, checkOut } });
}

async function numbers(house: House) {
  const expressions = ['1-5', '7', '30-40 except 33, 35', 'A1-A3', '9-2', '20-22'];
  const query = { expression: one(house, expressions) };
  await house.owned('previewRoomNumbers', { query });
}

async function room(house: House) {
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

export const QUESTIONS = [
  search,
  search,
  quote,
  quote,
  quote,
  calendar,
  hotels,
  freeRooms,
  numbers,
  room,
  day,
  nights,
];

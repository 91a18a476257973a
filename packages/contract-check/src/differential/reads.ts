import { dayIn } from '../days';
import type { Both } from './both';
import { DAYS, type House } from './house';
import type { Given, Who } from './pair';

export interface Read {
  id: string;
  who: Who;
  given: Given;
}

/** So many of the stays are looked at, the newest. */
const STAYS = 5;
const ROOMS = 4;

const stayOf = () => ({ checkIn: dayIn(2), checkOut: dayIn(4) });

/** Everything that tells of the house, by everybody who may ask. */
export function readsOf(house: House): Read[] {
  return [...ofOwner(house), ...ofPrices(house), ...ofTravellers(house), ...ofStays(house)];
}

function ofOwner({ owner, hotelId, rooms, types }: House): Read[] {
  const read = (id: string, query?: object, params?: object): Read => ({
    ...{ id, who: owner.token },
    given: { params: { hotelId, ...params }, ...(query && { query: { ...query } }) },
  });
  return [
    read('listPartnerHotels', { size: 50, sort: '-created' }),
    read('getPartnerHotel', undefined, { id: hotelId }),
    read('listPartnerRooms', { size: 50, sort: 'roomNumber' }),
    read('listPartnerRooms', { size: 3, page: 1, sort: '-roomNumber' }),
    read('listPartnerRooms', { size: 50, status: 'CLOSED' }),
    read('listPartnerRooms', { size: 50, status: 'BOOKED', sort: '-difference' }),
    read('exportPartnerRooms', { status: 'AVAILABLE', sort: '-typeName' }),
    read('listRoomTypes'),
    ...types.map((typeId) => read('getRoomType', undefined, { typeId })),
    ...rooms
      .slice(-ROOMS)
      .flatMap((roomId) => [
        read('getPartnerRoom', undefined, { roomId }),
        read('listRoomClosures', undefined, { roomId }),
      ]),
    read('listFreeRooms', stayOf()),
    read('getPartnerCalendar', { from: dayIn(-1), days: DAYS + 6 }),
    read('getPartnerDashboard'),
    read('getPartnerDashboard', { day: dayIn(2) }),
    read('listPartnerBookings', { size: 50, sort: '-created' }),
    read('listPartnerBookings', { size: 50, sort: 'checkIn', from: dayIn(1), to: dayIn(4) }),
    read('listPartnerBookings', { size: 50, sort: '-total', status: 'CANCELLED' }),
    read('listPartnerBookings', { sort: '-created', size: 2, page: 1 }),
    read('listPartnerBookings', { size: 50, sort: 'holdUntil', status: 'PENDING' }),
    read('exportPartnerBookings', { sort: 'guest', status: 'CONFIRMED' }),
    read('exportPartnerBookings', { sort: '-total' }),
    read('listNotifications', { size: 50 }),
    read('listPartnerReviews', { size: 50, sort: '-created' }),
    read('listPartnerReviews', { size: 50, answer: 'waiting', sort: 'rating' }),
    read('getMe'),
    read('exportAccount'),
    read('getAccountRecord'),
    read('getPartnerSettings'),
    read('exportPartnerHotels', { sort: 'name' }),
  ];
}

function ofPrices({ owner, hotelId, vouchers }: House): Read[] {
  const read = (id: string, query: object = {}, params: object = {}): Read => ({
    ...{ id, who: owner.token },
    given: { params: { hotelId, ...params }, query: { ...query } },
  });
  return [
    read('listSeasons'),
    read('listNights', { firstNight: dayIn(0), nights: DAYS + 6 }),
    read('listVouchers', { size: 50, sort: 'code' }),
    read('listVouchers', { size: 50, status: 'active', sort: '-used' }),
    read('listVouchers', { size: 50, status: 'expired', sort: 'expiration' }),
    read('exportVouchers', { status: 'scheduled', sort: '-start' }),
    read('exportVouchers', { sort: '-code' }),
    ...vouchers.slice(-3).map(({ id }) => read('getVoucher', {}, { id })),
  ];
}

function ofTravellers({ hotelId, rooms, name, traveller }: House): Read[] {
  const read = (id: string, query: object = {}, params: object = {}, who?: Both): Read => ({
    ...{ id, who },
    given: { params: { id: hotelId, ...params }, query: { ...query } },
  });
  return [
    read('getHotel'),
    read('getHotel', stayOf()),
    read('searchRooms', { ...stayOf(), adults: 2 }),
    read('searchRooms', { checkIn: dayIn(0), checkOut: dayIn(1), adults: 1 }),
    read('searchRooms', { checkIn: dayIn(5), checkOut: dayIn(9), adults: 2, children: 1 }),
    read('listTypeAvailability', stayOf()),
    read('listTypeAvailability', { checkIn: dayIn(0), checkOut: dayIn(1) }),
    read('getStayCalendar', { from: dayIn(0), days: DAYS + 6, adults: 2 }),
    read('getStayCalendar', { from: dayIn(0), days: 31, adults: 3, children: 2 }),
    read('listReviews'),
    read('listHotels', { text: name, counts: true }),
    read('listHotels', { text: name, ...stayOf(), adults: 2, sort: 'priceAsc', counts: true }),
    ...rooms
      .slice(-ROOMS)
      .flatMap((id) => [
        read('getRoom', {}, { id }),
        read('getRoom', { checkIn: dayIn(3), checkOut: dayIn(6) }, { id }),
      ]),
    ...['coming', 'past', 'cancelled'].map((when) =>
      read('listBookings', { when, size: 50 }, {}, traveller.token),
    ),
    read('getMe', {}, {}, traveller.token),
    read('getCurrentUser', {}, {}, traveller.token),
    read('listOwnStays', {}, {}, traveller.token),
    read('listFavourites', {}, {}, traveller.token),
    read('exportAccount', {}, {}, traveller.token),
    read('getAccountRecord', {}, {}, traveller.token),
  ];
}

function ofStays({ stays, owner, otherOwner, otherTraveller }: House): Read[] {
  return stays.slice(-STAYS).flatMap(({ bookingId, guest }) => {
    const read = (id: string, who: Both | undefined, query: object = {}): Read => ({
      ...{ id, who },
      given: { params: { bookingId }, query: { ...query } },
    });
    const others = [otherOwner, otherTraveller];
    return [
      read('getPartnerBooking', owner.token),
      ...others.map(({ token }) => read('getPartnerBooking', token)),
      read('getBooking', otherTraveller.token),
      ...(guest
        ? [
            read('getBooking', guest.token),
            read('getChangeCalendar', guest.token, { from: dayIn(0), days: DAYS + 6 }),
          ]
        : []),
    ];
  });
}

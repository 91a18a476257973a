import { addDays, nightsOf, today } from '../days';
import { fault, type Fault } from '../faults';
import { imageOf } from '../files/images';
import { notFound } from '../http/problem';
import { automaticVoucher, roomNights, sumOf } from '../prices/nightPrices';
import { newestReviews, ratingOf } from '../reviews/reviews';
import { canBook } from '../bookings/stayRules';
import { moneyOf } from '../bookings/money';
import {
  byCost,
  holds,
  fieldsOf,
  lengthOf,
  roomOf,
  stayCost,
  type Party,
  type Stay,
} from '../rooms/rooms';
import { isFree, isOnSale } from '../rooms/availability';
import type { Hotel, Room, Store } from '../store';

/** Published, and neither it nor its owner is suspended. */
export function isOffered(store: Store, hotel: Hotel): boolean {
  return hotel.listed && !isSuspended(store, hotel);
}

export const isSuspended = (store: Store, hotel: Hotel) =>
  hotel.suspendedReason !== null ||
  ((store.accounts.get(hotel.ownerId)?.suspendedReason ?? null) !== null &&
    !fault('suspended-owner-sells'));

/** A hotel that travellers may see. */
export function publicHotel(store: Store, id: number, ignores: Fault = 'drafts-public'): Hotel {
  const hotel = store.hotels.get(id);
  if (!hotel || (!isOffered(store, hotel) && !fault('drafts-public') && !fault(ignores)))
    throw notFound();
  return hotel;
}

export const locationOf = ({ address: { number, street, district, city } }: Hotel) =>
  [[number, street].filter((part) => part).join(' '), district, city]
    .filter((part) => part)
    .join(', ');

export function summaryOf(store: Store, hotel: Hotel) {
  const { totalRatings, totalReviews } = ratingOf(store, hotel.id);
  return {
    id: hotel.id,
    name: hotel.name,
    location: locationOf(hotel),
    address: fault('street-with-number')
      ? { ...hotel.address, street: `${hotel.address.number} ${hotel.address.street}` }
      : hotel.address,
    phone: hotel.phone,
    images: hotel.images.map(imageOf),
    minimumStay: hotel.minimumStay,
    petsAllowed: hotel.amenities.petsAllowed === true,
    totalRatings,
    totalReviews,
  };
}

const AMENITY_NAMES: Record<string, string> = {
  airportTransfer: 'Đưa đón sân bay',
  barLounge: 'Quầy bar',
  beach: 'Bãi biển',
  beverages: 'Đồ uống',
  pool: 'Hồ bơi',
  wifi: 'Wi-Fi miễn phí',
  coffee: 'Cà phê',
  airConditioning: 'Điều hoà',
  entertainment: 'Giải trí',
  elevator: 'Thang máy',
  wheelchairAccess: 'Lối đi cho xe lăn',
  fitness: 'Phòng tập',
  breakfast: 'Bữa sáng',
  petsAllowed: 'Nhận thú cưng',
  restaurant: 'Nhà hàng',
  freeParking: 'Đỗ xe miễn phí',
  wineBar: 'Quầy rượu vang',
};

export function hotelDetail(store: Store, hotel: Hotel, stay: Stay | undefined, level: string) {
  const { website, socialMedia } = hotel;
  const reviews = newestReviews(store, hotel.id);
  const { facebook, instagram } = socialMedia;
  const swapped = fault('pages-swapped') ? { facebook: instagram, instagram: facebook } : {};
  const links = { website, ...socialMedia, ...swapped };
  const told = Object.entries(links).filter(([, link]) => link || !fault('empty-fields-left-out'));
  return {
    ...summaryOf(store, hotel),
    id: fault('id-as-text') ? String(hotel.id) : hotel.id,
    businessName: hotel.businessName,
    propertyType: hotel.propertyType,
    description: hotel.description,
    email: hotel.email,
    ...Object.fromEntries(told),
    rooms: store
      .roomsOf(hotel.id)
      .filter((room) => isOnSale(room) || !fault('repairs-hidden'))
      .map((room) => roomOf(store, room, stay, level)),
    services: Object.entries(hotel.amenities)
      .filter(([, offered]) => offered)
      .map(([flag]) => ({ name: AMENITY_NAMES[flag] ?? flag })),
    reviews: reviews.length === 0 && fault('null-instead-of-list') ? null : reviews,
  };
}

export interface Found {
  hotel: Hotel;
  rooms: Room[];
  /** Of the cheapest room: all nights of the stay, or tonight. */
  cost: number | undefined;
}

/** What of a hotel can be had for a stay, or tonight. */
export function foundIn(store: Store, hotel: Hotel, stay: Stay | undefined, party: Party): Found {
  const rooms = store
    .roomsOf(hotel.id)
    .filter((room) =>
      stay
        ? holds(fieldsOf(store, room), party) && canBook(store, room, stay)
        : (!fault('party-without-dates') || holds(fieldsOf(store, room), party)) &&
          isOnSale(room) &&
          isFree(store, room, today(), addDays(today(), 1)),
    );
  const priced = stay ? rooms : store.roomsOf(hotel.id).filter(isOnSale);
  const costs = priced.map((room) => stayCost(store, room, stay ?? tonight()));
  return { hotel, rooms, cost: costs.sort(byCost)[0] };
}

const tonight = (): Stay => ({ checkIn: today(), checkOut: addDays(today(), 1) });

function originalTotal(store: Store, room: Room, { checkIn, checkOut }: Stay): number {
  const nights = roomNights(store, room, nightsOf(checkIn, checkOut));
  const { total, totalPrice } = moneyOf(sumOf(nights, 'originalPrice'), 0);
  return fault('crossed-out-without-tax') ? totalPrice : total;
}

export function cardOf(store: Store, { hotel, rooms, cost }: Found, stay: Stay | undefined) {
  const { totalRatings, totalReviews } = ratingOf(store, hotel.id);
  const percent = automaticVoucher(store, hotel)?.discountPercent ?? 0;
  const nights = stay ? lengthOf(stay) : 1;
  // Without dates the price is of the cheapest, whether or not it is free tonight.
  const priced = stay ? rooms : store.roomsOf(hotel.id).filter(isOnSale);
  const room = priced.find((one) => stayCost(store, one, stay ?? tonight()) === cost);
  const count = fault('all-rooms-counted') ? store.roomsOf(hotel.id).length : rooms.length;
  const seen = room && roomOf(store, room, stay);
  return {
    id: fault('id-as-text') ? String(hotel.id) : hotel.id,
    name: hotel.name,
    location: locationOf(hotel),
    description: fault('card-describes-in-short')
      ? hotel.description.slice(0, 40)
      : hotel.description,
    propertyType: hotel.propertyType,
    rating: fault('rating-in-whole-stars') ? Math.round(totalRatings) : totalRatings,
    totalReviews,
    ...(cost === undefined ? {} : { price: Math.round(cost / nights) }),
    ...(percent > 0 && seen ? { originalPrice: seen.originalPrice, discount: percent } : {}),
    ...(stay && cost !== undefined
      ? {
          stayNights: nights,
          stayTotal: fault('stay-total-without-tax') ? cost : moneyOf(cost, 0).total,
          ...(percent > 0 && room ? { originalStayTotal: originalTotal(store, room, stay) } : {}),
        }
      : {}),
    images: hotel.images.map(imageOf),
    rooms: count,
    roomCount: count,
    minimumStay: fault('card-of-any-length') ? '3_OR_LESS' : hotel.minimumStay,
  };
}

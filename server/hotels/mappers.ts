import { quoteOf } from '../../domain/bookings/quote';
import { averageOf } from '../../domain/prices/nightPrices';
import { nightsBetween, type Stay } from '../../domain/stays/stay';
import type { NightlyPrice } from '../../domain/vouchers/nightlyPrice';
import type { Language } from '../../domain/languages/languages';
import type { Schemas } from '../http/operations';
import { toImage } from '../files/images';
import { servicesOf } from './amenities';
import type { DestinationRow, HotelCardRow, HotelRow } from './queries';

/** The address in one line: number and street, ward, city. */
export function locationOf({ number, street, district, city }: HotelRow): string {
  return [`${number} ${street}`.trim(), district, city].filter(Boolean).join(', ');
}

function addressOf({ number, street, district, city }: HotelRow): Schemas['Address'] {
  return { number, street, district, city };
}

/** @param stay the one that the row was read for; else it is of tonight */
export function toHotelCard(row: HotelCardRow, stay?: Stay): Schemas['HotelCard'] {
  return {
    id: row.id,
    name: row.name,
    location: locationOf(row),
    description: row.description,
    propertyType: row.propertyType,
    rating: row.rating,
    totalReviews: row.reviewCount,
    ...priceOf(row, stay),
    images: row.images.map(toImage),
    rooms: row.roomsFree,
    roomCount: row.roomsFree,
    minimumStay: row.minimumStay,
  };
}

type CardPrice = Pick<
  Schemas['HotelCard'],
  keyof NightlyPrice | 'stayNights' | 'stayTotal' | 'originalStayTotal'
>;

function priceOf(row: HotelCardRow, stay: Stay | undefined): CardPrice {
  const { shownPrice, lowestPrice, automaticPercent: discount } = row;
  if (shownPrice === null || lowestPrice === null) return {};
  const nights = stay ? nightsBetween(stay.checkIn, stay.checkOut) : 1;
  const total = (price: number) => quoteOf({ stayPrices: [price], nights }).total;
  return {
    price: averageOf(shownPrice, nights),
    ...(stay && { stayNights: nights, stayTotal: total(shownPrice) }),
    ...(discount !== null && {
      discount,
      originalPrice: averageOf(lowestPrice, nights),
      ...(stay && { originalStayTotal: total(lowestPrice) }),
    }),
  };
}

export function toHotelSummary(row: HotelRow): Schemas['HotelSummary'] {
  return {
    id: row.id,
    name: row.name,
    location: locationOf(row),
    address: addressOf(row),
    phone: row.phone,
    images: row.images.map(toImage),
    minimumStay: row.minimumStay,
    petsAllowed: row.amenities['petsAllowed'] === true,
    totalRatings: row.rating,
    totalReviews: row.reviewCount,
  };
}

export function toHotel(
  row: HotelRow,
  rooms: Schemas['Room'][],
  reviews: Schemas['Review'][],
  language: Language,
): Schemas['Hotel'] {
  return {
    ...toHotelSummary(row),
    businessName: row.businessName,
    propertyType: row.propertyType,
    description: row.description,
    email: row.email,
    website: row.website,
    facebook: row.facebook,
    instagram: row.instagram,
    twitter: row.twitter,
    linkedin: row.linkedin,
    tiktok: row.tiktok,
    rooms,
    services: servicesOf(row.amenities, language),
    reviews,
  };
}

export function toDestination(
  row: DestinationRow,
  hotelCount: number,
  language: Language,
): Schemas['Destination'] {
  return {
    slug: row.slug,
    name: language === 'en' ? row.nameEn : row.nameVi,
    aliases: row.aliases,
    description: language === 'en' ? row.descriptionEn : row.descriptionVi,
    featured: row.featured,
    hotelCount,
    image: toImage(row.image),
  };
}

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

export function toHotelCard(row: HotelCardRow): Schemas['HotelCard'] {
  return {
    id: row.id,
    name: row.name,
    location: locationOf(row),
    description: row.description,
    propertyType: row.propertyType,
    rating: row.rating,
    totalReviews: row.reviewCount,
    ...priceOf(row),
    images: row.images.map(toImage),
    rooms: row.roomsFree,
    roomCount: row.roomsFree,
    minimumStay: row.minimumStay,
  };
}

function priceOf(row: HotelCardRow): Pick<Schemas['HotelCard'], keyof NightlyPrice> {
  const { shownPrice: price, lowestPrice: originalPrice, automaticPercent: discount } = row;
  if (price === null || originalPrice === null) return {};
  return discount === null ? { price } : { price, originalPrice, discount };
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

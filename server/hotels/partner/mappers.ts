import type { Schemas } from '../../http/operations';
import type { CsvColumn } from '../../files/csv';
import { toImage, toStoredImage } from '../../files/images';
import { flagsOf } from '../amenities';
import { missingFor } from './missing';
import type { PartnerHotelRow } from './queries';

function addressOf({ number, street, district, city }: PartnerHotelRow): Schemas['Address'] {
  return { number, street, district, city };
}

export function toPartnerHotel(row: PartnerHotelRow): Schemas['PartnerHotel'] {
  const amenities = flagsOf(row.amenities);
  const { facebook, instagram, twitter, linkedin, tiktok } = row;
  return {
    id: row.id,
    name: row.name,
    businessName: row.businessName,
    propertyType: row.propertyType,
    description: row.description,
    address: addressOf(row),
    phone: row.phone,
    email: row.email,
    website: row.website,
    fax: row.fax,
    socialMedia: { facebook, instagram, twitter, linkedin, tiktok },
    totalRooms: row.totalRooms,
    priceRange: { min: row.priceMin, max: row.priceMax },
    currency: row.currency,
    minimumStay: row.minimumStay,
    gapFilling: row.gapFilling,
    amenities,
    services: amenities,
    images: row.images.map(toStoredImage),
    numRooms: row.rooms,
    state: row.state,
    suspendedReason: row.suspendedReason,
    missing: missingFor(row),
    rating: row.rating,
    totalReviews: row.reviewCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toHotelRow(row: PartnerHotelRow): Schemas['PartnerHotelRow'] {
  return {
    id: row.id,
    name: row.name,
    businessName: row.businessName,
    address: addressOf(row),
    images: row.images.map(toImage),
    numRooms: row.rooms,
    state: row.state,
    suspendedReason: row.suspendedReason,
    currency: row.currency,
    rating: row.rating,
    totalReviews: row.reviewCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export const hotelColumns: readonly CsvColumn<PartnerHotelRow>[] = [
  ['Id', (row) => row.id],
  ['Name', (row) => row.name],
  ['Business name', (row) => row.businessName],
  ['House number', (row) => row.number],
  ['Street', (row) => row.street],
  ['District', (row) => row.district],
  ['City', (row) => row.city],
  ['Phone', (row) => row.phone ?? ''],
  ['Email', (row) => row.email ?? ''],
  ['Rooms', (row) => row.rooms],
  ['State', (row) => row.state],
  ['Reason for suspension', (row) => row.suspendedReason ?? ''],
  ['Currency', (row) => row.currency],
  ['Rating', (row) => row.rating],
  ['Reviews', (row) => row.reviewCount],
  ['Created', (row) => row.createdAt.toISOString()],
];

import { now } from '../days';
import type { Hotel, Store } from '../store';

export const AMENITIES = [
  'airportTransfer',
  'barLounge',
  'beach',
  'beverages',
  'pool',
  'wifi',
  'coffee',
  'airConditioning',
  'entertainment',
  'elevator',
  'wheelchairAccess',
  'fitness',
  'breakfast',
  'petsAllowed',
  'restaurant',
  'freeParking',
  'wineBar',
] as const;

export const LINKS = ['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok'] as const;

/** A hotel of which only the name is known. */
export function draftHotel(store: Store, ownerId: number, name: string): Hotel {
  return {
    id: store.nextId(),
    ownerId,
    name,
    businessName: '',
    propertyType: 'HOTEL',
    description: '',
    address: { number: '', street: '', district: '', city: '' },
    phone: null,
    email: null,
    website: null,
    fax: null,
    socialMedia: Object.fromEntries(LINKS.map((link) => [link, null])),
    totalRooms: 1,
    priceRange: { min: null, max: null },
    currency: 'VND',
    minimumStay: '3_OR_LESS',
    gapFilling: true,
    amenities: Object.fromEntries(AMENITIES.map((one) => [one, false])),
    listed: false,
    suspendedReason: null,
    images: [],
    version: 1,
    createdAt: now(),
  };
}

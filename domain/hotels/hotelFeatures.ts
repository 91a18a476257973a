export const PROPERTY_TYPES = ['HOTEL', 'APARTMENT', 'RESORT', 'HOMESTAY', 'VILLA'] as const;

/** By which words they are looked for, in both languages. */
export const PROPERTY_TYPE_WORDS: Readonly<Record<PropertyType, string>> = {
  HOTEL: 'khách sạn hotel',
  APARTMENT: 'căn hộ apartment',
  RESORT: 'khu nghỉ dưỡng resort',
  HOMESTAY: 'homestay',
  VILLA: 'biệt thự villa',
};

/** What a hotel may offer, what most travellers ask for first. */
export const AMENITIES = [
  'wifi',
  'breakfast',
  'pool',
  'beach',
  'airConditioning',
  'freeParking',
  'restaurant',
  'fitness',
  'airportTransfer',
  'petsAllowed',
  'elevator',
  'wheelchairAccess',
  'coffee',
  'beverages',
  'barLounge',
  'wineBar',
  'entertainment',
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];
export type Amenity = (typeof AMENITIES)[number];

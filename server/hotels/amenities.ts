import type { Amenity } from '../../domain/hotelFeatures';
import type { Language, Text } from '../http/messages';
import type { Schemas } from '../http/operations';

type Flags = Schemas['HotelFlags'];

/** Amenity flags and what travellers read for each. */
const amenityNames: Readonly<Record<Amenity, Text>> = {
  wifi: { vi: 'Wi-Fi miễn phí', en: 'Free Wi-Fi' },
  breakfast: { vi: 'Bữa sáng', en: 'Breakfast' },
  pool: { vi: 'Hồ bơi', en: 'Pool' },
  beach: { vi: 'Gần bãi biển', en: 'Near a beach' },
  airConditioning: { vi: 'Điều hòa', en: 'Air conditioning' },
  freeParking: { vi: 'Bãi đỗ xe miễn phí', en: 'Free parking' },
  restaurant: { vi: 'Nhà hàng', en: 'Restaurant' },
  coffee: { vi: 'Quán cà phê', en: 'Coffee shop' },
  beverages: { vi: 'Đồ uống', en: 'Drinks' },
  barLounge: { vi: 'Quầy bar', en: 'Bar' },
  wineBar: { vi: 'Quầy rượu vang', en: 'Wine bar' },
  fitness: { vi: 'Phòng tập', en: 'Gym' },
  entertainment: { vi: 'Giải trí', en: 'Entertainment' },
  elevator: { vi: 'Thang máy', en: 'Lift' },
  wheelchairAccess: { vi: 'Lối đi cho xe lăn', en: 'Wheelchair access' },
  airportTransfer: { vi: 'Đưa đón sân bay', en: 'Airport transfer' },
  petsAllowed: { vi: 'Nhận thú cưng', en: 'Pets welcome' },
};

export function servicesOf(
  amenities: Readonly<Record<string, boolean>>,
  language: Language,
): { name: string }[] {
  return Object.entries(amenityNames)
    .filter(([flag]) => amenities[flag] === true)
    .map(([, name]) => ({ name: name[language] }));
}

/** Every flag, set or not. */
export function flagsOf(amenities: Readonly<Record<string, boolean>>): Flags {
  const flags = Object.keys(amenityNames).map((flag) => [flag, amenities[flag] === true]);
  return Object.fromEntries(flags) as Flags;
}

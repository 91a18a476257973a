import type { Schemas } from '../contract/operations';

type Flags = Schemas['HotelFlags'];

/** Amenity flags and what travellers read for each. */
const amenityNames: Readonly<Record<keyof Flags, string>> = {
  wifi: 'Wi-Fi miễn phí',
  breakfast: 'Bữa sáng',
  pool: 'Hồ bơi',
  beach: 'Gần bãi biển',
  airConditioning: 'Điều hòa',
  freeParking: 'Bãi đỗ xe miễn phí',
  restaurant: 'Nhà hàng',
  coffee: 'Quán cà phê',
  beverages: 'Đồ uống',
  barLounge: 'Quầy bar',
  wineBar: 'Quầy rượu vang',
  fitness: 'Phòng tập',
  entertainment: 'Giải trí',
  elevator: 'Thang máy',
  wheelchairAccess: 'Lối đi cho xe lăn',
  airportTransfer: 'Đưa đón sân bay',
  petsAllowed: 'Nhận thú cưng',
};

export function servicesOf(amenities: Readonly<Record<string, boolean>>): { name: string }[] {
  return Object.entries(amenityNames)
    .filter(([flag]) => amenities[flag] === true)
    .map(([, name]) => ({ name }));
}

/** Every flag, set or not. */
export function flagsOf(amenities: Readonly<Record<string, boolean>>): Flags {
  const flags = Object.keys(amenityNames).map((flag) => [flag, amenities[flag] === true]);
  return Object.fromEntries(flags) as Flags;
}

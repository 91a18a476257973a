import { hasWords, plain } from '../pages';
import type { Hotel } from '../store';

export interface Destination {
  slug: string;
  name: string;
  aliases: string[];
  description: string;
  featured: boolean;
  /** What an address may say of it. */
  places: string[];
}

const place = (
  slug: string,
  name: string,
  description: string,
  featured: boolean,
  more: string[],
) => ({
  slug,
  name,
  aliases: more.map(plain),
  description,
  featured,
  places: [name, ...more],
});

export const DESTINATIONS: Destination[] = [
  place('da-nang', 'Đà Nẵng', 'Biển xanh, cầu Rồng và Ngũ Hành Sơn', true, ['Tourane']),
  place('vung-tau', 'Vũng Tàu', 'Bãi Sau và ngọn hải đăng', true, ['Bà Rịa - Vũng Tàu']),
  place('da-lat', 'Đà Lạt', 'Rừng thông và hồ Xuân Hương', true, ['Lâm Đồng']),
  place('ha-noi', 'Hà Nội', 'Phố cổ và hồ Gươm', false, ['Thăng Long']),
  place('ho-chi-minh', 'Hồ Chí Minh', 'Chợ Bến Thành và phố Bùi Viện', false, ['Sài Gòn']),
  place('phu-quoc', 'Phú Quốc', 'Bãi Sao và chợ đêm', false, ['Kiên Giang']),
];

export function isIn(hotel: Hotel, destination: Destination): boolean {
  const { city, district } = hotel.address;
  return destination.places.some((name) => hasWords([city, district], name));
}

export const destinationOf = (hotel: Hotel) => DESTINATIONS.find((one) => isIn(hotel, one));

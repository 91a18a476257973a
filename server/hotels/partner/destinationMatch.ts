import { PROPERTY_TYPE_WORDS } from '../../../domain/hotels/hotelFeatures';
import { searchText } from '../../../domain/search/searchText';
import type { HotelToPlace, HotelPlace } from './queries';

interface Destination {
  slug: string;
  /** Normalised by `searchText`. */
  names: readonly string[];
}

const rankWords =
  /\b(tp|thanh pho|tinh|quan|huyen|thi xa|thi tran|phuong|xa|dac khu|city|province|district|ward|commune)\b/g;

/** How a hotel is found: the destination that it lies in, by all its names, and the hotel's own words. */
export function placeOf(hotel: HotelToPlace, destinations: readonly Destination[]): HotelPlace {
  const { name, number, street, district, city, propertyType } = hotel;
  const destination = destinationOf([district, city], destinations);
  const words = [name, number, street, district, city, PROPERTY_TYPE_WORDS[propertyType]];
  return { destination: destination?.slug ?? null, searchText: searchText(words.join(' ')) };
}

/** The first part of the address that names a destination decides; its longest name wins. */
function destinationOf(address: readonly string[], destinations: readonly Destination[]) {
  for (const part of address) {
    const written = placeName(part);
    const found = destinations
      .map((destination) => ({ destination, length: longestNameIn(written, destination) }))
      .reduce<{ destination?: Destination; length: number }>(
        (best, next) => (next.length > best.length ? next : best),
        { length: 0 },
      );
    if (found.destination) return found.destination;
  }
  return undefined;
}

function longestNameIn(written: string, { names }: Destination): number {
  const lengths = names
    .map(placeName)
    .filter((name) => name && ` ${written} `.includes(` ${name} `))
    .map((name) => name.length);
  return Math.max(0, ...lengths);
}

/** "TP. Hồ Chí Minh" and "Hồ Chí Minh City" are both `ho chi minh`. */
function placeName(text: string): string {
  const words = searchText(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.replace(rankWords, ' ').replace(/\s+/g, ' ').trim();
}

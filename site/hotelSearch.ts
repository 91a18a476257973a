import {
  AMENITIES,
  PROPERTY_TYPES,
  type Amenity,
  type PropertyType,
} from '../domain/hotels/hotelFeatures';
import type { PriceRange } from '../domain/search/priceRanges';
import { searchWords } from '../domain/search/searchText';
import type { Day } from '../domain/stays/stay';
import { paths } from './paths';
import { readStayQuery, whole } from './readStayQuery';

export const HOTEL_SORTS = ['recommended', 'priceAsc', 'priceDesc', 'rating'] as const;
/** The averages that a list can be narrowed to, from which on. */
export const MIN_RATINGS = [3, 3.5, 4, 4.5] as const;

/** What the list of hotels is asked for. All of it stands in the list's address. */
export interface HotelSearch {
  /** The slug of a destination, or '' for anywhere. */
  destination: string;
  text: string;
  /** Both days or '' twice: a pair that can be booked. */
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
  /** Whole dong a night, before taxes and fees; with dates of a night on average. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Whole dong for the whole stay, with both: null without dates. */
  minTotal: number | null;
  maxTotal: number | null;
  propertyType: readonly PropertyType[];
  amenities: readonly Amenity[];
  minRating: (typeof MIN_RATINGS)[number] | null;
  sort: (typeof HOTEL_SORTS)[number];
  /** Counted from 0; from 1 in the address. */
  page: number;
}

export const WHOLE_LIST: HotelSearch = {
  destination: '',
  text: '',
  checkIn: '',
  checkOut: '',
  adults: 1,
  children: 0,
  minPrice: null,
  maxPrice: null,
  minTotal: null,
  maxTotal: null,
  propertyType: [],
  amenities: [],
  minRating: null,
  sort: 'recommended',
  page: 0,
};

const HOTELS_PER_PAGE = 10;
const MAX_DONG = 1_000_000_000;
const MAX_PAGES = 10_000;
const MAX_LETTERS = 100;

/** Reads an address that anybody may have typed, shortened or kept: what it gets wrong counts as left out. */
export function readHotelSearch(query: URLSearchParams, today: Day): HotelSearch {
  const destination = query.get('destination') ?? '';
  const { bedType: _, ...stay } = readStayQuery(query, today);
  const sort = query.get('sort');
  const rating = query.get('minRating');
  return {
    ...WHOLE_LIST,
    ...stay,
    destination: /^[a-z0-9-]{1,60}$/.test(destination) ? destination : '',
    text: plainText(query.get('text') ?? ''),
    ...nightLimits(readRange(query, 'minPrice', 'maxPrice')),
    ...(stay.checkIn && totalLimits(readRange(query, 'minTotal', 'maxTotal'))),
    propertyType: listed(PROPERTY_TYPES, query.getAll('propertyType')),
    amenities: listed(AMENITIES, query.getAll('amenities')),
    minRating: MIN_RATINGS.find((least) => String(least) === rating) ?? null,
    sort: HOTEL_SORTS.find((known) => known === sort) ?? WHOLE_LIST.sort,
    page: (whole(query.get('page'), 1, MAX_PAGES + 1) ?? 1) - 1,
  };
}

/** The list's address with everything that it is asked for. */
export function hotelsHref(search: HotelSearch): string {
  const query = hotelSearchQuery(search);
  return query ? `${paths.hotels()}?${query}` : paths.hotels();
}

/** The query of the list's address; what is as usual is left out. */
export function hotelSearchQuery(asked: HotelSearch): string {
  const search = asked.checkIn ? asked : { ...asked, ...totalLimits(NO_LIMITS) };
  // Commas read better as they are, and mean the same.
  return new URLSearchParams(written(search)).toString().replaceAll('%2C', ',');
}

/** The arguments of `listHotels`. */
export function listArguments(search: HotelSearch) {
  const { destination, text, checkIn, checkOut, adults, children, sort, page } = search;
  const { minPrice, maxPrice, minTotal, maxTotal, propertyType, amenities, minRating } = search;
  return {
    page,
    size: HOTELS_PER_PAGE,
    counts: true,
    ...(destination && { destination }),
    ...(text && { text }),
    ...(checkIn && { checkIn, checkOut, adults, children }),
    ...(checkIn && minTotal !== null && { minTotal }),
    ...(checkIn && maxTotal !== null && { maxTotal }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(propertyType.length > 0 && { propertyType: [...propertyType] }),
    ...(amenities.length > 0 && { amenities: [...amenities] }),
    ...(minRating !== null && { minRating }),
    ...(sort !== WHOLE_LIST.sort && { sort }),
  };
}

export const NO_LIMITS: PriceRange = { min: null, max: null };
export const nightLimits = ({ min, max }: PriceRange) => ({ minPrice: min, maxPrice: max });
export const totalLimits = ({ min, max }: PriceRange) => ({ minTotal: min, maxTotal: max });

/** Two limits in either order; null is none. */
export function priceRange(one: number | null, other: number | null): PriceRange {
  const reversed = one !== null && other !== null && one > other;
  return reversed ? { min: other, max: one } : { min: one, max: other };
}

function readRange(query: URLSearchParams, min: string, max: string): PriceRange {
  const limit = (name: string) => whole(query.get(name), 0, MAX_DONG);
  return priceRange(limit(min), limit(max));
}

function written(search: HotelSearch): [string, string][] {
  const names = Object.keys(WHOLE_LIST) as (keyof HotelSearch)[];
  const textOf = (of: HotelSearch, name: keyof HotelSearch) =>
    name === 'page' ? String(of.page + 1) : String(of[name] ?? '');
  return names
    .map((name): [string, string] => [name, textOf(search, name)])
    .filter(([name, text]) => text !== textOf(WHOLE_LIST, name as keyof HotelSearch));
}

/** '' without a letter or a digit in it, too: every hotel would be found by that. */
function plainText(text: string): string {
  const line = text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ');
  const plain = [...line.trim()].slice(0, MAX_LETTERS).join('').trim();
  return searchWords(plain).length > 0 ? plain : '';
}

/** The known ones, each once and in their own order, from lists with commas in any case. */
function listed<T extends string>(known: readonly T[], written: readonly string[]): T[] {
  const asked = new Set(written.join(',').toLowerCase().split(','));
  return known.filter((name) => asked.has(name.toLowerCase()));
}

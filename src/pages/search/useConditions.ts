import { dongDigits, formatDong } from '../../../domain/money/money';
import type { PriceRange } from '../../../domain/search/priceRanges';
import { placesIn } from '../../../domain/hotels/places';
import { nightsBetween } from '../../../domain/stays/stay';
import {
  type HotelSearch,
  nightLimits,
  NO_LIMITS,
  totalLimits,
  WHOLE_LIST,
} from '../../../site/hotelSearch';
import { useListDestinationsQuery } from '../../api';
import { asPlace } from '../../entities/search/asPlace';
import { useLanguage, useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { searchTexts } from '../../i18n/search';
import type { SearchTexts } from '../../i18n/vi/search';
import { stayTexts } from '../../i18n/stays';
import { stayRangeText } from './stayRangeText';

/** One thing that narrows the list. */
export interface Condition {
  key: string;
  name: string;
  /** What makes the list do without it. */
  dropped: Partial<HotelSearch>;
}

/** The filters that are set, in the order of the panel. */
export function useActiveFilters(search: HotelSearch): Condition[] {
  const { filters, amenityNames } = useTexts(searchTexts);
  const { propertyType: typeNames } = useTexts(hotelCardTexts);
  const { nights } = useTexts(stayTexts);
  const { text, propertyType, minRating, amenities, checkIn, checkOut } = search;
  const price = rangeName({ min: search.minPrice, max: search.maxPrice }, filters);
  const total = rangeName({ min: search.minTotal, max: search.maxTotal }, filters);
  const without = <T>(all: readonly T[], one: T) => all.filter((other) => other !== one);
  return [
    ...(text ? [{ key: 'text', name: filters.words(text), dropped: { text: '' } }] : []),
    ...(price
      ? [{ key: 'price', name: filters.perNight(price), dropped: nightLimits(NO_LIMITS) }]
      : []),
    ...(total && checkIn
      ? [
          {
            key: 'total',
            name: filters.perStay(total, nights(nightsBetween(checkIn, checkOut))),
            dropped: totalLimits(NO_LIMITS),
          },
        ]
      : []),
    ...propertyType.map((type) => ({
      key: type,
      name: typeNames[type],
      dropped: { propertyType: without(propertyType, type) },
    })),
    ...(minRating === null
      ? []
      : [
          {
            key: 'minRating',
            name: filters.ratingFrom(ratingText(minRating)),
            dropped: { minRating: null },
          },
        ]),
    ...amenities.map((amenity) => ({
      key: amenity,
      name: amenityNames[amenity],
      dropped: { amenities: without(amenities, amenity) },
    })),
  ];
}

/** Everything that narrows the list: the filters, the place and the dates; kinds of place as one. */
export function useAllConditions(search: HotelSearch, place: string | undefined): Condition[] {
  const texts = useTexts(searchTexts).empty;
  const { guests } = useTexts(stayTexts);
  const language = useLanguage();
  const { checkIn, adults, children, destination, propertyType } = search;
  const filters = useActiveFilters(search);
  const isType = ({ dropped }: Condition) => dropped.propertyType !== undefined;
  const types = filters.filter(isType).map(({ name }) => name);
  return [
    ...(destination
      ? [
          {
            key: 'destination',
            name: texts.place(place ?? destination),
            dropped: { destination: '' },
          },
        ]
      : []),
    ...(checkIn
      ? [
          {
            key: 'dates',
            name: texts.dates(stayRangeText(search, language), guests(adults, children)),
            dropped: { checkIn: '', checkOut: '' },
          },
        ]
      : []),
    ...(propertyType.length > 0
      ? [{ key: 'types', name: types.join(' / '), dropped: { propertyType: [] } }]
      : []),
    ...filters.filter((filter) => !isType(filter)),
  ];
}

/** The places that the text names beside other words: what the list could be of instead. */
export function useNamedPlaces({ text, destination }: HotelSearch): Condition[] {
  const { data: destinations = [] } = useListDestinationsQuery();
  if (text === '' || destination !== '') return [];
  return placesIn(text, destinations.map(asPlace)).map(({ slug }) => ({
    key: slug,
    name: destinations.find((known) => known.slug === slug)?.name ?? slug,
    dropped: { text: '', destination: slug },
  }));
}

/** What makes the list do without any filter; place, dates and order stay. */
export const NO_FILTERS: Partial<HotelSearch> = {
  text: '',
  ...nightLimits(NO_LIMITS),
  ...totalLimits(NO_LIMITS),
  propertyType: WHOLE_LIST.propertyType,
  minRating: null,
  amenities: WHOLE_LIST.amenities,
};

export const ratingText = (rating: number): string => rating.toFixed(1);

/** 'Tối đa 500.000 ₫'; '' without a limit. */
export function rangeName(
  { min, max }: PriceRange,
  { upTo, atLeast, between }: SearchTexts['filters'],
): string {
  if (min === null) return max === null ? '' : upTo(formatDong(max));
  if (max === null) return atLeast(formatDong(min));
  return between(dongDigits(min), formatDong(max));
}

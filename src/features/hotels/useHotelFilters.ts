import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PropertyType } from '../../api';
import { paths } from '../../paths';
import { PROPERTY_TYPES } from './PropertyTypeLinks';

export interface HotelFilters {
  /** The slug of a destination, or '' for anywhere. */
  destination: string;
  propertyType: PropertyType | '';
  text: string;
}

const NO_FILTERS: HotelFilters = { destination: '', propertyType: '', text: '' };

/** What the list is narrowed by. It lives in the address, so a list can be sent to a friend. */
export function useHotelFilters() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const type = query.get('propertyType')?.toUpperCase() ?? '';
  const filters: HotelFilters = {
    destination: query.get('destination') ?? '',
    propertyType: PROPERTY_TYPES.find((known) => known === type) ?? '',
    text: query.get('text')?.trim().slice(0, 100) ?? '',
  };
  /** The address of the list with other filters, from its first page. */
  const hrefWith = (changes: Partial<HotelFilters>): string => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    return text ? `${paths.hotels()}?${text}` : paths.hotels();
  };
  return {
    filters,
    filtered: Object.values(filters).some(Boolean),
    hrefWith,
    apply: (changes: Partial<HotelFilters>) => void navigate(hrefWith(changes)),
    hrefWithout: () => hrefWith(NO_FILTERS),
  };
}

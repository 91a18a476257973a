import { hotelSearchQuery, type HotelSearch } from '../../../domain/hotelSearch';
import { paths } from '../../paths';

/** The address of the list with everything that it is asked for. */
export function hotelsHref(search: HotelSearch): string {
  const query = hotelSearchQuery(search);
  return query ? `${paths.hotels()}?${query}` : paths.hotels();
}

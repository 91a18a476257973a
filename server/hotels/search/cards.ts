import type { Db } from '../../db/db';
import { hotelsByIds, type HotelCardRow } from '../queries';
import type { FoundHotel } from './foundHotels';

/** Their cards in the same order, of those that are still there: their texts are not in memory. */
export async function cardsOf(db: Db, hotels: readonly FoundHotel[]): Promise<HotelCardRow[]> {
  if (hotels.length === 0) return [];
  const ids = hotels.map(({ id }) => id);
  const rows = new Map((await hotelsByIds(db, ids)).map((row) => [row.id, row]));
  const cards = hotels.map((hotel) => ({ ...rows.get(hotel.id), ...hotel }));
  return cards.filter((card): card is HotelCardRow => 'name' in card);
}

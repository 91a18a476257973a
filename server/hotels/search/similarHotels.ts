import type { Db } from '../../db/db';
import { hotelOnSale, similarInDatabase, type HotelCardRow } from '../queries';
import { cardsOf } from './cards';
import type { CurrentIndex } from './currentIndex';

/** Those that the index finds or, where it does not know the hotel, the database; undefined for one that is not on sale. */
export async function similarHotels(
  { db, index }: { db: Db; index: CurrentIndex },
  id: number,
  how: { limit: number; now: Date },
): Promise<HotelCardRow[] | undefined> {
  const similar = (await index.get())?.similar(id, how);
  if (similar) return cardsOf(db, similar);
  return (await hotelOnSale(db, id)) && similarInDatabase(db, id, how);
}

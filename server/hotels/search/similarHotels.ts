import type { Db } from '../../db/db';
import { hotelOnSale, nearestInDatabase, type HotelCardRow } from '../queries';
import { cardsOf } from './cards';
import type { SimilarPart } from './conditions';
import type { CurrentIndex } from './currentIndex';
import { roomFor } from './search.queries';
import { cardsInOrder } from './searchHotels';

/** Those that the index finds or, where it does not know the hotel or the nights, the database; undefined for one that is not on sale. */
export async function similarHotels(
  { db, index }: { db: Db; index: CurrentIndex },
  id: number,
  part: SimilarPart,
): Promise<HotelCardRow[] | undefined> {
  const similar = (await index.get())?.similar(id, part);
  if (similar) return cardsOf(db, similar);
  return (await hotelOnSale(db, id)) && similarInDatabase(db, id, part);
}

export async function similarInDatabase(
  db: Db,
  id: number,
  { stay, ...part }: SimilarPart,
): Promise<HotelCardRow[]> {
  if (!stay) return nearestInDatabase(db, id, part);
  const near = await nearestInDatabase(db, id, { ...part, room: roomFor(stay, part.now) });
  return cardsInOrder(
    db,
    near.map((hotel) => hotel.id),
    { stay, now: part.now },
  );
}

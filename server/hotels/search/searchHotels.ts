import type { Db } from '../../db/db';
import type { HotelCardRow } from '../queries';
import { cardsOf } from './cards';
import type { ChoiceCounts } from './choiceCounts';
import type { HotelConditions, ShownPart } from './conditions';
import type { CurrentIndex } from './currentIndex';
import { foundCards, foundIds } from './search.queries';

/** One page of the hotels found, and how many they are. */
export interface FoundPage {
  total: number;
  rows: HotelCardRow[];
  /** Absent where nobody asked, or the database was searched. */
  counts?: ChoiceCounts | undefined;
}

/** Searches the index in memory or, while there is none for these nights, the database. */
export async function searchHotels(
  { db, index }: { db: Db; index: CurrentIndex },
  search: HotelConditions,
  part: ShownPart,
): Promise<FoundPage> {
  const found = (await index.get())?.find(search, part);
  if (!found) return searchInDatabase(db, search, part);
  const { total, hotels, counts } = found;
  return { total, rows: await cardsOf(db, hotels), counts };
}

/** The same by two statements, whose time grows with the number of hotels. */
export async function searchInDatabase(
  db: Db,
  search: HotelConditions,
  { page, size, now }: ShownPart,
): Promise<FoundPage> {
  const found = await foundIds(db, search, now);
  const ids = found.slice(page * size, (page + 1) * size);
  return { total: found.length, rows: await cardsInOrder(db, ids, { stay: search.stay, now }) };
}

/** The cards of these hotels as they are listed. */
export async function cardsInOrder(
  db: Db,
  ids: readonly number[],
  terms: Parameters<typeof foundCards>[2],
): Promise<HotelCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await foundCards(db, ids, terms);
  const positions = new Map(ids.map((id, position) => [id, position]));
  return rows.sort((a, b) => positions.get(a.id)! - positions.get(b.id)!);
}

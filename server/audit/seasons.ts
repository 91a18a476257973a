import type { Db } from '../db/db';
import { inTransaction } from '../db/transaction';
import { unlikeSeasons, type Terms } from '../rooms/nights/compileNights';
import { lockTypesOf } from '../rooms/types/matching.queries';
import type { Contradictions } from './hotel.queries';

/** Nights of one hotel's types of which something else is said than its seasons make of them. */
export async function seasonContradictions(
  db: Db,
  hotelId: number,
  termsNow: () => Terms,
): Promise<Contradictions> {
  const found = await countUnlike(db, hotelId, termsNow());
  if (found === 0) return { nightsUnlikeSeasons: 0 };
  // A season may have been saved between two statements, or midnight passed: nobody saves while the hotel
  // is locked.
  return inTransaction(db, async (tx) => {
    await lockTypesOf(tx, hotelId);
    return { nightsUnlikeSeasons: await countUnlike(tx, hotelId, termsNow()) };
  });
}

async function countUnlike(db: Db, hotelId: number, terms: Terms): Promise<number> {
  const { write, forget } = await unlikeSeasons(db, hotelId, terms);
  return write.length + forget.length;
}

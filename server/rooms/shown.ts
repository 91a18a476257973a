import type { Schemas } from '../http/operations';
import type { Db } from '../db/db';
import { toRooms, type RoomTerms } from './mappers';
import { roomsOfHotel } from './queries';

/** All rooms of a hotel as its page shows them, reduced by what is taken off without a code. */
export async function shownRooms(
  db: Db,
  hotelId: number,
  terms: RoomTerms,
): Promise<Schemas['Room'][]> {
  const rooms = await roomsOfHotel(db, hotelId, terms.stay);
  return toRooms(rooms, terms);
}

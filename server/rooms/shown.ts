import type { Language } from '../../domain/languages/languages';
import type { Schemas } from '../http/operations';
import type { Db } from '../db/db';
import { toRoom } from './mappers';
import { roomsOfHotel } from './queries';

/** All rooms of a hotel as its page shows them, reduced by what is taken off without a code. */
export async function shownRooms(
  db: Db,
  hotelId: number,
  { percent, language }: { percent: number | null; language: Language },
): Promise<Schemas['Room'][]> {
  const rooms = await roomsOfHotel(db, hotelId);
  return rooms.map((room) => toRoom(room, percent, language));
}

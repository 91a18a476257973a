import { vietnamToday, type Stay } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import type { FindLikeRoom } from '../rooms/likeRooms.queries';
import type { RoomForStay } from '../rooms/queries';

/** A room of an offer, and which one it was asked for as. */
export interface OfferedRoom extends RoomForStay {
  askedId: number;
}

type NamedRoom = RoomForStay & { taken: boolean };

/** The rooms of a wish. */
export interface NamedRooms extends Stay {
  roomIds: readonly number[];
  /** Of these, those instead of which a like room will do. */
  anyOfTypeIds?: readonly number[] | undefined;
}

/** The rooms with like ones in the places of those that are taken, as far as the wish allows it and they are free. */
export async function replaceTaken(
  db: Db,
  { roomIds, anyOfTypeIds = [], checkIn, checkOut }: NamedRooms,
  named: readonly NamedRoom[],
  { now, findLike }: { now: Date; findLike: FindLikeRoom },
): Promise<(OfferedRoom & NamedRoom)[]> {
  const except = [...roomIds];
  const offered: (OfferedRoom & NamedRoom)[] = [];
  for (const room of named) {
    const search = { stay: { checkIn, checkOut }, except, today: vietnamToday(now) };
    const replaceable = room.taken && room.typeId !== null && anyOfTypeIds.includes(room.id);
    const like = replaceable ? await findLike(db, room, search) : undefined;
    if (like) except.push(like.id);
    offered.push({ ...(like ? { ...like, taken: false } : room), askedId: room.id });
  }
  return offered;
}

import { vietnamToday, type Stay } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import type { FindLikeRoom } from '../rooms/likeRooms.queries';
import type { RoomForStay } from '../rooms/queries';
import { allowedRooms, type BoundStay } from '../rooms/restrictions';

/** A room of an offer, and which one it was asked for as. */
export interface OfferedRoom extends RoomForStay {
  askedId: number;
}

/** So many of the best fits are looked at; where one has a gap, it is the first but for closed days. */
const MAX_LIKE_ROOMS = 3;

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
  { bound, findLike }: { bound: BoundStay; findLike: FindLikeRoom },
): Promise<(OfferedRoom & NamedRoom)[]> {
  const except = [...roomIds];
  const offered: (OfferedRoom & NamedRoom)[] = [];
  const allows = (room: RoomForStay) => allowedRooms([room], bound).length > 0;
  const stay = { checkIn, checkOut };
  /** Not one that the dates refuse where they allowed the named one: not every room has its gap. */
  const likeRoom = async (room: NamedRoom) => {
    for (let asked = 0; asked < MAX_LIKE_ROOMS; asked += 1) {
      const search = { stay, except, today: vietnamToday(bound.now) };
      const like = await findLike(db, room, search);
      if (!like) return undefined;
      except.push(like.id);
      if (allows(like) || !allows(room)) return like;
    }
    return undefined;
  };
  for (const room of named) {
    const replaceable = room.taken && room.typeId !== null && anyOfTypeIds.includes(room.id);
    const like = replaceable ? await likeRoom(room) : undefined;
    offered.push({ ...(like ? { ...like, taken: false } : room), askedId: room.id });
  }
  return offered;
}

import { MAX_ROOMS_PER_BOOKING } from '../../../domain/stays/party';
import { willDoFor } from '../../../domain/rooms/roomTypes';
import type { Room } from '../../api';

/** The rooms chosen, and which of them were not named. */
export interface Choice {
  roomIds: readonly number[];
  anyOfTypeIds: readonly number[];
}

interface Choosable {
  /** What can be had. */
  offered: readonly Room[];
  /** All rooms of the hotel, in which rooms are compared. */
  known: readonly Room[];
}

/** What of the choice can be had: a room that was not named gives way to a like one; `lost` cannot be had. */
export function settled({ roomIds, anyOfTypeIds }: Choice, rooms: Choosable) {
  const isOffered = (id: number) => rooms.offered.some((room) => room.id === id);
  const now: { roomIds: number[]; anyOfTypeIds: number[]; lost: number[] } = {
    ...{ roomIds: [], anyOfTypeIds: [], lost: [] },
  };
  for (const id of roomIds) {
    const isAny = anyOfTypeIds.includes(id);
    const had = isOffered(id) || !isAny ? id : likeRoom(id, [...roomIds, ...now.roomIds], rooms);
    if (had === undefined || !isOffered(had)) now.lost.push(id);
    else {
      now.roomIds.push(had);
      if (isAny) now.anyOfTypeIds.push(had);
    }
  }
  return now;
}

function likeRoom(id: number, except: readonly number[], { offered, known }: Choosable) {
  const room = known.find((one) => one.id === id);
  const like = known.find(
    (other) =>
      room &&
      willDoFor(other, room) &&
      !except.includes(other.id) &&
      offered.some((one) => one.id === other.id),
  );
  return like?.id;
}

/** So many rooms of a type: more are any of it, fewer are first those that were not named. Null is too many. */
export function counted(choice: Choice, ofType: readonly Room[], count: number): Choice | null {
  const isOfType = (id: number) => ofType.some((room) => room.id === id);
  const chosen = choice.roomIds.filter(isOfType);
  const free = ofType.map(({ id }) => id).filter((id) => !chosen.includes(id));
  const added = free.slice(0, Math.max(0, count - chosen.length));
  if (choice.roomIds.length + added.length > MAX_ROOMS_PER_BOOKING) return null;
  const isNamed = (id: number) => !choice.anyOfTypeIds.includes(id);
  const kept = [...chosen.filter(isNamed), ...chosen.filter((id) => !isNamed(id))].slice(0, count);
  return {
    roomIds: [...choice.roomIds.filter((id) => !isOfType(id) || kept.includes(id)), ...added],
    anyOfTypeIds: [
      ...choice.anyOfTypeIds.filter((id) => !isOfType(id) || kept.includes(id)),
      ...added,
    ],
  };
}

/** Names a room that was chosen without being named: in that place comes another of its type, if there is one. */
export function named(choice: Choice, roomId: number, ofType: readonly Room[]): Choice {
  const { roomIds, anyOfTypeIds } = choice;
  const hasPlace = roomIds.length < MAX_ROOMS_PER_BOOKING;
  const another = ofType.filter(({ id }) => hasPlace && !roomIds.includes(id)).slice(0, 1);
  const added = another.map(({ id }) => id);
  return {
    roomIds: [...roomIds, ...added],
    anyOfTypeIds: [...anyOfTypeIds.filter((id) => id !== roomId), ...added],
  };
}

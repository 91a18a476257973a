import type { Quote, Room } from '../../api';
import type { DraftStay } from '../../../site/stayLink';

/** A room of a stay by the id it was asked for by, and the one that a quote has in its place. */
export interface OfferedRoom {
  askedId: number;
  room: Room;
}

/**
 * The rooms of a quote in the places of those asked for, by the ids of these. A like room stands in for one that was not named
 * and is taken; which for which is told by their types, and without these by their order.
 */
export function offeredRooms(
  { roomIds }: DraftStay,
  quote: Quote,
  known: readonly Room[],
): OfferedRoom[] {
  const typeOf = (id: number) => known.find((room) => room.id === id)?.typeId;
  const left = quote.rooms.filter(({ id }) => !roomIds.includes(id));
  const standIn = (id: number): Room | undefined => {
    const place = left.findIndex(({ typeId }) => typeId === typeOf(id));
    return left.splice(Math.max(0, place), 1)[0];
  };
  const sorted = [...roomIds].sort((a, b) => a - b);
  return sorted.flatMap((askedId) => {
    const room = quote.rooms.find(({ id }) => id === askedId) ?? standIn(askedId);
    return room ? [{ askedId, room }] : [];
  });
}

import { roomLines } from '../../../domain/rooms/roomTypes';
import { holdsParty, roomiest, type Party } from '../../../domain/stays/party';
import type { Room } from '../../api';

interface Left {
  /** The chosen rooms that are still free. */
  kept: readonly Room[];
  /** How many are to be replaced. */
  missing: number;
  party: Party;
}

/**
 * Which of the free rooms may stand in for one that is taken: those that hold the party together with the ones kept and,
 * where more are missing, with the roomiest for the others. Of rooms that are alike the first.
 */
export function suitableOf(free: readonly Room[], { kept, missing, party }: Left): Room[] {
  const fits = (room: Room) => {
    const others = free.filter((other) => other !== room);
    return holdsParty([...kept, room, roomiest(others, missing - 1)], party);
  };
  return roomLines(free.filter(fits)).map(([room]) => room);
}

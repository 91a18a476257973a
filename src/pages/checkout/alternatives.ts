import { roomLines } from '../../../domain/rooms/roomTypes';
import { holdsParty, type Party } from '../../../domain/stays/party';
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

/** The places of so many of the rooms at most, as of one. */
function roomiest(rooms: readonly Room[], count: number) {
  const most = (of: 'numberOfAdults' | 'numberOfChildren' | 'capacity') =>
    rooms
      .map((room) => room[of])
      .toSorted((a, b) => b - a)
      .slice(0, Math.max(0, count))
      .reduce((sum, places) => sum + places, 0);
  return {
    numberOfAdults: most('numberOfAdults'),
    numberOfChildren: most('numberOfChildren'),
    capacity: most('capacity'),
  };
}

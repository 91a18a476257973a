import { cheapestRooms } from '../../domain/stays/roomSets';
import type { Db } from '../db/db';
import { DAYS, refuseShortStay } from '../hotels/stayRules';
import { namingNearestStay, nearestStayFor } from './nearestStay';
import { freeRooms, type RoomForStay, type RoomSearch } from './queries';
import { allowedRooms, refuseAllRestricted, type BoundStay } from './restrictions';

/**
 * Says what the dates have against a party that can have no room for itself, unless several hold it together: then the
 * party has only to take those.
 *
 * @throws ApiError 422 with the nearest stay that the party can have
 */
export async function refuseParty(
  db: Db,
  wish: RoomSearch & { hotelId: number },
  bound: BoundStay,
): Promise<void> {
  const free = await freeRooms(db, wish.hotelId, { ...wish, adults: 1, children: 0 });
  if (cheapestRooms(allowedRooms(free, bound).map(withPlaces), wish)) return;
  const refuse = async () => {
    refuseAllRestricted(free, bound, DAYS);
    if (free.length === 0) refuseShortStay(bound.stay, bound.hotel.minimumStay, DAYS);
  };
  await namingNearestStay(refuse, () => nearestStayFor(db, wish, { roomIds: [], now: bound.now }));
}

const withPlaces = ({ adults, capacity, price }: RoomForStay) => ({
  ...{ numberOfAdults: adults, capacity, price },
});

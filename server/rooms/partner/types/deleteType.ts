import { vietnamToday } from '../../../../domain/stays/stay';
import { ApiError } from '../../../http/errors';
import { recordHotelChange } from '../../../db/changeRecording';
import type { HotelTransaction } from '../../../hotels/hotelTransactions';
import { compileNights, type Terms } from '../../nights/compileNights';
import { deleteTypesWithoutRooms } from '../../types/following.queries';
import { lockTypesOf } from '../../types/matching.queries';
import { openBookingsOfRooms } from '../../types/roomsOfType.queries';
import type { OwnType } from '../../types/types.queries';
import { endClosures } from '../closures/queries';
import { lockPrices, markRoomDeleted } from '../write.queries';
import { typeOf } from './saveType';

/**
 * With all its rooms.
 *
 * @param shown how many rooms it had for whoever confirmed this
 * @throws ApiError 404, 409 (it has another number of rooms by now, or guests are expected or in one)
 */
export function deleteType(
  saveInHotel: HotelTransaction,
  own: OwnType & { ownerId: number },
  shown: number,
  terms: Terms,
): Promise<void> {
  const { hotelId, ownerId } = own;
  const { now } = terms;
  const today = vietnamToday(now);
  return saveInHotel(hotelId, async (tx) => {
    await lockTypesOf(tx, hotelId);
    const roomIds = (await typeOf(tx, own)).rooms.map(({ id }) => id);
    if (roomIds.length !== shown) throw new ApiError('STALE');
    // Bookings need the rooms to take nights of them: those that came first are counted.
    await lockPrices(tx, hotelId, roomIds);
    const bookings = await openBookingsOfRooms(tx, hotelId, roomIds, now);
    if (bookings > 0) throw new ApiError('HAS_BOOKINGS', { bookings });
    for (const roomId of roomIds) {
      await endClosures(tx, { hotelId, ownerId, roomId }, { today });
      await markRoomDeleted(tx, { hotelId, ownerId, roomId }, now);
    }
    await deleteTypesWithoutRooms(tx, hotelId, now);
    await compileNights(tx, hotelId, terms);
    await recordHotelChange(tx, hotelId, { kind: 'ROOMS' });
  });
}

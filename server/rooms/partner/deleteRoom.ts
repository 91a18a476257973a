import { vietnamToday } from '../../../domain/stays/stay';
import { ApiError, notFound } from '../../http/errors';
import { recordHotelChange } from '../../db/changeRecording';
import type { HotelTransaction } from '../../hotels/hotelTransactions';
import type { Terms } from '../nights/compileNights';
import { lockTypesOf } from '../types/matching.queries';
import { openBookingsOfRooms } from '../types/roomsOfType.queries';
import { settleTypes } from '../types/settleTypes';
import { endClosures } from './closures/queries';
import { lockRoom, markRoomDeleted } from './write.queries';
import type { OwnRoom } from './own';

/** @throws ApiError 404, or 409 while guests are expected or in the room */
export function deleteRoom(
  saveInHotel: HotelTransaction,
  own: OwnRoom,
  terms: Terms,
): Promise<void> {
  const { now } = terms;
  const today = vietnamToday(now);
  return saveInHotel(own.hotelId, async (tx) => {
    await lockTypesOf(tx, own.hotelId);
    if (!(await lockRoom(tx, own))) throw notFound();
    const bookings = await openBookingsOfRooms(tx, own.hotelId, [own.roomId], now);
    if (bookings > 0) throw new ApiError('HAS_BOOKINGS', { bookings });
    await endClosures(tx, own, { today });
    await markRoomDeleted(tx, own, now);
    await settleTypes(tx, own.hotelId, terms);
    await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS', ids: [own.roomId] });
  });
}

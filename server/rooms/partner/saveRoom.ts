import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { ApiError, notFound } from '../../http/errors';
import type { Terms } from '../nights/compileNights';
import { keepingPrices } from '../nights/keepPrices';
import { lockTypesOf } from '../types/matching.queries';
import { settleTypes } from '../types/settleTypes';
import { settleTonight, type Moment } from './bookedTonight';
import type { RoomFields } from './queries';
import { insertRoom, updateRoom } from './write.queries';
import type { OwnHotel, OwnRoom } from './own';

const atItsPrice = ({ now }: Moment) => ({ now, field: 'pricePerNight' });

/**
 * @returns the room's id
 * @throws ApiError 404 when the hotel is gone or has another currency by now, 422 when it would cost nothing on some
 * night
 */
export async function addRoom(
  tx: Db,
  hotel: OwnHotel,
  fields: RoomFields,
  moment: Moment & Terms,
): Promise<number> {
  await lockTypesOf(tx, hotel.id);
  const roomId = await keepingPrices(tx, hotel.id, atItsPrice(moment), async () => {
    const made = await insertRoom(tx, hotel, fields, moment.now);
    if (made === undefined) throw notFound();
    await settleTypes(tx, hotel.id, moment);
    return made;
  });
  await settleTonight(tx, { hotelId: hotel.id, roomId }, fields.status, moment);
  await recordHotelChange(tx, hotel.id, { kind: 'ROOMS', ids: [roomId] });
  return roomId;
}

/** @throws ApiError 409 (saved by somebody else in the meantime), 422 when it would cost nothing on some night */
export function changeRoom(
  db: Db,
  own: OwnRoom,
  { version, ...fields }: RoomFields & { version: number },
  moment: Moment & Terms,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockTypesOf(tx, own.hotelId);
    await keepingPrices(tx, own.hotelId, atItsPrice(moment), async () => {
      // A transaction that goes through without saying what it has changed is taken for a change of any hotel.
      if (!(await updateRoom(tx, own, fields, version))) throw new ApiError('STALE');
      await settleTypes(tx, own.hotelId, moment);
    });
    await settleTonight(tx, own, fields.status, moment);
    await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS', ids: [own.roomId] });
  });
}

import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import type { HotelTransaction } from '../../hotels/hotelTransactions';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Terms } from '../nights/compileNights';
import { keepingPrices } from '../nights/keepPrices';
import { joinType, lockTypesOf, type ReleasedRoom } from '../types/matching.queries';
import { settleTypes } from '../types/settleTypes';
import { settleTonight, type Moment } from './bookedTonight';
import type { RoomFields } from './queries';
import { insertRoom, updateRoom } from './write.queries';
import type { OwnHotel, OwnRoom } from './own';

/** What is saved of a room: the type that it is to be of, too, where whoever saves it says so. */
export type SavedRoom = RoomFields & { typeId: number | undefined };

const atItsPrice = ({ now }: Moment) => ({ now, field: 'pricePerNight' });

/**
 * @returns the room's id
 * @throws ApiError 404 when the hotel is gone or has another currency by now, 422 when it would cost nothing on some
 * night
 */
export async function addRoom(
  tx: Db,
  hotel: OwnHotel,
  { typeId, ...fields }: SavedRoom,
  moment: Moment & Terms,
): Promise<number> {
  await lockTypesOf(tx, hotel.id);
  const roomId = await keepingPrices(tx, hotel.id, atItsPrice(moment), async () => {
    const made = await insertRoom(tx, hotel, fields, moment.now);
    if (made === undefined) throw notFound();
    const moved = await movedTo(tx, { hotelId: hotel.id, roomId: made }, typeId);
    await settleTypes(tx, hotel.id, moment, moved);
    return made;
  });
  await settleTonight(tx, { hotelId: hotel.id, roomId }, fields.status, moment);
  await recordHotelChange(tx, hotel.id, { kind: 'ROOMS', ids: [roomId] });
  return roomId;
}

/** @throws ApiError 409 (saved by somebody else in the meantime), 422 when it would cost nothing on some night */
export function changeRoom(
  saveInHotel: HotelTransaction,
  own: OwnRoom,
  { version, typeId, ...fields }: SavedRoom & { version: number },
  moment: Moment & Terms,
): Promise<void> {
  return saveInHotel(own.hotelId, async (tx) => {
    await lockTypesOf(tx, own.hotelId);
    await keepingPrices(tx, own.hotelId, atItsPrice(moment), async () => {
      // A transaction that goes through without saying what it has changed is taken for a change of any hotel.
      if (!(await updateRoom(tx, own, fields, version))) throw new ApiError('STALE');
      await settleTypes(tx, own.hotelId, moment, await movedTo(tx, own, typeId));
    });
    await settleTonight(tx, own, fields.status, moment);
    await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS', ids: [own.roomId] });
  });
}

/** @throws ApiError 422 when the hotel has no such type, or the room is named otherwise */
async function movedTo(
  tx: Db,
  { hotelId, roomId }: { hotelId: number; roomId: number },
  typeId: number | undefined,
): Promise<ReleasedRoom[]> {
  if (typeId === undefined) return [];
  const before = await joinType(tx, { hotelId, roomId, typeId });
  if (before === undefined) throw invalid({ typeId: 'otherType' });
  return before === null || before === typeId ? [] : [{ roomId, typeId: before }];
}

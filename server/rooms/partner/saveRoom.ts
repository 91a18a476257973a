import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Terms } from '../nights/compileNights';
import { lockTypesOf } from '../types/matching.queries';
import { settleTypes } from '../types/settleTypes';
import { settleTonight, type Moment } from './bookedTonight';
import type { RoomFields } from './queries';
import { insertRoom, updateRoom } from './write.queries';
import type { OwnHotel, OwnRoom } from './own';

/** @returns the room's id; undefined when the hotel is gone or has another currency by now */
export function addRoom(
  db: Db,
  hotel: OwnHotel,
  fields: RoomFields,
  moment: Moment & Terms,
): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    await lockTypesOf(tx, hotel.id);
    const roomId = await insertRoom(tx, hotel, fields, moment.now);
    if (roomId === undefined) return undefined;
    await settleTypes(tx, hotel.id, moment);
    await settleTonight(tx, { hotelId: hotel.id, roomId }, fields.status, moment);
    await recordHotelChange(tx, hotel.id, { kind: 'ROOMS', ids: [roomId] });
    return roomId;
  });
}

/** @returns whether the room was still at that version */
export function changeRoom(
  db: Db,
  own: OwnRoom,
  { version, ...fields }: RoomFields & { version: number },
  moment: Moment & Terms,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockTypesOf(tx, own.hotelId);
    const saved = await updateRoom(tx, own, fields, version);
    if (!saved) return false;
    await settleTypes(tx, own.hotelId, moment);
    await settleTonight(tx, own, fields.status, moment);
    await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS', ids: [own.roomId] });
    return true;
  });
}

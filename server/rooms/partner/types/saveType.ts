import type { Rates } from '../../../../domain/money/money';
import { isWithinHighest, priceInDong, priceWith } from '../../../../domain/rooms/roomPrices';
import { ApiError, invalid, notFound } from '../../../http/errors';
import type { Schemas } from '../../../http/operations';
import { recordHotelChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import type { HotelTransaction } from '../../../hotels/hotelTransactions';
import { compileNights, type Terms } from '../../nights/compileNights';
import { keepingPrices } from '../../nights/keepPrices';
import { lockTypesOf, noteDifferences } from '../../types/matching.queries';
import { insertRoomsOfType, updateRoomsOfType } from '../../types/roomsOfType.queries';
import { settleTypes } from '../../types/settleTypes';
import {
  equalType,
  insertType,
  takenNumbers,
  typesOfHotel,
  updateType,
  type OwnType,
  type TypeFields,
  type TypeRow,
} from '../../types/types.queries';
import type { OwnHotel } from '../own';
import { searchTextOf, typeFieldsOf } from './fields';

/**
 * Makes a type and its rooms, all or nothing; of a type that is the same in all the rooms only.
 *
 * @returns the type's id
 * @throws ApiError 404 (the hotel is gone or has another currency by now), 409 naming numbers that are taken,
 * 422 (a season would leave its rooms nothing to cost)
 */
export async function addType(
  tx: Db,
  hotel: OwnHotel,
  { fields, numbers }: { fields: TypeFields; numbers: readonly string[] },
  terms: Terms,
): Promise<number> {
  const { now } = terms;
  await lockTypesOf(tx, hotel.id);
  return keepingPrices(tx, hotel.id, { now, field: 'pricePerNight' }, async () => {
    const typeId =
      (await equalType(tx, hotel.id, fields)) ?? (await insertType(tx, hotel, fields, now));
    if (typeId === undefined) throw notFound();
    await compileNights(tx, hotel.id, terms);
    await insertRooms(tx, { hotelId: hotel.id, typeId }, { name: fields.name, numbers, now });
    return typeId;
  });
}

/** Makes more rooms of a type, all or none. @returns the type's id @throws ApiError 404, 409 naming numbers that are taken */
export async function addRooms(
  tx: Db,
  own: OwnType,
  numbers: readonly string[],
  now: Date,
): Promise<number> {
  await lockTypesOf(tx, own.hotelId);
  const { name } = await typeOf(tx, own);
  await insertRooms(tx, own, { name, numbers, now });
  return own.typeId;
}

/** The type as it is. @throws ApiError 404 */
export async function typeOf(db: Db, { hotelId, typeId }: OwnType): Promise<TypeRow> {
  const [type] = await typesOfHotel(db, hotelId, typeId);
  if (!type) throw notFound();
  return type;
}

async function insertRooms(
  tx: Db,
  own: OwnType,
  { name, numbers, now }: { name: string; numbers: readonly string[]; now: Date },
): Promise<void> {
  const roomNumbers = await takenNumbers(tx, own.hotelId, numbers);
  if (roomNumbers.length > 0) {
    const why = { error: 'roomNumbersTaken', value: roomNumbers } as const;
    throw new ApiError('ROOM_NUMBERS_TAKEN', { roomNumbers, why });
  }
  const rooms = numbers.map((roomNumber) => ({
    roomNumber,
    searchText: searchTextOf(roomNumber, name),
  }));
  await insertRoomsOfType(tx, own, rooms, now);
  await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS' });
}

/**
 * Changes a type, and its rooms in all that they do not have of their own.
 *
 * @throws ApiError 404, 409 (saved by somebody else in the meantime), 422 (a room would have no such price)
 */
export function changeType(
  saveInHotel: HotelTransaction,
  own: OwnType,
  body: Schemas['RoomTypeChanges'],
  terms: Terms,
): Promise<TypeRow> {
  const { now, rates } = terms;
  return saveInHotel(own.hotelId, async (tx) => {
    await lockTypesOf(tx, own.hotelId);
    if ((await typeOf(tx, own)).version !== body.version) throw new ApiError('STALE');
    await settleTypes(tx, own.hotelId, terms);
    const before = await typeOf(tx, own);
    const fields = typeFieldsOf(body, {
      before: { ...before, status: 'AVAILABLE' },
      currency: before.currency,
      rates,
    });
    const rooms = followingRooms(before, fields, rates);
    await keepingPrices(tx, own.hotelId, { now, field: 'pricePerNight' }, async () => {
      await updateType(tx, own, fields);
      await updateRoomsOfType(tx, own, fields, rooms);
    });
    await noteDifferences(tx, own.hotelId);
    await compileNights(tx, own.hotelId, terms);
    await recordHotelChange(tx, own.hotelId, { kind: 'ROOMS' });
    return typeOf(tx, own);
  });
}

function followingRooms({ rooms, currency }: TypeRow, { name, price }: TypeFields, rates: Rates) {
  const priced = rooms.map((room) => ({
    ...room,
    price: priceWith(room.difference, price, currency),
  }));
  const numbersOf = (those: typeof priced) => those.map(({ roomNumber }) => roomNumber).join(', ');
  const free = priced.filter((room) => room.price <= 0);
  if (free.length > 0) {
    throw invalid({ pricePerNight: { error: 'roomPriceNothing', value: numbersOf(free) } });
  }
  const dear = priced.filter((room) => !isWithinHighest(room.price, currency, rates));
  if (dear.length > 0) {
    throw invalid({ pricePerNight: { error: 'roomPriceHigh', value: numbersOf(dear) } });
  }
  return priced.map((room) => ({
    id: room.id,
    price: room.price,
    priceVnd: priceInDong(room.price, currency, rates),
    searchText: searchTextOf(room.roomNumber, room.ownFields.includes('name') ? room.name : name),
  }));
}

import { isDeepStrictEqual } from 'node:util';
import { vietnamToday } from '../../../domain/stays/stay';
import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import type { HotelTransaction } from '../../hotels/hotelTransactions';
import { compileNights, type Terms } from '../nights/compileNights';
import { pricedTypes } from '../nights/seasons.queries';
import { inheritDatedPrices, shiftDatedPrices } from './datedPrices.queries';
import { passPicturesOn } from './picturesOfTypes.queries';
import {
  deleteTypesWithoutRooms,
  followBasePrices,
  followCommonPrices,
  followOnlyRooms,
} from './following.queries';
import {
  insertMissingTypes,
  isUnsettled,
  joinTypes,
  lockTypesOf,
  noteDifferences,
  releaseOtherKinds,
  typesOfReleased,
  type ReleasedRoom,
} from './matching.queries';

/**
 * Within a transaction that has changed, added or deleted rooms by themselves: a type becomes what its only
 * room is; a room of another kind than its type leaves it; rooms without a type join one that is like them,
 * or get a new one, with the prices by date that they had; pictures of a type that ends go to that of its last room; a price that no room of the type has any more gives way to theirs; how each room differs
 * from its type is written down; types without rooms are deleted; and what nights cost by their weekday or
 * season follows. What rooms say of themselves stays.
 *
 * @param moved rooms that were given another type by name, with those that they were of
 */
export async function settleTypes(
  tx: Db,
  hotelId: number,
  terms: Terms,
  moved: readonly ReleasedRoom[] = [],
): Promise<void> {
  const before = await typePrices(tx, hotelId);
  const released = [...moved, ...(await releaseOtherKinds(tx, hotelId))];
  await shiftDatedPrices(tx, hotelId, await followOnlyRooms(tx, hotelId));
  await insertMissingTypes(tx, hotelId);
  await joinTypes(tx, hotelId);
  await passPicturesOn(tx, hotelId, released);
  const heirs = await typesOfReleased(tx, hotelId, released, [...before.keys()]);
  const today = vietnamToday(terms.now);
  await shiftDatedPrices(tx, hotelId, await inheritDatedPrices(tx, hotelId, heirs, today));
  await shiftDatedPrices(tx, hotelId, await followCommonPrices(tx, hotelId));
  await noteDifferences(tx, hotelId);
  await deleteTypesWithoutRooms(tx, hotelId, terms.now);
  await followBasePrices(tx, hotelId);
  // Most edits of a room change nothing that seasons are made of, and these may be long.
  if (!isDeepStrictEqual(await typePrices(tx, hotelId), before)) {
    await compileNights(tx, hotelId, terms);
  }
}

/** All that nights of seasons follow, by the type's id. */
async function typePrices(tx: Db, hotelId: number) {
  const types = await pricedTypes(tx, hotelId);
  return new Map(types.map(({ id, price, week }) => [id, { price, week }]));
}

/** The same for rooms that were stored without regard to types, by a server of the version before. */
export async function settleHotel(
  { db, saveInHotel }: { db: Db; saveInHotel: HotelTransaction },
  hotelId: number,
  terms: Terms,
): Promise<void> {
  if (!(await isUnsettled(db, hotelId))) return;
  await saveInHotel(hotelId, async (tx) => {
    await lockTypesOf(tx, hotelId);
    await settleTypes(tx, hotelId, terms);
    // A room without pictures shows those of its type's.
    await recordHotelChange(tx, hotelId, { kind: 'ROOMS' });
  });
}

import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import {
  followOnlyRooms,
  insertMissingTypes,
  isUnsettled,
  joinTypes,
  lockTypesOf,
  noteDifferences,
} from './matching.queries';

/**
 * Within a transaction that has changed rooms by themselves: rooms without a type join one that is like
 * them, or get a new one; the type of a room that is the only one of its type becomes what these `rooms`
 * are; and how each other room differs from its type is written down. Rooms stay as they are.
 */
export async function settleTypes(
  tx: Db,
  hotelId: number,
  rooms: readonly number[] = [],
): Promise<void> {
  await insertMissingTypes(tx, hotelId);
  await joinTypes(tx, hotelId);
  await followOnlyRooms(tx, hotelId, rooms);
  await noteDifferences(tx, hotelId);
}

/** The same for rooms that were stored without regard to types, by a server of the version before. */
export async function settleHotel(db: Db, hotelId: number): Promise<void> {
  if (!(await isUnsettled(db, hotelId))) return;
  await inTransaction(db, async (tx) => {
    await lockTypesOf(tx, hotelId);
    await settleTypes(tx, hotelId);
  });
}

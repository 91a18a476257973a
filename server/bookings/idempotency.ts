import { stringify } from 'safe-stable-stringify';
import { hashOf, keyReused, requestKeyIn } from '../accounts/keys/requestKey';
import { insertKey, usedKey, type KeyOfAccount, type UsedKey } from '../accounts/keys/keys.queries';
import type { Call } from '../http/operations';
import type { Db } from '../db/db';
import type { KeyOfRow } from './booking.queries';
import { bookingById, type GuestBookingRow } from './guest.queries';

/** What may be sent again without booking again: a body for a hotel, under a key of the account's. */
export interface Repeatable extends KeyOfAccount {
  hotelId: number;
  body: object;
}

/** Undefined when it was sent without a key. */
export function repeatableOf(
  { headers }: Pick<Call<'createBooking'>, 'headers'>,
  sent: Omit<Repeatable, 'key'>,
): Repeatable | undefined {
  const key = requestKeyIn(headers);
  return key === undefined ? undefined : { ...sent, key };
}

/** The booking that the key has made before. @throws ApiError 422 if for another body or hotel */
export async function earlierBooking(
  db: Db,
  request: Repeatable | undefined,
): Promise<GuestBookingRow | undefined> {
  const used = request && (await usedKey(db, request));
  return used && bookingOfKey(db, used, request);
}

/** What the key stands for. @throws ApiError 422 if for another body or hotel */
export async function bookingOfKey(
  db: Db,
  used: UsedKey,
  request: Repeatable,
): Promise<GuestBookingRow> {
  const { hotelId } = request;
  const { bookingId } = used;
  if (bookingId === null || !asksTheSame(used, request)) throw keyReused();
  const row = await bookingById(db, { hotelId, bookingId });
  if (!row) throw new Error('A key outlived its booking.');
  return row;
}

/** Fails on the primary key when the account has used the key. */
export async function keepKey(
  tx: Db,
  { body, userId, key }: Repeatable,
  made: KeyOfRow & { now: Date },
): Promise<void> {
  await insertKey(tx, { userId, key }, { ...made, bodyHash: hashOf(stringify(body)) });
}

function asksTheSame(
  { hotelId, bodyHash }: UsedKey,
  { hotelId: wanted, body }: Repeatable,
): boolean {
  if (hotelId !== wanted) return false;
  // Servers of earlier versions hashed a body as it was sent.
  return [stringify(body), JSON.stringify(body)].map(hashOf).includes(bodyHash);
}

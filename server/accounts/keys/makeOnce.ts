import { stringify } from 'safe-stable-stringify';
import type { Db } from '../../db/db';
import { ApiError } from '../../http/errors';
import type { OperationId } from '../../http/operations';
import type { Clock } from '../../clock';
import type { Services } from '../../services';
import { keptAccountById } from '../queries';
import { insertKey, usedKey, type KeyOfAccount } from './keys.queries';
import { hashOf, keyReused, requestKeyIn } from './requestKey';

/** A call that makes something. */
interface MakingCall {
  account: { id: number };
  headers: Record<string, string | string[] | undefined>;
  params?: unknown;
  body: unknown;
}

/** Runs what makes something in a transaction that keeps the key too; it answers the number of what it made. */
export type KeyedTransaction = (work: (tx: Db) => Promise<number>) => Promise<number>;

interface Parts {
  db: Db;
  clock: Clock;
  /** Runs it in a transaction that waits in a queue, see `queuedTransactions`. */
  transact: (work: (tx: Db) => Promise<number>) => Promise<number>;
}

/** For what is made of one hotel: it waits in that hotel's queue. */
export function madeInHotel(
  { db, clock, saveInHotel }: Pick<Services, 'db' | 'clock' | 'saveInHotel'>,
  hotelId: number,
): Parts {
  return { db, clock, transact: (work) => saveInHotel(hotelId, work) };
}

/** For what is of an account and no hotel. */
export function madeForAccount(
  { db, clock, saveForAccount }: Pick<Services, 'db' | 'clock' | 'saveForAccount'>,
  accountId: number,
): Parts {
  return { db, clock, transact: (work) => saveForAccount(accountId, work) };
}

/**
 * Makes something once per key of the account: asked the same again, it gives the number of what was made. The key
 * is stored with what is made, so that a cut answer leaves both or neither.
 *
 * @throws ApiError 422 if the key stands for something else, and what `make` throws
 */
export async function makeOnce(
  { db, clock, transact }: Parts,
  operation: OperationId,
  call: MakingCall,
  make: (inKeyedTransaction: KeyedTransaction) => Promise<number>,
): Promise<number> {
  const userId = call.account.id;
  const key = requestKeyIn(call.headers);
  if (key === undefined) return make((work) => transact(ofAccount(userId, work)));
  const own = { userId, key };
  const bodyHash = hashOf(stringify([operation, call.params ?? {}, call.body]));
  const earlier = await madeBefore(db, own, bodyHash);
  if (earlier !== undefined) return earlier;
  try {
    return await make((work) => {
      const keeping = async (tx: Db) => {
        const madeId = await work(tx);
        await insertKey(tx, own, { bodyHash, madeId, now: clock.now() });
        return madeId;
      };
      return transact(ofAccount(userId, keeping));
    });
  } catch (error) {
    // Sent twice at once, the other has taken what this one was refused: a name, a night, or the key itself.
    const meanwhile = await madeBefore(db, own, bodyHash);
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

/** The same, for an account that nobody deletes meanwhile: neither what it makes nor a key outlives it. */
function ofAccount<T>(userId: number, work: (tx: Db) => Promise<T>): (tx: Db) => Promise<T> {
  return async (tx) => {
    const account = await keptAccountById(tx, userId);
    if (!account || account.suspended) throw new ApiError('SIGNED_OUT');
    return work(tx);
  };
}

/** @throws ApiError 422 if the key stands for something else */
async function madeBefore(
  db: Db,
  own: KeyOfAccount,
  bodyHash: string,
): Promise<number | undefined> {
  const used = await usedKey(db, own);
  if (!used) return undefined;
  if (used.madeId === null || used.bodyHash !== bodyHash) throw keyReused();
  return used.madeId;
}

import { stringify } from 'safe-stable-stringify';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/db';
import { ApiError } from '../../http/errors';
import type { OperationId } from '../../http/operations';
import type { Clock } from '../../clock';
import { keptAccountById } from '../queries';
import { insertMade, madeUnder, type KeyOfAccount } from './keys.queries';
import { hashOf, keyReused, requestKeyIn } from './requestKey';

/** A call that makes something. */
interface MakingCall {
  account: { id: number };
  headers: Record<string, string | string[] | undefined>;
  params?: unknown;
  body: unknown;
}

/** Runs what makes something in one transaction; it answers the number of what it made. */
export type Making = (work: (tx: Db) => Promise<number>) => Promise<number>;

/**
 * Makes something once per key of the account: asked the same again, it gives the number of what was made. The key
 * is stored with what is made, so that a cut answer leaves both or neither.
 *
 * @throws ApiError 422 if the key stands for something else, and what `make` throws
 */
export async function makeOnce(
  { db, clock }: { db: Db; clock: Clock },
  operation: OperationId,
  call: MakingCall,
  make: (making: Making) => Promise<number>,
): Promise<number> {
  const key = requestKeyIn(call.headers);
  if (key === undefined) return make((work) => inTransaction(db, work));
  const own = { userId: call.account.id, key };
  const bodyHash = hashOf(stringify([operation, call.params ?? {}, call.body]));
  const earlier = await madeBefore(db, own, bodyHash);
  if (earlier !== undefined) return earlier;
  try {
    return await make((work) =>
      inTransaction(db, async (tx) => {
        // Nobody deletes it meanwhile: no key outlives its account.
        if (!(await keptAccountById(tx, own.userId))) throw new ApiError('SIGNED_OUT');
        const madeId = await work(tx);
        await insertMade(tx, own, { bodyHash, madeId, now: clock.now() });
        return madeId;
      }),
    );
  } catch (error) {
    // Sent twice at once, the other has taken what this one was refused: a name, a night, or the key itself.
    const meanwhile = await madeBefore(db, own, bodyHash);
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

/** @throws ApiError 422 if the key stands for something else */
async function madeBefore(
  db: Db,
  own: KeyOfAccount,
  bodyHash: string,
): Promise<number | undefined> {
  const used = await madeUnder(db, own);
  if (!used) return undefined;
  if (used.madeId === null || used.bodyHash !== bodyHash) throw keyReused();
  return used.madeId;
}

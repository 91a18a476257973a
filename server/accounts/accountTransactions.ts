import type { Database } from '../db/db';
import { queuedTransactions, type QueuedTransaction } from '../http/queuedTransactions';

/**
 * Changes what belongs to the account with this number; where nobody is signed in, to the one behind an address's key or the
 * hash of a mailed link.
 */
export type AccountTransaction = QueuedTransaction<number | string>;

/** They lock the account's row for each other anyway. */
const AT_ONCE = 1;

/** Who changes an account waits for it on other connections than readers have. */
export function accountTransactions({ saves }: Pick<Database, 'saves'>): {
  saveForAccount: AccountTransaction;
} {
  return { saveForAccount: queuedTransactions(saves, AT_ONCE) };
}

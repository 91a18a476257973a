import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isDay, type Day } from '../../../domain/stays/stay';
import type { RecordStore } from '../../files/recordStore';
import { ApiError } from '../../http/errors';

/** An account that was deleted. After a restore its id may be another's: the moment tells them apart. */
export interface Deletion {
  accountId: number;
  /** When the account was made, in microseconds, as the database has it. */
  createdAt: number;
  /** On which it was deleted. */
  day: Day;
}

/**
 * A deletion of which it is not known yet whether it took place: nothing is ever deleted for it. Neither
 * end of it throws: what the store refuses is told to the log, and done at the next look.
 */
export interface PendingDeletion {
  deletion: Deletion;
  /** Once the account is gone. */
  confirm(): Promise<void>;
  /** Once it is certain that the account stays. */
  withdraw(): Promise<void>;
}

/** Which accounts were deleted, without a name or an address, where a restore does not reach. */
export interface DeletionRecord {
  /**
   * Before the account goes.
   *
   * @throws ApiError 503 when it cannot be kept: nothing may be deleted then
   */
  begin(deletion: Deletion): Promise<PendingDeletion>;
  /** Those that were neither confirmed nor withdrawn. @throws the store's error */
  pending(): Promise<PendingDeletion[]>;
  /** All that were confirmed. @throws the store's error */
  read(): Promise<Deletion[]>;
  /** Deletes those of before that day. */
  forgetBefore(day: Day): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

const PENDING = '.pending';

export function deletionRecord(store: RecordStore, log: Log): DeletionRecord {
  return {
    async begin(deletion) {
      const name = nameOf(deletion);
      try {
        await store.add(name + PENDING);
      } catch (error) {
        log.error({ reason: reasonOf(error) }, 'a deletion could not be recorded');
        throw new ApiError('UNAVAILABLE', { why: 'deletionsAway' });
      }
      return pendingDeletion(name, deletion);
    },

    async pending() {
      return (await store.names()).flatMap((file) => {
        const name = file.endsWith(PENDING) ? file.slice(0, -PENDING.length) : '';
        const deletion = deletionOf(name);
        return deletion ? pendingDeletion(name, deletion) : [];
      });
    },

    read: async () => (await store.names()).flatMap((name) => deletionOf(name) ?? []),

    async forgetBefore(day) {
      for (const name of await store.names()) {
        const deletion = deletionOf(name);
        if (deletion && deletion.day < day) await store.remove(name);
      }
      await store.tidy((folder) => isDay(folder) && folder < day);
    },
  };

  function pendingDeletion(name: string, deletion: Deletion): PendingDeletion {
    const orTell = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        log.error({ reason: reasonOf(error) }, 'a deletion is pending until the next look');
      }
    };
    const withdraw = () => store.remove(name + PENDING);
    const confirm = async () => {
      await store.add(name);
      await withdraw();
    };
    return { deletion, confirm: () => orTell(confirm), withdraw: () => orTell(withdraw) };
  }
}

/** The rest of what a bucket's client throws tells too much. */
function reasonOf(error: unknown) {
  const { name: kind, message } = error as Error;
  return { kind, message };
}

/** Two that are under way for the same account at once each have their own. */
function nameOf({ accountId, createdAt, day }: Deletion): string {
  return `${day}/${accountId}-${createdAt}-${randomBytes(4).toString('hex')}`;
}

function deletionOf(name: string): Deletion | undefined {
  const [, day = '', accountId, createdAt] = /^([\d-]+)\/(\d+)-(\d+)-\w+$/.exec(name) ?? [];
  if (!isDay(day)) return undefined;
  return { accountId: Number(accountId), createdAt: Number(createdAt), day };
}

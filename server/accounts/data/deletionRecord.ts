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

/** Which accounts were deleted, without a name or an address, where a restore does not reach. */
export interface DeletionRecord {
  /**
   * Before the account goes; what it answers takes the record back.
   *
   * @throws ApiError 503 when it cannot be kept: nothing may be deleted then
   */
  add(deletion: Deletion): Promise<() => Promise<void>>;
  /** All of them. @throws the store's error */
  read(): Promise<Deletion[]>;
  /** Deletes those of before that day. */
  forgetBefore(day: Day): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

export function deletionRecord(store: RecordStore, log: Log): DeletionRecord {
  return {
    async add(deletion) {
      const name = nameOf(deletion);
      try {
        await store.add(name);
      } catch (error) {
        // The rest of what a bucket's client throws tells too much.
        const { name: kind, message } = error as Error;
        log.error({ reason: { kind, message } }, 'a deletion could not be recorded');
        throw new ApiError('UNAVAILABLE', { why: 'deletionsAway' });
      }
      return () => store.remove(name);
    },

    read: async () => (await store.names()).flatMap((name) => deletionOf(name) ?? []),

    async forgetBefore(day) {
      for (const name of await store.names()) {
        const deletion = deletionOf(name);
        if (deletion && deletion.day < day) await store.remove(name);
      }
    },
  };
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

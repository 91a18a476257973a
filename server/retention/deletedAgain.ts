import { addDays, vietnamToday, type Day } from '../../domain/stays/stay';
import {
  accountsThere,
  addressOf,
  lockAccount,
  lockHotelsOf,
} from '../accounts/data/deletion.queries';
import type { Deletion, PendingDeletion } from '../accounts/data/deletionRecord';
import { eraseAccount } from '../accounts/data/eraseAccount';
import { moveBooking } from '../bookings/transitions';
import type { Db } from '../db/db';
import { inTransaction } from '../db/transaction';
import type { Services } from '../services';
import type { Retention } from '../settings';
import { openBookingsAt, openBookingsOf } from './deletedAgain.queries';

const DAY_MS = 24 * 3_600_000;
const RETRY_MS = 60_000;
/** Looked for in one statement. */
const PART = 1_000;

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'deletions'> & {
  retention: Pick<Retention, 'deletionDays'>;
};

/**
 * Deletes the accounts again that a restored backup has brought back: now, so that nobody meets them, and
 * every day, or every minute while the record cannot be read. Resolves after the first look, whether it
 * could be read or not; the answer ends all others.
 */
export async function startDeletingAgain(parts: Parts): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    const isDone = await attempt(parts);
    if (isStopped) return;
    timer = setTimeout(() => void look(), isDone ? DAY_MS : RETRY_MS).unref();
  };
  await look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function attempt(parts: Parts): Promise<boolean> {
  const { clock, log, deletions, retention } = parts;
  const record = await readRecord(parts);
  if (!record) return false;
  const today = vietnamToday(clock.now());
  try {
    await settle(parts.db, record.pending, today);
    const { again, failed } = await deleteAgain(parts, record.confirmed);
    if (again > 0) log.warn({ accounts: again }, 'accounts of a restored backup are deleted again');
    await deletions.forgetBefore(addDays(today, -retention.deletionDays));
    return failed === 0;
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the look for deleted accounts was cut off');
    return false;
  }
}

async function readRecord({ log, deletions }: Parts) {
  try {
    return { pending: await deletions.pending(), confirmed: await deletions.read() };
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the record of deleted accounts could not be read');
    return undefined;
  }
}

/** What a crash or a failure left open is as the database has it. Today's may be under way still. */
async function settle(db: Db, pending: readonly PendingDeletion[], today: Day): Promise<void> {
  for (const { deletion, confirm, withdraw } of pending) {
    const isThere = (await accountsThere(db, [deletion])).size > 0;
    if (!isThere) await confirm();
    // At midnight yesterday's may be as well.
    else if (deletion.day < addDays(today, -1)) await withdraw();
  }
}

/** The rest of what a bucket's client throws tells too much. */
function reasonOf(error: unknown) {
  const { name: kind, message } = error as Error;
  return { kind, message };
}

/** One that cannot be deleted now keeps none of the others. */
async function deleteAgain({ db, clock, log }: Parts, recorded: readonly Deletion[]) {
  const done = { again: 0, failed: 0 };
  for (let from = 0; from < recorded.length; from += PART) {
    const part = recorded.slice(from, from + PART);
    const there = await accountsThere(db, part);
    for (const deletion of part.filter(({ accountId }) => there.has(accountId))) {
      try {
        if (await deleteOneAgain(db, deletion, clock.now())) done.again += 1;
      } catch (error) {
        done.failed += 1;
        log.error({ err: error, account: deletion.accountId }, 'an account was not deleted again');
      }
    }
  }
  return done;
}

/** False when the number is another account's, or another server was faster. None is under way still: it would be pending. */
function deleteOneAgain(db: Db, deletion: Deletion, now: Date): Promise<boolean> {
  const { accountId: userId, day } = deletion;
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, userId))) return false;
    const email = await addressOf(tx, deletion);
    if (email === undefined) return false;
    await lockHotelsOf(tx, userId);
    // None was open when the account was deleted, so each had ended before: the backup does not know how.
    for (const open of [openBookingsOf, openBookingsAt]) {
      for (const booking of await open(tx, userId, day)) {
        const action = booking.status === 'CHECKED_IN' ? 'CHECK_OUT' : 'CANCEL';
        await moveBooking(tx, booking, action, { userId, now });
      }
    }
    await eraseAccount(tx, { userId, email }, now);
    return true;
  });
}

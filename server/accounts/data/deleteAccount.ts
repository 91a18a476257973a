import { setTimeout as sleep } from 'node:timers/promises';
import { vietnamToday } from '../../../domain/stays/stay';
import { ApiError, invalid } from '../../http/errors';
import type { Db } from '../../db/db';
import type { Services } from '../../services';
import { verifyPassword } from '../passwords';
import { accountById } from '../queries';
import { createdAtOf, lockAccount, lockHotelsOf } from './deletion.queries';
import { eraseAccount, MailUnderWay } from './eraseAccount';
import { accountRecord } from './queries';

/** Longer than a mail takes that is on its way, unless the post office hangs. */
const PATIENCE_MS = 4_000;
const PAUSE_MS = 100;

interface Leaver {
  userId: number;
  password: string;
  /** Called once the password is checked: whoever signs in need not wait for what follows. */
  leaveQueue: () => void;
}

/**
 * Deletes an account for whoever knows its password. The row goes, so that every token ends and the
 * address is free; no mail goes to it any more, and a restored backup has it deleted again.
 *
 * @throws ApiError 403 for an administrator, 409 while something stands in the way, 422 for a wrong
 * password, 503 while a mail to it is on its way or the deletion cannot be recorded
 */
export async function deleteAccount(
  { db, saveForAccount, deletions }: Pick<Services, 'db' | 'saveForAccount' | 'deletions'>,
  { userId, password, leaveQueue }: Leaver,
  now: Date,
): Promise<void> {
  const user = await accountById(db, userId);
  if (!user) throw new ApiError('SIGNED_OUT');
  // The marketplace must not lose the last one who can look after it.
  if (user.role === 'ADMIN') throw new ApiError('FORBIDDEN');
  if (!(await verifyPassword(user.passwordHash, password))) {
    throw invalid({ password: 'wrongPassword' });
  }
  leaveQueue();
  // Most of what stands in the way is found before anything is recorded.
  await refuseWhileNeeded(db, userId, now);
  const createdAt = await createdAtOf(db, userId);
  if (createdAt === undefined) throw new ApiError('SIGNED_OUT');
  const pending = await deletions.begin({ accountId: userId, createdAt, day: vietnamToday(now) });
  try {
    await onceMailsHaveLeft(() =>
      saveForAccount(userId, async (tx) => {
        if (!(await lockAccount(tx, userId))) throw new ApiError('SIGNED_OUT');
        // A booking or change by the owner locks the hotel first: should both wait, the database ends one, and it is tried again.
        await lockHotelsOf(tx, userId);
        await refuseWhileNeeded(tx, userId, now);
        await eraseAccount(tx, { userId, email: user.email }, now);
      }),
    );
  } catch (error) {
    // What was refused was not committed. Of anything else nobody can tell yet: the next look does.
    if (error instanceof ApiError) await pending.withdraw();
    throw error;
  }
  await pending.confirm();
}

/** Tries again for a while, each time with a transaction that keeps nobody waiting in between. */
async function onceMailsHaveLeft(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MailUnderWay) || performance.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function refuseWhileNeeded(tx: Db, userId: number, now: Date): Promise<void> {
  const record = await accountRecord(tx, userId, now);
  if (!record) throw new ApiError('SIGNED_OUT');
  const { comingBookings, hotelsOnSale, expectedGuests } = record;
  if (comingBookings > 0) throw new ApiError('COMING_BOOKINGS', { bookings: comingBookings });
  if (expectedGuests > 0) throw new ApiError('HAS_BOOKINGS', { bookings: expectedGuests });
  if (hotelsOnSale > 0) throw new ApiError('HOTELS_ON_SALE');
}

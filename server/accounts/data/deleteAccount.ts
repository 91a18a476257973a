import type { Day } from '../../../domain/stays/stay';
import { ApiError, invalid } from '../../http/errors';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { verifyPassword } from '../passwords';
import { accountById } from '../queries';
import {
  closeBusiness,
  forgetGuestAddress,
  lockAccount,
  lockHotelsOf,
  removeAccount,
  unnameInAdminLog,
  unsignReviews,
} from './deletion.queries';
import { accountRecord } from './queries';

/**
 * Deletes an account for whoever knows its password. What the hotels must keep stays: bookings with
 * the guest's name and phone number, and reviews without a name. The row goes, so that every token
 * ends and the address is free.
 *
 * @throws ApiError 403 for an administrator, 409 while something stands in the way, 422 for a wrong
 * password
 */
export async function deleteAccount(
  db: Db,
  { userId, password }: { userId: number; password: string },
  { now, today }: { now: Date; today: Day },
): Promise<void> {
  const user = await accountById(db, userId);
  if (!user) throw new ApiError('SIGNED_OUT');
  // The marketplace must not lose the last one who can look after it.
  if (user.role === 'ADMIN') throw new ApiError('FORBIDDEN');
  if (!(await verifyPassword(user.passwordHash, password))) {
    throw invalid({ password: 'wrongPassword' });
  }
  await inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new ApiError('SIGNED_OUT');
    // After the account, as in a booking, so that the two cannot wait for each other.
    await lockHotelsOf(tx, userId);
    await refuseWhileNeeded(tx, userId, today);
    await forgetGuestAddress(tx, { userId, email: user.email });
    await unsignReviews(tx, userId);
    await unnameInAdminLog(tx, userId);
    await closeBusiness(tx, userId, now);
    await removeAccount(tx, { userId, email: user.email });
  });
}

async function refuseWhileNeeded(tx: Db, userId: number, today: Day): Promise<void> {
  const record = await accountRecord(tx, userId, today);
  if (!record) throw new ApiError('SIGNED_OUT');
  const { comingBookings, hotelsOnSale, expectedGuests } = record;
  if (comingBookings > 0) throw new ApiError('COMING_BOOKINGS', { bookings: comingBookings });
  if (expectedGuests > 0) throw new ApiError('HAS_BOOKINGS', { bookings: expectedGuests });
  if (hotelsOnSale > 0) throw new ApiError('HOTELS_ON_SALE');
}

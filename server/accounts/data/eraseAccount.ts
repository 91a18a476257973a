import type { Db } from '../../db/db';
import { ApiError } from '../../http/errors';
import { deleteKeysOf } from '../keys/keys.queries';
import { forgetRecipient } from '../../mail/forgottenRecipient.queries';
import {
  closeBusiness,
  forgetGuestAddress,
  removeAccount,
  unnameInAdminLog,
  unsignReviews,
} from './deletion.queries';

/** A mail is on its way to the account: in a moment it has left, unless the post office hangs. */
export class MailUnderWay extends ApiError {
  constructor() {
    super('UNAVAILABLE', { why: 'mailUnderWay' });
  }
}

/**
 * Takes the account and what only it needs out of everything, within a transaction that has locked it and
 * its hotels. What the hotels must keep stays: bookings with the guest's name and phone number, and
 * reviews without a name.
 *
 * @throws MailUnderWay
 */
export async function eraseAccount(
  tx: Db,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  await forgetGuestAddress(tx, { userId, email });
  await deleteKeysOf(tx, userId);
  await unsignReviews(tx, userId);
  await unnameInAdminLog(tx, userId);
  await closeBusiness(tx, userId, now);
  // After all that may queue a mail: whoever had the bookings locked has written theirs by now.
  if (!(await forgetRecipient(tx, email, now))) throw new MailUnderWay();
  await removeAccount(tx, userId);
}

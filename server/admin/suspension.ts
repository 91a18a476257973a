import { searchText } from '../../domain/searchText';
import { tidy } from '../accounts/people';
import { ApiError, notFound } from '../contract/errors';
import type { Db } from '../db/db';
import { inTransaction } from '../db/transaction';
import { queueMail } from '../mail/outbox';
import { notifyOwnerOfHotel } from '../partner/notifications/queries';
import { insertAction, type NewAction } from './actions/queries';
import { hotelForAdmin, setHotelSuspension, type AdminHotelRow } from './hotels/queries';
import { hotelRestoredMail, hotelSuspendedMail } from './mails';
import { lockUsers, setUserSuspension, type AdminUserRow } from './users/queries';

/** What an administrator decides about an account or a hotel. */
interface Decision {
  adminId: number;
  id: number;
  suspend: boolean;
  reason: string;
}

interface Context {
  now: Date;
  publicUrl: string;
}

/**
 * Suspends or restores an account, and keeps who did it and why.
 *
 * @throws ApiError 404, or 409 when it is one's own account or is that already
 */
export async function decideOnUser(
  db: Db,
  { adminId, id, suspend, reason }: Decision,
  now: Date,
): Promise<AdminUserRow> {
  if (suspend && id === adminId) throw new ApiError('NOT_ONESELF');
  const why = tidy(reason);
  return inTransaction(db, async (tx) => {
    const known = await lockUsers(tx, [adminId, id]);
    // Another administrator may have suspended this one a moment ago.
    if (known.find((user) => user.id === adminId)?.suspended) throw new ApiError('SIGNED_OUT');
    const subject = known.find((user) => user.id === id);
    if (!subject) throw notFound();
    if (subject.suspended === suspend) throw new ApiError('STATUS_CHANGED');
    const user = await setUserSuspension(tx, id, suspend ? why : null);
    if (!user) throw notFound();
    await keep(tx, now, {
      adminId,
      action: suspend ? 'SUSPEND_USER' : 'RESTORE_USER',
      subjectId: id,
      subjectName: `${user.fullName} (${user.email})`,
      reason: why,
    });
    return user;
  });
}

/**
 * Suspends or restores a hotel, keeps who did it and why, and tells the owner.
 *
 * @throws ApiError 404, or 409 when it is that already
 */
export async function decideOnHotel(
  db: Db,
  { adminId, id, suspend, reason }: Decision,
  { now, publicUrl }: Context,
): Promise<AdminHotelRow> {
  const why = tidy(reason);
  return inTransaction(db, async (tx) => {
    const changed = await setHotelSuspension(tx, id, suspend ? why : null);
    const hotel = await hotelForAdmin(tx, id);
    if (!hotel) throw notFound();
    if (!changed) throw new ApiError('STATUS_CHANGED');
    await keep(tx, now, {
      adminId,
      action: suspend ? 'SUSPEND_HOTEL' : 'RESTORE_HOTEL',
      subjectId: id,
      subjectName: hotel.name,
      reason: why,
    });
    const kind = suspend ? 'HOTEL_SUSPENDED' : 'HOTEL_RESTORED';
    await notifyOwnerOfHotel(tx, { hotelId: id, kind, detail: why, now });
    const mail = suspend ? hotelSuspendedMail : hotelRestoredMail;
    const letter = mail(publicUrl, { hotelName: hotel.name, reason: why });
    if (hotel.ownerEmail) await queueMail(tx, { to: hotel.ownerEmail, ...letter }, now);
    return hotel;
  });
}

async function keep(tx: Db, now: Date, action: Omit<NewAction, 'searchText'>): Promise<void> {
  const found = searchText(`${action.subjectName} ${action.reason}`);
  await insertAction(tx, { ...action, searchText: found }, now);
}

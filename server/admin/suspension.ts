import { firstDeskDay } from '../../domain/stays/stay';
import { tidy } from '../../domain/texts/texts';
import type { AccountTransaction } from '../accounts/accountTransactions';
import { lockHotelsOf } from '../accounts/data/deletion.queries';
import type { PartnerBookingRow } from '../bookings/partner/queries';
import { ApiError, notFound } from '../http/errors';
import { recordHotelChange, recordOwnerChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import type { HotelTransaction } from '../hotels/hotelTransactions';
import type { MailContent } from '../mail/content';
import { queueMail, queueMails } from '../mail/outbox';
import { ownerRestored } from '../mail/templates/ownerRestored';
import { ownerSuspended } from '../mail/templates/ownerSuspended';
import { hotelRestored, hotelSuspended } from '../mail/templates/partner/hotelDecision';
import { notifyOwnerOfHotel } from '../notifications/queries';
import { keepAction } from './actions/keepAction';
import { expectedGuests, toldOfSuspension, type SomeHotels } from './bookings/queries';
import {
  forgetGuestsTold,
  hotelForAdmin,
  lockHotel,
  setHotelSuspension,
  type AdminHotelRow,
} from './hotels/queries';
import {
  lockUsers,
  setOwnerSuspended,
  setUserSuspension,
  type AdminUserRow,
} from './users/queries';

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
 * Suspends or restores an account, and keeps who did it and why. The account's hotels leave the sale
 * and come back with it, and the guests who are expected there are told.
 *
 * @throws ApiError 404, or 409 when it is one's own account or is that already
 */
export async function decideOnUser(
  saveForAccount: AccountTransaction,
  { adminId, id, suspend, reason }: Decision,
  context: Context,
): Promise<AdminUserRow> {
  const { now } = context;
  if (suspend && id === adminId) throw new ApiError('NOT_ONESELF');
  const why = tidy(reason);
  return saveForAccount(id, async (tx) => {
    const known = await lockUsers(tx, [adminId, id]);
    // Another administrator may have suspended this one a moment ago.
    if (known.find((user) => user.id === adminId)?.suspended) throw new ApiError('SIGNED_OUT');
    const subject = known.find((user) => user.id === id);
    if (!subject) throw notFound();
    if (subject.suspended === suspend) throw new ApiError('STATUS_CHANGED');
    const user = await setUserSuspension(tx, id, suspend ? why : null);
    if (!user) throw notFound();
    await sellNoMore(tx, { ownerId: id, suspend }, context);
    await keepAction(tx, now, {
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
 * Suspends or restores a hotel, keeps who did it and why, and tells the owner; with its return also guests who
 * have heard of the owner's suspension only.
 *
 * @throws ApiError 404, or 409 when it is that already
 */
export async function decideOnHotel(
  saveInHotel: HotelTransaction,
  { adminId, id, suspend, reason }: Decision,
  { now, publicUrl }: Context,
): Promise<AdminHotelRow> {
  const why = tidy(reason);
  return saveInHotel(id, async (tx) => {
    await lockHotel(tx, id);
    const changed = await setHotelSuspension(tx, id, suspend ? why : null);
    const hotel = await hotelForAdmin(tx, id);
    if (!hotel) throw notFound();
    if (!changed) throw new ApiError('STATUS_CHANGED');
    await recordHotelChange(tx, id, { kind: 'HOTEL' });
    if (!suspend) await tellRestored(tx, { hotelId: id }, { now, publicUrl });
    await keepAction(tx, now, {
      adminId,
      action: suspend ? 'SUSPEND_HOTEL' : 'RESTORE_HOTEL',
      subjectId: id,
      subjectName: hotel.name,
      reason: why,
    });
    const kind = suspend ? 'HOTEL_SUSPENDED' : 'HOTEL_RESTORED';
    await notifyOwnerOfHotel(tx, { hotelId: id, kind, detail: why, now });
    const content = (suspend ? hotelSuspended : hotelRestored)(publicUrl, {
      hotelName: hotel.name,
      reason: why,
    });
    if (hotel.ownerEmail) await queueMail(tx, { to: hotel.ownerEmail, ...content }, now);
    return hotel;
  });
}

/**
 * A booking that came first is finished, so that its guest is told; one that comes later waits and then
 * finds the hotel off sale.
 */
async function sellNoMore(
  tx: Db,
  { ownerId, suspend }: { ownerId: number; suspend: boolean },
  context: Context,
): Promise<void> {
  const { now, publicUrl } = context;
  await lockHotelsOf(tx, ownerId);
  await setOwnerSuspended(tx, ownerId, suspend ? now : null);
  await recordOwnerChange(tx, ownerId, { kind: 'HOTEL' });
  if (!suspend) return tellRestored(tx, { ownerId }, context);
  const expected = await expectedGuests(tx, { ownerId }, firstDeskDay(now));
  await queueMails(
    tx,
    expected.map((row) => mailOf(row, ownerSuspended(row, publicUrl))),
    now,
  );
}

/** Who was told of the owner's suspension hears that it is over once the hotel is on sale as well. */
async function tellRestored(
  tx: Db,
  hotels: SomeHotels,
  { now, publicUrl }: Context,
): Promise<void> {
  const told = await toldOfSuspension(tx, hotels, firstDeskDay(now));
  await forgetGuestsTold(tx, hotels);
  await queueMails(
    tx,
    told.map((row) => mailOf(row, ownerRestored(row, publicUrl))),
    now,
  );
}

const mailOf = ({ guestEmail: to }: PartnerBookingRow, content: MailContent) => ({
  to,
  ...content,
});

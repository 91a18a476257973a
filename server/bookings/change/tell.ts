import type { Db } from '../../db/db';
import { locationOf } from '../../hotels/mappers';
import { hotelById, type HotelRow } from '../../hotels/queries';
import { queueHeldMail, queueOwnNews, sendOwnNews } from '../../mail/outbox';
import { bookingChanged } from '../../mail/templates/bookingChanged';
import { announceChange } from '../../notifications/announce';
import { bookingById, type GuestBookingRow } from '../guest.queries';
import { sendHeldMails } from '../heldMails.queries';
import { insertEvent } from '../history.queries';
import type { Changed } from './change';
import { changeText } from './changeText';
import { isTold } from './told';
import { insertChange, type StayRows } from './undo.queries';

/** Tells both sides what a traveller has changed, within the change's transaction. */
export async function tellOwnChange(tx: Db, changed: Changed, publicUrl: string): Promise<void> {
  const { state, plan, wish, now } = changed;
  const { booking } = state;
  const { hotelId, id: bookingId, code, guestEmail } = booking;
  const { userId } = wish;
  await sendHeldMails(tx, { hotelId, bookingId });
  await writeHistory(tx, changed);
  const { row, hotel } = await changedRow(tx, booking);
  const change = changeText(changed);
  // Each says from what to what: the last alone would not tell how it came from what was told before.
  const act = ` ${row.version}`;
  await announceChange(tx, row, { change, act, guestId: userId, publicUrl, now });
  if (!isTold(booking, plan)) return;
  const mail = mailOf({ row, hotel }, { before: booking, by: 'guest', publicUrl, now });
  await queueOwnNews(tx, { to: guestEmail, ...mail }, { hotelId, userId, code, act }, now);
}

interface DeskFacts {
  /** The rows before it. */
  before: StayRows;
  /** Of bookings that were changed together, each one's next. */
  changedWith?: number;
  publicUrl: string;
}

/** Tells the guest what the desk has changed, and keeps how to take it back; within the change's transaction. */
export async function tellDeskChange(
  tx: Db,
  changed: Changed,
  { before, changedWith, publicUrl }: DeskFacts,
): Promise<void> {
  const { state, plan, now } = changed;
  const { booking } = state;
  const { hotelId, id: bookingId, version, guestEmail: to } = booking;
  await writeHistory(tx, changed);
  let mailId: number | undefined;
  if (isTold(booking, plan)) {
    const stored = await changedRow(tx, booking);
    const mail = mailOf(stored, { before: booking, by: 'desk', publicUrl, now });
    await sendOwnNews(tx, booking, now);
    mailId = await queueHeldMail(tx, hotelId, { to, ...mail }, now);
  }
  const versions = { versionBefore: version, versionAfter: version + 1 };
  const change = { ...versions, before, mailId: mailId ?? null, changedWith: changedWith ?? null };
  await insertChange(tx, { hotelId, bookingId }, { ...change, now });
}

async function writeHistory(tx: Db, changed: Changed): Promise<void> {
  const { state, plan, wish, now } = changed;
  const { hotelId, id: bookingId, status } = state.booking;
  const reason = changeText(changed);
  const [kind] = plan.kinds;
  const event = { status, userId: wish.userId, reason, now, ...(kind && { kind }) };
  await insertEvent(tx, { hotelId, bookingId }, event);
}

interface Stored {
  row: GuestBookingRow;
  hotel: HotelRow;
}

/** The booking as it is within the transaction, and its hotel. */
export async function changedRow(
  tx: Db,
  { hotelId, id: bookingId }: { hotelId: number; id: number },
): Promise<Stored> {
  const row = await bookingById(tx, { hotelId, bookingId });
  const hotel = await hotelById(tx, hotelId);
  if (!row || !hotel) throw new Error('The booking was not stored.');
  return { row, hotel };
}

type Before = Parameters<typeof bookingChanged>[1]['before'];

export function mailOf(
  { row, hotel }: Stored,
  way: { before: Before; by: 'guest' | 'desk'; publicUrl: string; now: Date },
) {
  return bookingChanged(row, { ...way, hotelAddress: locationOf(hotel) });
}

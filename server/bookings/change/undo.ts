import { stayText } from '../../../domain/stays/stayText';
import { formatAmount } from '../../../domain/money/money';
import { eachNight, vietnamToday } from '../../../domain/stays/stay';
import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { ApiError, notFound } from '../../http/errors';
import { takeBackHotelMail } from '../../mail/hotelMails.queries';
import { queueHeldMail } from '../../mail/outbox';
import { Conflict } from '../conflict';
import { setVoucherAmount } from '../../vouchers/uses.queries';
import { insertEvent } from '../history.queries';
import { refuseSoldNights } from '../soldNight.queries';
import { keepHotel } from '../write.queries';
import { nightChanges, takeComing } from './store';
import { releaseNights, takenNights, type RoomNight } from './store.queries';
import { changedRow, mailOf } from './tell';
import type { ChangeState } from './types';
import {
  changeOfVersion,
  forgetChange,
  lockBookings,
  restoreStayRows,
  type ChangeRow,
  type StayRows,
} from './undo.queries';
import { bookingById } from '../guest.queries';

const UNDO_MS = 24 * 3_600_000;

export interface UndoRequest {
  hotelId: number;
  version: number;
  userId: number;
  /** Reads the booking of the desk's own hotel. */
  booking: (tx: Db) => Promise<ChangeState['booking'] | undefined>;
  publicUrl: string;
  now: Date;
}

interface Undone {
  booking: ChangeState['booking'];
  change: ChangeRow;
}

/**
 * Takes back the change that made this version of a booking; of those that were changed together all.
 *
 * @throws ApiError 404 or 409; nothing is stored then
 */
export async function undoChange(tx: Db, request: UndoRequest): Promise<void> {
  const { hotelId, now } = request;
  await keepHotel(tx, hotelId);
  const seen = await request.booking(tx);
  if (!seen) throw notFound();
  const together = await changedTogether(tx, { hotelId, first: seen.id, version: request.version });
  await lockBookings(tx, hotelId, together);
  const booking = await request.booking(tx);
  if (!booking || booking.version !== request.version) throw new ApiError('STALE');
  const all = [await lastChange(tx, booking, now)];
  for (const bookingId of together.slice(1)) {
    const other = await bookingById(tx, { hotelId, bookingId });
    if (!other) throw new ApiError('NOTHING_TO_UNDO');
    all.push(await lastChange(tx, other, now));
  }
  // Each was changed with the next, and the last with the first: since then nothing else has happened to any.
  const isWhole = all.every(({ change }, i) => change.changedWith === nextOf(together, i));
  if (!isWhole) throw new ApiError('NOTHING_TO_UNDO');
  await restoreNights(tx, all, now);
  for (const undone of all) await restore(tx, undone, request);
  const ids = all.map(({ booking: { code } }) => code);
  await recordHotelChange(tx, hotelId, { kind: 'BOOKINGS', ids });
}

/** The bookings that a change was made to together, the first one's version having come of it. */
async function changedTogether(
  tx: Db,
  { hotelId, first, version }: { hotelId: number; first: number; version: number },
): Promise<number[]> {
  const ids = [first];
  let change = await changeOfVersion(tx, { hotelId, bookingId: first }, version);
  while (change && change.changedWith !== null && !ids.includes(change.changedWith)) {
    const bookingId = change.changedWith;
    ids.push(bookingId);
    const other = await bookingById(tx, { hotelId, bookingId });
    change = other && (await changeOfVersion(tx, { hotelId, bookingId }, other.version));
  }
  return ids;
}

const nextOf = (ids: readonly number[], i: number): number | null =>
  ids.length === 1 ? null : ids[(i + 1) % ids.length]!;

/** @throws ApiError 409 when the last thing that happened to the booking is no change that can be taken back */
async function lastChange(tx: Db, booking: Undone['booking'], now: Date): Promise<Undone> {
  const key = { hotelId: booking.hotelId, bookingId: booking.id };
  const change = await changeOfVersion(tx, key, booking.version);
  // A server of the version before ends a stay without a new version.
  const isOpen = booking.status === 'CONFIRMED' || booking.status === 'CHECKED_IN';
  const isOld = change && now.getTime() - change.createdAt.getTime() > UNDO_MS;
  if (!change || change.act !== null || isOld || !isOpen) throw new ApiError('NOTHING_TO_UNDO');
  return { booking, change };
}

/** Where the booking was on each night. */
function nightsOf({ booking, rooms, nights }: StayRows): RoomNight[] {
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  const elsewhere = new Map(nights.map((n) => [`${n.position} ${n.night}`, n.room_id]));
  return rooms.flatMap(({ position, room_id: roomId }) =>
    eachNight(stay).map((night) => ({
      roomId: elsewhere.get(`${position} ${night}`) ?? roomId,
      night,
    })),
  );
}

/** All that it had: also one that is over by now may have been sold since. */
async function restoreNights(tx: Db, all: readonly Undone[], now: Date): Promise<void> {
  const today = vietnamToday(now);
  const changes = [];
  for (const { booking, change } of all) {
    const key = { hotelId: booking.hotelId, bookingId: booking.id };
    const nights = nightChanges(await takenNights(tx, key), nightsOf(change.before));
    // What was slept in the meantime stays where it was slept.
    if (nights.leaving.some(({ night }) => night < today)) throw new ApiError('NOTHING_TO_UNDO');
    if (nights.leaving.length > 0) await releaseNights(tx, key, nights.leaving);
    changes.push({ key, nights });
  }
  for (const { key, nights } of changes) {
    await refuseSoldNights(tx, key.hotelId, nights.coming);
  }
  try {
    for (const { key, nights } of changes) await takeComing(tx, key, nights, 'desk');
  } catch (error) {
    if (error instanceof Conflict) throw new ApiError('NIGHTS_SOLD');
    throw error;
  }
}

async function restore(
  tx: Db,
  { booking, change }: Undone,
  { userId, publicUrl, now }: UndoRequest,
): Promise<void> {
  const { hotelId, id: bookingId, status, guestEmail: to } = booking;
  const key = { hotelId, bookingId };
  const { before, mailId } = change;
  await restoreStayRows(tx, key, before);
  if (booking.voucherCode !== null) await setVoucherAmount(tx, key, before.booking.discount);
  await forgetChange(tx, key, change);
  const stay = { checkIn: before.booking.check_in, checkOut: before.booking.check_out };
  const total = formatAmount(before.booking.total_amount, 'VND');
  const reason = `Change taken back: ${stayText(stay, 'en')}, ${total}`;
  await insertEvent(tx, key, { status, userId, reason, kind: 'UNDONE', now });
  // Who has been told hears how it is again.
  if (mailId === null || (await takeBackHotelMail(tx, { hotelId, id: mailId }, now))) return;
  const stored = await changedRow(tx, booking);
  const mail = mailOf(stored, { before: booking, by: 'desk', publicUrl, now });
  await queueHeldMail(tx, hotelId, { to, ...mail }, now);
}

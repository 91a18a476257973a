import { UNDO_SECONDS } from '../../../../domain/bookings/bookingStatus';
import { recordHotelChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import { ApiError, notFound } from '../../../http/errors';
import { takeBackHotelMail } from '../../../mail/hotelMails.queries';
import { retakeVoucherUse, returnVoucherUse } from '../../../vouchers/queries';
import type { ChangeState } from '../../change/types';
import type { UndoRequest } from '../../change/undo';
import {
  changeOfVersion,
  forgetChange,
  lockBookings,
  type ActRow,
} from '../../change/undo.queries';
import { changeOfBooking } from '../../changeOfBooking';
import { undoGuests } from '../../guests/undoGuests';
import { insertEvent } from '../../history.queries';
import { changeStatus, freeNights } from '../../transitions.queries';
import { takeBackNights } from '../../undo';
import { keepHotel } from '../../write.queries';

type Booking = ChangeState['booking'];

/**
 * Takes back that the desk booked, cancelled, gave the rooms away or said who comes, if this version of the booking came
 * of that and the guest has not been told.
 *
 * @returns false when the version came of something else
 * @throws ApiError 404 or 409; nothing is stored then
 */
export async function undoAct(tx: Db, request: UndoRequest): Promise<boolean> {
  const { hotelId, version, now } = request;
  await keepHotel(tx, hotelId);
  const seen = await request.booking(tx);
  if (!seen) throw notFound();
  const key = { hotelId, bookingId: seen.id };
  const change = await changeOfVersion(tx, key, version);
  if (!change?.act) return false;
  await lockBookings(tx, hotelId, [seen.id]);
  const booking = await request.booking(tx);
  if (booking?.version !== version) throw new ApiError('STALE');
  const { mailId, createdAt } = change;
  if (now.getTime() - createdAt.getTime() > UNDO_SECONDS * 1000) {
    throw new ApiError('UNDO_TOO_LATE');
  }
  if (mailId !== null && !(await takeBackHotelMail(tx, { hotelId, id: mailId }, now))) {
    throw new ApiError('UNDO_TOO_LATE');
  }
  await undo(tx, booking, { ...request, act: change });
  await forgetChange(tx, key, change);
  return true;
}

type By = Pick<UndoRequest, 'userId' | 'now'>;
type Undone = (tx: Db, booking: Booking, by: By) => Promise<void>;

function undo(tx: Db, booking: Booking, { act, ...by }: By & { act: ActRow }): Promise<void> {
  switch (act.act) {
    case 'BOOKED':
      return undoBooked(tx, booking, by);
    case 'ENDED':
      return undoEnded(tx, booking, by);
    case 'GUESTS':
      return undoGuests(tx, booking, act.before, by);
    default:
      // One of a newer server, which alone knows how.
      throw new ApiError('NOTHING_TO_UNDO');
  }
}

/** What was written down is not wiped out: the booking stays to be seen, as one that is cancelled. */
const undoBooked: Undone = async (tx, booking, by) => {
  const { hotelId, id: bookingId, checkIn } = booking;
  const key = { hotelId, bookingId };
  await written(tx, booking, { ...by, status: 'CANCELLED', reason: 'Booking taken back' });
  await freeNights(tx, key, checkIn);
  await recordHotelChange(tx, hotelId, changeOfBooking(booking));
  await returnVoucherUse(tx, key, by.now);
};

/** @throws ApiError 409 when somebody else has one of its nights, or the last use of its voucher, by now */
const undoEnded: Undone = async (tx, booking, by) => {
  const { hotelId, id: bookingId, status } = booking;
  const reason = status === 'CANCELLED' ? 'Cancelling taken back' : 'Release taken back';
  await written(tx, booking, { ...by, status: 'CONFIRMED', reason });
  await takeBackNights(tx, booking);
  if (!(await retakeVoucherUse(tx, { hotelId, bookingId }))) throw new ApiError('UNDO_TOO_LATE');
};

async function written(
  tx: Db,
  { hotelId, id: bookingId, status: from }: Booking,
  event: Pick<Parameters<typeof insertEvent>[2], 'status' | 'userId' | 'reason' | 'now'>,
): Promise<void> {
  const key = { hotelId, bookingId };
  if (!(await changeStatus(tx, key, { from, to: event.status }))) throw new ApiError('STALE');
  await insertEvent(tx, key, { ...event, kind: 'UNDONE' });
}

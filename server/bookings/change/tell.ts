import type { Db } from '../../db/db';
import { insertEvent } from '../history.queries';
import type { Changed } from './change';
import { changeText } from './changeText';

/** Writes a change into the booking's history. */
export async function writeHistory(tx: Db, changed: Changed): Promise<void> {
  const { state, plan, wish, now } = changed;
  const { hotelId, id: bookingId, status } = state.booking;
  const reason = changeText(changed);
  const [kind] = plan.kinds;
  const event = { status, userId: wish.userId, reason, now, ...(kind && { kind }) };
  await insertEvent(tx, { hotelId, bookingId }, event);
}

import { addDays, type Day } from '../../../domain/stays/stay';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';
import { BOOKED_TONIGHT, freeBookedTonight, takeFreeNight } from './closures/tonight.queries';
import { deleteClosure, insertClosure } from './closures/queries';
import type { OwnRoom } from './own';

export interface Moment {
  now: Date;
  today: Day;
}

type InHotel = Pick<OwnRoom, 'hotelId' | 'roomId'>;

/**
 * What a status does to tonight, within the transaction that sets it. BOOKED keeps travellers from a
 * free night, and ends with it; another status gives that night back. Nights of bookings, and those
 * closed otherwise, stay as they are.
 */
export async function settleTonight(
  tx: Db,
  room: InHotel,
  status: Schemas['RoomStatus'],
  { now, today }: Moment,
): Promise<void> {
  if (status !== 'BOOKED') return freeBookedTonight(tx, room, today);
  const nights = { from: today, to: addDays(today, 1) };
  const closure = await insertClosure(tx, room, { ...nights, reason: BOOKED_TONIGHT, now });
  if (!(await takeFreeNight(tx, room, closure))) await deleteClosure(tx, room, closure.id);
}

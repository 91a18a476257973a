import { sql } from 'kysely';
import type { BookingStatus } from '../../domain/bookings/bookingStatus';
import type { Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import type { KeyOfRow } from './booking.queries';

/** @returns false when the booking was no longer in the status that the change starts from */
export async function changeStatus(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { from, to }: { from: BookingStatus; to: BookingStatus },
): Promise<boolean> {
  const { rows } = await sql`
    update bookings set status = ${to}, version = version + 1
    where hotel_id = ${hotelId} and id = ${bookingId} and status = ${from}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Of a booking that the transaction has locked. */
export async function storeArrival(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  { arrivalTime, holdUntil }: { arrivalTime: string; holdUntil: Date },
): Promise<void> {
  await sql`
    update bookings
    set version = version + 1, arrival_time = ${arrivalTime}, hold_until = greatest(hold_until, ${holdUntil}::timestamptz)
    where hotel_id = ${hotelId} and id = ${bookingId}`.execute(tx);
}

/** Puts the booking's nights from this one on back on sale. */
export async function freeNights(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  firstNight: Day,
): Promise<void> {
  await sql`
    delete from room_nights
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
      and night >= ${firstNight}::date`.execute(tx);
}

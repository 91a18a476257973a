import { sql } from 'kysely';
import type { Db } from '../../server/db/db';
import type { Acknowledged } from './acknowledged';

export interface ConsistencyReport {
  /** Acknowledged, and not there with just those nights. */
  lost: number;
  /** Nights of a room that two bookings have, and orders that made two bookings. */
  twice: number;
}

/** A booking as it is stored; nights are told as `roomNight` tells them. */
interface StoredBooking {
  code: string;
  /** What it keeps others out of. */
  held: string[];
  /** Where its guests are, by what it says of itself; nothing once they are not expected any more. */
  claimed: string[];
}

/** Holds what guests were told against what is stored. */
export async function checkConsistency(
  db: Db,
  acknowledged: readonly Acknowledged[],
): Promise<ConsistencyReport> {
  const stored = await storedBookings(db);
  const byCode = new Map(stored.map((booking) => [booking.code, booking]));
  const lost = acknowledged.filter(({ code, nights }) => {
    const booking = byCode.get(code);
    const wanted = nights.toSorted().join();
    return [booking?.held, booking?.claimed].some((found) => found?.toSorted().join() !== wanted);
  });
  return { lost: lost.length, twice: claimedTwice(stored) + madeTwice(stored, acknowledged) };
}

/** Night by night: a guest may be in another room than the night before. */
async function storedBookings(db: Db): Promise<StoredBooking[]> {
  const { rows } = await sql<StoredBooking>`
    select b.code,
      array(
        select n.room_id || ' ' || n.night from room_nights n
        where (n.hotel_id, n.booking_id) = (b.hotel_id, b.id)
      ) as held,
      array(
        select coalesce(p.room_id, r.room_id) || ' ' || (b.check_in + g)
        from booking_rooms r cross join generate_series(0, b.check_out - b.check_in - 1) g
          left join booking_nights p on (p.hotel_id, p.booking_id, p.position, p.night)
            = (r.hotel_id, r.booking_id, r.position, b.check_in + g)
        where (r.hotel_id, r.booking_id) = (b.hotel_id, b.id)
          and b.status in ('CONFIRMED', 'CHECKED_IN')
      ) as claimed
    from bookings b`.execute(db);
  return rows;
}

/** Not by the rows that forbid it, but by what the bookings themselves say. */
function claimedTwice(stored: readonly StoredBooking[]): number {
  const nights = stored.flatMap(({ claimed }) => claimed);
  return nights.length - new Set(nights).size;
}

/** A key was answered with two codes, or there is a booking that nobody was told of. */
function madeTwice(
  stored: readonly { code: string }[],
  acknowledged: readonly Acknowledged[],
): number {
  const codes = new Set(acknowledged.map(({ code }) => code));
  const keys = new Set(acknowledged.map(({ key }) => key));
  const untold = stored.filter(({ code }) => !codes.has(code));
  return codes.size - keys.size + untold.length;
}

import { sql } from 'kysely';
import type { Db } from '../../server/db/db';
import { addDays } from '../../domain/stays/stay';
import type { Acknowledged } from './load';

export interface ConsistencyReport {
  /** Acknowledged, and not there with all of its nights. */
  lost: number;
  /** Nights of a room that two bookings have, and orders that made two bookings. */
  twice: number;
}

/** Holds what guests were told against what is stored. */
export async function checkConsistency(
  db: Db,
  acknowledged: readonly Acknowledged[],
): Promise<ConsistencyReport> {
  const { rows: stored } = await sql<{ code: string; nights: string[] | null }>`
    select code, (select array_agg(room_id || ' ' || night order by room_id, night)
      from room_nights n where (n.hotel_id, n.booking_id) = (b.hotel_id, b.id)) as nights
    from bookings b`.execute(db);
  const nightsOf = new Map(stored.map(({ code, nights }) => [code, nights?.join()]));
  const lost = acknowledged.filter(({ order, code }) => {
    const { checkInDate: first, roomId } = order;
    const nights = [first, addDays(first, 1)].map((night) => `${roomId} ${night}`);
    return nightsOf.get(code) !== nights.join();
  });
  return { lost: lost.length, twice: (await soldTwice(db)) + madeTwice(stored, acknowledged) };
}

/** Not by the rows that forbid it, but by what the bookings themselves say. */
async function soldTwice(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from bookings b
        join booking_rooms r on (r.hotel_id, r.booking_id) = (b.hotel_id, b.id)
        cross join generate_series(b.check_in, b.check_out - 1, interval '1 day') night
      where b.status = 'CONFIRMED'
      group by r.hotel_id, r.room_id, night having count(*) > 1) twice`.execute(db);
  return rows[0]!.n;
}

/** A key was answered with two codes, or there is a booking that nobody was told of. */
function madeTwice(
  stored: readonly { code: string }[],
  acknowledged: readonly Acknowledged[],
): number {
  const codes = new Set(acknowledged.map(({ code }) => code));
  const keys = new Set(acknowledged.map(({ order }) => order.key));
  const untold = stored.filter(({ code }) => !codes.has(code));
  return codes.size - keys.size + untold.length;
}

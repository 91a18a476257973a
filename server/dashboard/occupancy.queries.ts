import { sql } from 'kysely';
import { addDays, type Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';

export interface OccupiedDay {
  day: Day;
  /** All that the hotels have. */
  rooms: number;
  /** With a guest in the night of that day, and not on sale in it. */
  sold: number;
  closed: number;
}

interface Wanted {
  from: Day;
  count: number;
  today: Day;
  /** All that the hotels have, and how many of them are out of order. */
  rooms: number;
  outOfOrder: number;
}

/** Counted by the nights that are kept; `kept` are those of rooms that are out of order. */
interface KeptDay {
  day: Day;
  sold: number;
  closed: number;
  kept: number;
}

/** How full the owner's hotels are, from one day on: since when a room is out of order nobody knows, but it is from today on. */
export async function occupiedDays(
  db: Db,
  ownerId: number,
  { from, count, today, rooms, outOfOrder }: Wanted,
): Promise<OccupiedDay[]> {
  const { rows: found } = await sql<KeptDay>`
    select n.night::text as day, count(n.booking_id)::int as sold, count(n.closure_id)::int as closed,
      count(*) filter (where r.status = 'MAINTENANCE')::int as kept
    from room_nights n
      join rooms r on r.hotel_id = n.hotel_id and r.id = n.room_id
      join hotels h on h.id = n.hotel_id
    where h.owner_id = ${ownerId} and h.deleted_at is null and r.deleted_at is null
      and n.night >= ${from}::date and n.night < ${addDays(from, count)}::date
    group by n.night`.execute(db);
  const days = new Map(found.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, i) => {
    const day = addDays(from, i);
    const { sold, closed, kept } = days.get(day) ?? { sold: 0, closed: 0, kept: 0 };
    return { day, rooms, sold, closed: closed + (day >= today ? outOfOrder - kept : 0) };
  });
}
